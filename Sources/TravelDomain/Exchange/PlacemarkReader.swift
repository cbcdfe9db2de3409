/// The elements of a form of XML in which places are kept.
protocol PlacemarkForm {
  /// The local name of the outermost element.
  static var root: String { get }
  /// True where a place may be a line or an area, which has no point and is left out.
  static var hasShapes: Bool { get }

  init()
  /// Returns true for an element that is a place.
  func isPlace(_ name: String) -> Bool
  /// Takes what the attributes of an element say.
  mutating func begin(_ name: String, _ attributes: [String: String], _ row: inout PlacemarkRow)
  /// Takes the text of an element within a place.
  func end(_ name: String, in parent: String?, _ text: String, _ row: inout PlacemarkRow)
}

/// A row of a file as two hands wrote it: this program's own data, and the elements of the form.
struct PlacemarkRow {
  /// The data that this program writes.
  var own: ExchangeRow
  /// The elements that any program writes.
  var usual = ExchangeRow()

  init(line: Int) { own = ExchangeRow(line: line) }

  /// The row of both. The own data say more than the elements of the form; with them, an element
  /// that is missing was empty.
  var whole: ExchangeRow {
    guard own[.type].isEmpty else { return own }
    var row = own
    for (column, text) in usual.pairs where row[column].isEmpty { row.take(text, for: column) }
    return row
  }
}

/// Reads the places of a file in a form of XML.
struct PlacemarkReader<Form: PlacemarkForm> {
  private var reader: XMLReader
  private var form = Form()
  /// Local names of the elements that are open.
  private var path: [String] = []
  private var row: PlacemarkRow?
  private var text = ""

  static func rows(in text: String, _ sink: inout RowSink) {
    var reader = PlacemarkReader(reader: XMLReader(text))
    do throws(XMLReader.Failure) {
      try reader.read(&sink)
    } catch { sink.problem(line: error.line, "", error.reason) }
  }

  private init(reader: XMLReader) { self.reader = reader }

  private mutating func read(_ sink: inout RowSink) throws(XMLReader.Failure) {
    while !sink.isFull, let event = try reader.next() {
      switch event {
      case .start(let name, let attributes, let line):
        if path.isEmpty, name != Form.root {
          throw XMLReader.Failure(line: line, reason: .notXML)
        }
        begin(name, attributes, line)
      case .text(let more):
        if text.utf8.count < 4 * ExchangeRow.longest { text += more }
      case .end: end(&sink)
      }
    }
  }

  private mutating func begin(_ name: String, _ attributes: [String: String], _ line: Int) {
    path.append(name)
    text = ""
    if form.isPlace(name) { row = PlacemarkRow(line: line) }
    guard var row else { return }
    form.begin(name, attributes, &row)
    self.row = row
  }

  private mutating func end(_ sink: inout RowSink) {
    let name = path.removeLast()
    defer { text = "" }
    guard var row else { return }
    if form.isPlace(name) {
      self.row = nil
      let whole = row.whole
      if Form.hasShapes, row.own[.type].isEmpty, whole[.latitude].isEmpty { return }
      return sink.take(whole)
    }
    form.end(name, in: path.last, text, &row)
    self.row = row
  }
}
