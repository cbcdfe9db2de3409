import Interchange

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
