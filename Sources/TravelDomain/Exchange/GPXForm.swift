/// The waypoints and the points of routes of GPX 1.1; of tracks, which have a point for each
/// second, nothing.
struct GPXForm: PlacemarkForm {
  static let root = "gpx"
  static let hasShapes = false

  func isPlace(_ name: String) -> Bool { name == "wpt" || name == "rtept" }

  func begin(_ name: String, _ attributes: [String: String], _ row: inout PlacemarkRow) {
    guard isPlace(name) else { return }
    row.own.take(attributes["lat"] ?? "", for: .latitude)
    row.own.take(attributes["lon"] ?? "", for: .longitude)
  }

  func end(_ name: String, in parent: String?, _ text: String, _ row: inout PlacemarkRow) {
    if parent == "extensions", let column = ExchangeColumn(rawValue: name) {
      return row.own.take(text, for: column)
    }
    guard let parent, isPlace(parent) else { return }
    switch name {
    case "name": row.usual.take(text, for: .name)
    case "desc", "cmt": row.usual.take(text, for: .note)
    case "time": row.usual.take(String(text.prefix(10)), for: .from)
    default: break
    }
  }
}
