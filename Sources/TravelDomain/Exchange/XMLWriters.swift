/// Writes GPX 1.1 (http://www.topografix.com/GPX/1/1/): a waypoint for each country and city.
enum GPXWriter {
  /// The namespace of our extensions; names nothing on the network.
  private static let namespace = "urn:moggy:travel:1"

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
    // The schema ends before 180, which is the same meridian as -180.
    let longitude = Double(row[.longitude]) == 180 ? "-180.0" : row[.longitude]
    return "<wpt lat=\"\(row[.latitude])\" lon=\"\(longitude)\">"
      + XMLText.element("time", time) + XMLText.element("name", row[.name])
      + XMLText.element("desc", row[.note]) + XMLText.element("type", row[.type])
      + "<extensions>\(data)</extensions></wpt>\n"
  }
}

/// Writes KML 2.2: a folder of countries and one of cities.
enum KMLWriter {
  static func text(_ rows: [ExchangeRow]) -> String {
    let countries = rows.filter { $0[.type] == "country" }
    let cities = rows.filter { $0[.type] == "city" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Moggy</name>

      """ + folder("Countries", countries) + folder("Cities", cities) + "</Document></kml>\n"
  }

  private static func folder(_ name: String, _ rows: [ExchangeRow]) -> String {
    rows.isEmpty
      ? "" : "<Folder><name>\(name)</name>\n" + rows.map(placemark).joined() + "</Folder>\n"
  }

  /// The elements stand in the order that the schema wants.
  private static func placemark(_ row: ExchangeRow) -> String {
    let data = row.pairs.map { column, text in
      "<Data name=\"\(column.rawValue)\">\(XMLText.element("value", text))</Data>"
    }.joined()
    return "<Placemark>" + XMLText.element("name", row[.name])
      + XMLText.element("description", row[.note]) + span(row)
      + "<ExtendedData>\(data)</ExtendedData><Point><coordinates>"
      + "\(row[.longitude]),\(row[.latitude])</coordinates></Point></Placemark>\n"
  }

  private static func span(_ row: ExchangeRow) -> String {
    let parts = XMLText.element("begin", row[.from]) + XMLText.element("end", row[.until])
    return parts.isEmpty ? "" : "<TimeSpan>\(parts)</TimeSpan>"
  }
}

/// Text as it may stand in XML 1.0, and in attributes.
enum XMLText {
  static func escaped(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out.append(contentsOf: "&amp;".unicodeScalars)
      case "<": out.append(contentsOf: "&lt;".unicodeScalars)
      case ">": out.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": out.append(contentsOf: "&quot;".unicodeScalars)
      case _ where isAllowed(scalar): out.append(scalar)
      default: out.append("\u{FFFD}")
      }
    }
    return String(out)
  }

  /// `<name>text</name>`, or nothing for an empty text.
  static func element(_ name: String, _ text: String) -> String {
    text.isEmpty ? "" : "<\(name)>\(escaped(text))</\(name)>"
  }

  /// The characters that XML 1.0 has (section 2.2).
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
