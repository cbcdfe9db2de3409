/// Reads the waypoints and the points of routes of GPX; of tracks, which have a point for each
/// second, nothing.
struct GPXReader {
  private var reader: XMLReader
  /// Local names of the elements that are open.
  private var path: [String] = []
  private var row: ExchangeRow?
  private var extras = ExchangeRow()
  private var value = ""

  static func rows(in text: String, _ sink: inout RowSink) {
    var reader = GPXReader(reader: XMLReader(text))
    do throws(XMLReader.Failure) {
      try reader.read(&sink)
    } catch { sink.problem(line: error.line, "", error.reason) }
  }

  private init(reader: XMLReader) { self.reader = reader }

  private mutating func read(_ sink: inout RowSink) throws(XMLReader.Failure) {
    while !sink.isFull, let event = try reader.next() {
      switch event {
      case .start(let name, let attributes, let line):
        if path.isEmpty, name != "gpx" { throw XMLReader.Failure(line: line, reason: .notXML) }
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
    guard name == "wpt" || name == "rtept" else { return }
    var row = ExchangeRow(line: line)
    row.take(attributes["lat"] ?? "", for: .latitude)
    row.take(attributes["lon"] ?? "", for: .longitude)
    (self.row, extras) = (row, ExchangeRow())
  }

  private mutating func end(_ sink: inout RowSink) {
    let name = path.removeLast()
    defer { value = "" }
    guard row != nil else { return }
    if name == "wpt" || name == "rtept" { return finish(&sink) }
    if path.last == "extensions", let column = ExchangeColumn(rawValue: name) {
      row?.take(value, for: column)
    } else if path.last == "wpt" || path.last == "rtept" {
      switch name {
      case "name": extras.take(value, for: .name)
      case "desc", "cmt": extras.take(value, for: .note)
      case "time": extras.take(String(value.prefix(10)), for: .from)
      default: break
      }
    }
  }

  /// Gives the row to the sink. The extensions that this program writes say more than the elements
  /// of GPX; with them, a missing element was empty.
  private mutating func finish(_ sink: inout RowSink) {
    guard var row else { return }
    if row[.type].isEmpty {
      for (column, text) in extras.pairs { row.take(text, for: column) }
    }
    sink.take(row)
    self.row = nil
  }
}
