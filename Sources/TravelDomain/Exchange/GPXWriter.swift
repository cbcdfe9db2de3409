/// Writes GPX 1.1 (http://www.topografix.com/GPX/1/1/): a waypoint for each country and city.
enum GPXWriter {
  /// The namespace of our extensions; names nothing on the network.
  static let namespace = "urn:moggy:travel:1"

  static func text(_ rows: [ExchangeRow]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="Moggy" xmlns="http://www.topografix.com/GPX/1/1" \
    xmlns:moggy="\(namespace)">

    """ + rows.map(waypoint).joined() + "</gpx>\n"
  }

  /// The elements stand in the order that the schema wants.
  private static func waypoint(_ row: ExchangeRow) -> String {
    let time = row[.from].utf8.count == 10 ? row[.from] + "T00:00:00Z" : ""
    let data = row.pairs.filter { $0.column != .latitude && $0.column != .longitude }
      .map { XMLText.element("moggy:\($0.column.rawValue)", $0.text) }.joined()
    return "<wpt lat=\"\(row[.latitude])\" lon=\"\(row[.longitude])\">"
      + XMLText.element("time", time) + XMLText.element("name", row[.name])
      + XMLText.element("desc", row[.note]) + XMLText.element("type", row[.type])
      + "<extensions>\(data)</extensions></wpt>\n"
  }
}
