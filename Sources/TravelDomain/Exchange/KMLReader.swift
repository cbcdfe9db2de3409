/// Reads the placemarks with a point of KML 2.2 (OGC 07-147r2), as this program and map services write them;
/// of lines, areas, styles and links, nothing.
struct KMLReader {
  private var reader: XMLReader
  /// Local names of the elements that are open.
  private var path: [String] = []
  private var row: ExchangeRow?
  private var extras = ExchangeRow()
  /// The name of the value of extended data that is open.
  private var dataName = ""
  private var value = ""

  static func rows(in text: String, _ sink: inout RowSink) {
    var reader = KMLReader(reader: XMLReader(text))
    do throws(XMLReader.Failure) {
      try reader.read(&sink)
    } catch { sink.problem(line: error.line, "", error.reason) }
  }

  private init(reader: XMLReader) { self.reader = reader }

  private mutating func read(_ sink: inout RowSink) throws(XMLReader.Failure) {
    while !sink.isFull, let event = try reader.next() {
      switch event {
      case .start(let name, let attributes, let line):
        if path.isEmpty, name != "kml" { throw XMLReader.Failure(line: line, reason: .notXML) }
        begin(name, attributes, line)
      case .text(let text):
        if value.utf8.count < 4 * ExchangeRow.longest { value += text }
      case .end: end(&sink)
      }
    }
  }

  private mutating func begin(_ name: String, _ attributes: [String: String], _ line: Int) {
    path.append(name)
    value = ""
    switch name {
    case "Placemark": (row, extras) = (ExchangeRow(line: line), ExchangeRow())
    case "Data", "SimpleData": dataName = attributes["name"] ?? ""
    default: break
    }
  }

  private mutating func end(_ sink: inout RowSink) {
    let name = path.removeLast()
    defer { value = "" }
    guard row != nil else { return }
    switch (path.last, name) {
    case (_, "Placemark"): finish(&sink)
    case ("Data", "value"), (_, "SimpleData"):
      if let column = ExchangeColumn(header: dataName) { row?.take(value, for: column) }
    case ("Point", "coordinates"): take(coordinates: value)
    case ("Placemark", "name"): extras.take(value, for: .name)
    case ("Placemark", "description"): extras.take(value, for: .note)
    case ("TimeSpan", "begin"), ("TimeStamp", "when"):
      extras.take(String(value.prefix(10)), for: .from)
    case ("TimeSpan", "end"): extras.take(String(value.prefix(10)), for: .until)
    default: break
    }
  }

  /// Longitude, latitude and mostly a height, parted by commas.
  private mutating func take(coordinates text: String) {
    let first = text.split(whereSeparator: \.isWhitespace).first ?? ""
    let parts = first.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return }
    extras.take(String(parts[0]), for: .longitude)
    extras.take(String(parts[1]), for: .latitude)
  }

  /// Gives the row to the sink. The data that this program writes say more than the elements of KML; with
  /// them, a missing element was empty.
  private mutating func finish(_ sink: inout RowSink) {
    guard var row else { return }
    self.row = nil
    if row[.type].isEmpty {
      // A line or an area has no place of its own.
      if extras[.latitude].isEmpty { return }
      for (column, text) in extras.pairs where row[column].isEmpty { row.take(text, for: column) }
    }
    sink.take(row)
  }
}
