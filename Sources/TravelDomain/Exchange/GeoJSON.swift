import Interchange

/// Reads the points of GeoJSON (RFC 7946): a collection of features, or one. Of any other geometry
/// nothing but the properties counts.
enum GeoJSONReader {
  static func rows(in text: String, _ sink: inout RowSink) {
    do throws(JSONProblem) {
      let value = try JSONReader.value(in: text.utf8)
      switch value["type"] {
      case .string("FeatureCollection"):
        for feature in value["features"].items where !sink.isFull { take(feature, &sink) }
      case .string("Feature"): take(value, &sink)
      default: sink.problem(line: value.line, "", .notJSON)
      }
    } catch { sink.problem(line: error.line, "", reason(error)) }
  }

  private static func reason(_ problem: JSONProblem) -> ImportProblem.Reason {
    switch problem.reason {
    case .unexpected: .notJSON
    case .tooDeep: .tooDeep
    case .tooMany(let most): .tooMany(most: most)
    }
  }

  private static func take(_ feature: JSONValue, _ sink: inout RowSink) {
    guard feature["type"] == .string("Feature")
    else { return sink.problem(line: feature.line, "", .notJSON) }
    var row = ExchangeRow(line: feature.line)
    let geometry = feature["geometry"]
    if geometry["type"] == .string("Point") {
      let numbers = geometry["coordinates"].items.prefix(2).map { $0.plain ?? "" }
      if numbers.count == 2 {
        row.take(numbers[0], for: .longitude)
        row.take(numbers[1], for: .latitude)
      }
    }
    // Names as ours come before those of other programs.
    let members = feature["properties"].members ?? []
    for member in members.sorted(by: { rank($0.name) < rank($1.name) }) {
      guard let column = ExchangeColumn(header: member.name), let text = member.value.plain
      else { continue }
      row.take(text, for: column)
    }
    sink.take(row)
  }

  private static func rank(_ name: String) -> (Int, String) {
    (ExchangeColumn(rawValue: name) == nil ? 1 : 0, name)
  }
}

/// Writes GeoJSON by RFC 7946: a feature a line, longitude before latitude.
enum GeoJSONWriter {
  static func text(_ rows: [ExchangeRow]) -> String {
    "{\"type\": \"FeatureCollection\", \"features\": [\n"
      + rows.map(feature).joined(separator: ",\n") + "\n]}\n"
  }

  private static func feature(_ row: ExchangeRow) -> String {
    let members = row.pairs.filter { $0.column != .latitude && $0.column != .longitude }
      .map { "\"\($0.column.rawValue)\": \(JSONValue.string($0.text).text())" }
    return "{\"type\": \"Feature\", \"geometry\": {\"type\": \"Point\", \"coordinates\": "
      + "[\(row[.longitude]), \(row[.latitude])]}, "
      + "\"properties\": {\(members.joined(separator: ", "))}}"
  }
}

extension JSONValue {
  /// The text of a plain value; nil for null, arrays, objects and numbers without bounds.
  var plain: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): number.isFinite ? "\(number)" : nil
    case .bool(let value): value ? "yes" : "no"
    case .null, .array, .object: nil
    }
  }
}
