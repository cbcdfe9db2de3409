/// The placemarks with a point of KML 2.2 (OGC 07-147r2), as this program and map services write
/// them; of lines, areas, styles and links, nothing.
struct KMLForm: PlacemarkForm {
  static let root = "kml"
  static let hasShapes = true

  /// The name of the value of extended data that is open.
  private var dataName = ""

  func isPlace(_ name: String) -> Bool { name == "Placemark" }

  mutating func begin(_ name: String, _ attributes: [String: String], _ row: inout PlacemarkRow) {
    if name == "Data" || name == "SimpleData" { dataName = attributes["name"] ?? "" }
  }

  func end(_ name: String, in parent: String?, _ text: String, _ row: inout PlacemarkRow) {
    switch (parent, name) {
    case ("Data", "value"), (_, "SimpleData"):
      if let column = ExchangeColumn(header: dataName) { row.own.take(text, for: column) }
    case ("Point", "coordinates"): take(coordinates: text, &row.usual)
    case ("Placemark", "name"): row.usual.take(text, for: .name)
    case ("Placemark", "description"): row.usual.take(text, for: .note)
    case ("TimeSpan", "begin"), ("TimeStamp", "when"):
      row.usual.take(String(text.prefix(10)), for: .from)
    case ("TimeSpan", "end"): row.usual.take(String(text.prefix(10)), for: .until)
    default: break
    }
  }

  /// Longitude, latitude and mostly a height, parted by commas.
  private func take(coordinates text: String, _ row: inout ExchangeRow) {
    let first = text.split(whereSeparator: \.isWhitespace).first ?? ""
    let parts = first.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return }
    row.take(String(parts[0]), for: .longitude)
    row.take(String(parts[1]), for: .latitude)
  }
}
