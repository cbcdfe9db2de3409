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
