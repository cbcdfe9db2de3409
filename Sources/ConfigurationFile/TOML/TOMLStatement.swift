/// A header or a setting of a TOML text, to be parsed by itself, so that a mistake in one costs no
/// other.
struct TOMLStatement {
  var text: String
  var place: TOMLPlace
  var isHeader: Bool
  /// Of a setting, where its parts are; nil where it does not end as it should.
  var value: TOMLValuePlace?
  /// As written, of a setting.
  var key: String
  /// Why it cannot be parsed.
  var mistake: TOMLMistake?

  /// Takes the next statement; nil at the end of the text.
  ///
  /// One that is not closed is taken for its first line only: what follows is probably meant for
  /// itself.
  static func next(_ scanner: inout TOMLScanner) -> TOMLStatement? {
    scanner.skipToContent()
    guard let first = scanner.current else { return nil }
    let begin = scanner
    var statement = TOMLStatement(
      text: "", place: scanner.place, isHeader: first == "[", value: nil, key: "")
    do throws(TOMLMistake) {
      try statement.pass(&scanner)
    } catch {
      statement.mistake = error
      scanner = begin
    }
    scanner.skipLine()
    var end = scanner.index
    if end > begin.index, scanner.text(end - 1..<end) == "\r" { end -= 1 }
    statement.text = scanner.text(begin.index..<end)
    return statement
  }

  private mutating func pass(_ scanner: inout TOMLScanner) throws(TOMLMistake) {
    if isHeader {
      scanner.advance()
      let isDouble = scanner.current == "["
      if isDouble { scanner.advance() }
      try scanner.passKey()
      scanner.skipBlanks()
      for _ in 0..<(isDouble ? 2 : 1) { try scanner.pass("]", .closingBracket) }
      return
    }
    let start = scanner.index
    try scanner.passKey()
    key = scanner.text(start..<scanner.index)
    scanner.skipBlanks()
    try scanner.pass("=", .equals)
    scanner.skipBlanks()
    value = try scanner.value()
  }
}
