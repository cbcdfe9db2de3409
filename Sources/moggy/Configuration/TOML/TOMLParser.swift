import TOMLKit

/// Has TOMLKit read single statements and puts places to what it has read.
enum TOMLParser {
  /// Returns the path of `[a.b]`; one of `[[a.b]]` too, of which the reader then knows no table.
  static func path(ofHeader statement: TOMLStatement) throws(TOMLMistake) -> [String] {
    path(in: try parse(statement))
  }

  /// Returns the values of a setting: several where its value is an inline table.
  static func leaves(of statement: TOMLStatement) throws(TOMLMistake) -> [TOMLLeaf] {
    let table = try parse(statement)
    let place = statement.value ?? TOMLValuePlace(place: statement.place)
    let path = path(ofKey: statement.key)
    var leaves: [TOMLLeaf] = []
    collect(node(at: path, in: table), path, statement.place, place, &leaves)
    return leaves
  }

  private static func parse(_ statement: TOMLStatement) throws(TOMLMistake) -> TOMLTable {
    if let mistake = statement.mistake { throw mistake }
    // TOMLKit would take a NUL for the end of the text.
    guard !statement.text.unicodeScalars.contains("\0")
    else { throw TOMLMistake(place: statement.place, reason: .syntax("a control character")) }
    do {
      return try TOMLTable(string: statement.text)
    } catch let error as TOMLParseError {
      let begin = TOMLPlace(line: error.source.begin.line, column: error.source.begin.column)
      throw TOMLMistake(
        place: statement.place.then(begin), reason: .syntax(plain(error.description)))
    } catch { throw TOMLMistake(place: statement.place, reason: .syntax("\(error)")) }
  }

  /// Returns the parser's words without its own bookkeeping; a statement's end is no end of a file.
  private static func plain(_ words: String) -> String {
    var words = words[...]
    if words.hasPrefix("Error while parsing "), let colon = words.firstIndex(of: ":") {
      words = words[words.index(after: colon)...].drop { $0 == " " }
    }
    let parts = String(words).split(separator: "end-of-file", omittingEmptySubsequences: false)
    return parts.joined(separator: "end")
  }

  // MARK: Paths
  /// Returns the names on the way down, as long as there is one way only.
  private static func path(in table: TOMLTable) -> [String] {
    var path: [String] = []
    var next: TOMLTable? = table
    while let table = next, let key = table.keys.first {
      path.append(key)
      next = table[key]?.tomlValue.table
    }
    return path
  }

  /// Returns the parts of a key as written; quotes and escapes are TOMLKit's business.
  private static func path(ofKey key: String) -> [String] {
    guard let table = try? TOMLTable(string: key + " = 0") else { return [key] }
    return path(in: table)
  }

  private static func node(at path: [String], in table: TOMLTable) -> TOMLValue? {
    var table: TOMLTable? = table
    for key in path.dropLast() { table = table?[key]?.tomlValue.table }
    return path.last.flatMap { table?[$0]?.tomlValue }
  }

  // MARK: Values
  private static func collect(
    _ value: TOMLValue?, _ path: [String], _ keyPlace: TOMLPlace, _ place: TOMLValuePlace,
    _ leaves: inout [TOMLLeaf]
  ) {
    guard let table = value?.table else {
      let leaf = TOMLLeaf(
        path: path, place: keyPlace, value: plainValue(value, place), valuePlace: place.place)
      leaves.append(leaf)
      return
    }
    for member in place.members {
      let key = self.path(ofKey: member.key)
      collect(node(at: key, in: table), path + key, member.place, member.value, &leaves)
    }
  }

  private static func plainValue(_ value: TOMLValue?, _ place: TOMLValuePlace) -> TOMLLeaf.Value {
    guard let value else { return .other }
    switch value.type {
    case .string: return value.string.map(TOMLLeaf.Value.string) ?? .other
    case .bool: return value.bool.map(TOMLLeaf.Value.bool) ?? .other
    case .array:
      guard let array = value.array else { return .other }
      let items = (0..<array.count).map { index in
        let itemPlace = place.items.indices.contains(index) ? place.items[index] : place
        return TOMLLeaf.Item(
          value: plainValue(array[index].tomlValue, itemPlace), place: itemPlace.place)
      }
      return .array(items)
    default: return .other
    }
  }
}

/// A header or a setting of a TOML text, to be parsed by itself, so that a mistake in one costs no
/// other.
struct TOMLStatement {
  var text: String
  var place: TOMLPlace
  var isHeader: Bool
  /// The places of a setting's value and its parts; nil where it does not end as it should.
  var value: TOMLValuePlace?
  /// The key of a setting, as written.
  var key: String
  /// The reason that it cannot be parsed.
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
