/// Reads elements, attributes and text of XML 1.0, in one pass.
///
/// What a document declares by itself is refused, so there are no entities but the five of XML and
/// numbered characters: nothing can expand, and nothing is fetched. Prefixes of names are dropped.
struct XMLReader {
  static let deepest = 64

  enum Event {
    case start(String, [String: String], line: Int)
    case end
    case text(String)
  }

  struct Failure: Error {
    let line: Int
    let reason: ImportProblem.Reason
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  /// The ranges of the whole names of the elements that are open.
  private var open: [Range<Int>] = []
  private var endsAtOnce = false
  private var hasRoot = false

  init(_ text: String) { bytes = Array(text.utf8) }

  private var failure: Failure { Failure(line: line, reason: .notXML) }

  /// Nil at the end of a document that is whole.
  mutating func next() throws(Failure) -> Event? {
    if endsAtOnce {
      endsAtOnce = false
      open.removeLast()
      return .end
    }
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") {
        let text = try text()
        if !open.isEmpty { return .text(text) }
        guard text.allSatisfy(\.isWhitespace) else { throw failure }
      } else if starts("<!--") {
        try skip(past: "-->")
      } else if starts("<![CDATA[") {
        place += 9
        return .text(try cut(before: "]]>"))
      } else if starts("<?") {
        try skip(past: "?>")
      } else if starts("<!") {
        throw Failure(line: line, reason: .declaresTypes)
      } else if starts("</") {
        return try end()
      } else {
        return try start()
      }
    }
    guard open.isEmpty, hasRoot else { throw failure }
    return nil
  }

  // MARK: - Tags
  private mutating func start() throws(Failure) -> Event {
    if hasRoot, open.isEmpty { throw failure }
    hasRoot = true
    let begin = line
    place += 1
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      if starts("/>") {
        place += 2
        endsAtOnce = true
        break
      }
      if starts(">") {
        place += 1
        break
      }
      let (key, value) = try attribute()
      attributes[key] = value
    }
    open.append(name)
    if open.count > Self.deepest { throw Failure(line: line, reason: .tooDeep) }
    return .start(local(name), attributes, line: begin)
  }

  private mutating func end() throws(Failure) -> Event {
    place += 2
    let name = try name()
    guard let last = open.last, bytes[name] == bytes[last] else { throw failure }
    skipBlanks()
    guard starts(">") else { throw failure }
    place += 1
    open.removeLast()
    return .end
  }

  private mutating func attribute() throws(Failure) -> (String, String) {
    let key = local(try name())
    skipBlanks()
    guard starts("=") else { throw failure }
    place += 1
    skipBlanks()
    guard place < bytes.count else { throw failure }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw failure }
    place += 1
    let start = place
    while place < bytes.count, bytes[place] != quote { step() }
    guard place < bytes.count else { throw failure }
    let value = try expanded(bytes[start..<place])
    place += 1
    return (key, value)
  }

  private mutating func name() throws(Failure) -> Range<Int> {
    let start = place
    while place < bytes.count, !Self.endsName(bytes[place]) { place += 1 }
    guard place > start, place - start <= 200 else { throw failure }
    return start..<place
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "="),
      UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  /// Returns the part of a name behind its last colon.
  private func local(_ name: Range<Int>) -> String {
    let colon = UInt8(ascii: ":")
    guard bytes[name].contains(colon) else { return String(decoding: bytes[name], as: UTF8.self) }
    let part = bytes[name].split(separator: colon).last ?? []
    return String(decoding: part, as: UTF8.self)
  }

  // MARK: - Text
  private mutating func text() throws(Failure) -> String {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { step() }
    return try expanded(bytes[start..<place])
  }

  private func expanded(_ part: ArraySlice<UInt8>) throws(Failure) -> String {
    guard part.contains(UInt8(ascii: "&")) else { return String(decoding: part, as: UTF8.self) }
    var out = ""
    var rest = part
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      out += String(decoding: rest[..<mark], as: UTF8.self)
      guard let end = rest[mark...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let character = Self.character(String(decoding: rest[(mark + 1)..<end], as: UTF8.self))
      else { throw failure }
      out.append(character)
      rest = rest[(end + 1)...]
    }
    return out + String(decoding: rest, as: UTF8.self)
  }

  private static func character(_ name: String) -> Character? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).flatMap {
      XMLText.isAllowed($0) ? Character($0) : nil
    }
  }

  // MARK: - Bytes
  private func starts(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - place >= count else { return false }
    return text.withUTF8Buffer { wanted in
      (0..<count).allSatisfy { bytes[place + $0] == wanted[$0] }
    }
  }

  private mutating func step() {
    if bytes[place] == 0x0A { line += 1 }
    place += 1
  }

  private mutating func skipBlanks() {
    while place < bytes.count, Self.isBlank(bytes[place]) { step() }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private mutating func skip(past mark: StaticString) throws(Failure) { _ = try cut(before: mark) }

  private mutating func cut(before mark: StaticString) throws(Failure) -> String {
    let start = place
    while place < bytes.count {
      if starts(mark) {
        defer { place += mark.utf8CodeUnitCount }
        return String(decoding: bytes[start..<place], as: UTF8.self)
      }
      step()
    }
    throw failure
  }
}
