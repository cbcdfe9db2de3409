/// Reads JSON by RFC 8259 in one pass, with limits on depth and on the number of values, so that no
/// file can use up stack or memory. The last of two members of one name counts.
struct JSONReader {
  static let deepest = 32
  static let mostValues = 2_000_000

  /// Where and why a text is no JSON that is taken.
  struct Failure: Error {
    let line: Int
    let reason: ImportProblem.Reason
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var count = 0

  static func tree(in text: String) throws(Failure) -> JSONTree {
    var reader = JSONReader(bytes: Array(text.utf8))
    let tree = try reader.value(0)
    reader.skipBlanks()
    guard reader.place == reader.bytes.count else { throw reader.failure }
    return tree
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var failure: Failure { Failure(line: line, reason: .notJSON) }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      if byte == 0x0A { line += 1 }
      place += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    place += 1
    return true
  }

  private mutating func value(_ depth: Int) throws(Failure) -> JSONTree {
    if depth > Self.deepest { throw Failure(line: line, reason: .tooDeep) }
    count += 1
    if count > Self.mostValues {
      throw Failure(line: line, reason: .tooMany(most: Self.mostValues))
    }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(
    _ word: String, _ value: JSONTree
  ) throws(Failure) -> JSONTree {
    guard bytes[place...].starts(with: word.utf8) else { throw failure }
    place += word.utf8.count
    return value
  }

  private mutating func array(_ depth: Int) throws(Failure) -> JSONTree {
    place += 1
    var values: [JSONTree] = []
    if take(UInt8(ascii: "]")) { return .array(values) }
    while true {
      values.append(try value(depth + 1))
      if take(UInt8(ascii: "]")) { return .array(values) }
      guard take(UInt8(ascii: ",")) else { throw failure }
    }
  }

  private mutating func object(_ depth: Int) throws(Failure) -> JSONTree {
    let start = line
    place += 1
    var members: [String: JSONTree] = [:]
    if take(UInt8(ascii: "}")) { return .object(line: start, members) }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw failure }
      let name = try string()
      guard take(UInt8(ascii: ":")) else { throw failure }
      members[name] = try value(depth + 1)
      if take(UInt8(ascii: "}")) { return .object(line: start, members) }
      guard take(UInt8(ascii: ",")) else { throw failure }
    }
  }

  // MARK: - Strings and numbers

  private mutating func string() throws(Failure) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw failure
      default:
        text.append(byte)
        place += 1
      }
    }
    throw failure
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    place += 1
    guard let byte = next else { throw failure }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default: throw failure
    }
  }

  /// Four digits, or two times four of a surrogate pair; half a pair is U+FFFD.
  private mutating func scalar() throws(Failure) -> Character {
    let first = try fourDigits()
    let start = place
    if (0xD800..<0xDC00).contains(first), bytes[place...].starts(with: "\\u".utf8) {
      place += 2
      let second = try fourDigits()
      if (0xDC00..<0xE000).contains(second) {
        return Self.character(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      }
      place = start
    }
    return Self.character(first)
  }

  private static func character(_ value: UInt32) -> Character {
    Character(Unicode.Scalar(value) ?? "\u{FFFD}")
  }

  private mutating func fourDigits() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure
      }
      value = value << 4 | UInt32(digit)
      place += 1
    }
    return value
  }

  private mutating func number() throws(Failure) -> JSONTree {
    let start = place
    while let byte = next, (48...57).contains(byte) || "+-.eE".utf8.contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard text.utf8.count <= 400, Double(text) != nil else { throw failure }
    return .number(text)
  }
}
