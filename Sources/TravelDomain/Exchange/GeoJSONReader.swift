/// Reads the points of GeoJSON (RFC 7946): a collection of features, or one. Of any other geometry
/// nothing but the properties counts.
enum GeoJSONReader {
  static func rows(in text: String, _ sink: inout RowSink) {
    do throws(JSONReader.Failure) {
      let tree = try JSONReader.tree(in: text)
      switch tree["type"]?.text {
      case "FeatureCollection":
        for feature in tree["features"]?.list ?? [] where !sink.isFull { take(feature, &sink) }
      case "Feature": take(tree, &sink)
      default: sink.problem(line: tree.line, "", .notJSON)
      }
    } catch {
      sink.problem(line: error.line, "", error.reason)
    }
  }

  private static func take(_ feature: JSONTree, _ sink: inout RowSink) {
    guard feature["type"]?.text == "Feature" else {
      return sink.problem(line: feature.line, "", .notJSON)
    }
    var row = ExchangeRow(line: feature.line)
    if let point = feature["geometry"], point["type"]?.text == "Point" {
      let numbers = (point["coordinates"]?.list ?? []).prefix(2).map { $0.text ?? "" }
      if numbers.count == 2 {
        row.take(numbers[0], for: .longitude)
        row.take(numbers[1], for: .latitude)
      }
    }
    if case .object(_, let members) = feature["properties"] ?? .null {
      // Names as ours come before those of other programs.
      for (name, value) in members.sorted(by: { rank($0.key) < rank($1.key) }) {
        guard let column = ExchangeColumn(header: name), let text = value.text else { continue }
        row.take(text, for: column)
      }
    }
    sink.take(row)
  }

  private static func rank(_ name: String) -> (Int, String) {
    (ExchangeColumn(rawValue: name) == nil ? 1 : 0, name)
  }
}
