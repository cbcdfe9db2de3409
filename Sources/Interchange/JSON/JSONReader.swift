/// Reads JSON by RFC 8259 and no more: in one pass, with limits on its depth and on the number of its
/// values, so that no file can use up stack or memory. Bytes that are no UTF-8 become U+FFFD.
public struct JSONReader {
  public static let deepest = 32
  /// Bytes of a number.
  static let longestNumber = 400

  private let bytes: [UInt8]
  private let mostValues: Int
  private var place = 0
  private var line = 1
  private var count = 0

  /// The value that the bytes are, all of them; a mark of the byte order may come first.
  public static func value(
    in bytes: some Sequence<UInt8>, mostValues: Int = 2_000_000
  ) throws(JSONProblem) -> JSONValue {
    var reader = JSONReader(bytes: Array(bytes), mostValues: mostValues)
    if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
    let value = try reader.value(0)
    reader.skipBlanks()
    guard reader.place == reader.bytes.count else { throw reader.problem }
    return value
  }

  private init(bytes: [UInt8], mostValues: Int) {
    (self.bytes, self.mostValues) = (bytes, mostValues)
  }

  private var problem: JSONProblem { problem(.unexpected) }

  private func problem(_ reason: JSONProblem.Reason) -> JSONProblem {
    JSONProblem(reason, byte: place, line: line)
  }

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

  private mutating func value(_ depth: Int) throws(JSONProblem) -> JSONValue {
    skipBlanks()
    if depth > Self.deepest { throw problem(.tooDeep) }
    count += 1
    if count > mostValues { throw problem(.tooMany(most: mostValues)) }
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

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONProblem) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw problem }
    place += word.utf8.count
    return value
  }

  // MARK: - Arrays and objects
  private mutating func array(_ depth: Int) throws(JSONProblem) -> JSONValue {
    place += 1
    var values: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(values) }
    while true {
      values.append(try value(depth + 1))
      if take(UInt8(ascii: "]")) { return .array(values) }
      guard take(UInt8(ascii: ",")) else { throw problem }
    }
  }

  private mutating func object(_ depth: Int) throws(JSONProblem) -> JSONValue {
    let line = line
    place += 1
    var members: [JSONMember] = []
    if take(UInt8(ascii: "}")) { return .object(members, line: line) }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw problem }
      let name = try string()
      guard take(UInt8(ascii: ":")) else { throw problem }
      members.append(JSONMember(name, try value(depth + 1)))
      if take(UInt8(ascii: "}")) { return .object(members, line: line) }
      guard take(UInt8(ascii: ",")) else { throw problem }
    }
  }

  // MARK: - Strings
  private mutating func string() throws(JSONProblem) -> String {
    place += 1
    let start = place
    while let byte = next, Self.isPlain(byte) { place += 1 }
    var text = bytes[start..<place]
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw problem
      default:
        text.append(byte)
        place += 1
      }
    }
    throw problem
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func escape() throws(JSONProblem) -> [UInt8] {
    place += 1
    guard let byte = next else { throw problem }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default:
      place -= 1
      throw problem
    }
  }

  /// Four digits, or two times four of a surrogate pair; half a pair is U+FFFD.
  private mutating func scalar() throws(JSONProblem) -> Character {
    let first = try fourDigits()
    guard (0xD800..<0xDC00).contains(first) else { return Self.character(first) }
    let start = place
    guard bytes[place...].starts(with: "\\u".utf8) else { return Self.character(first) }
    place += 2
    let second = try fourDigits()
    guard (0xDC00..<0xE000).contains(second) else {
      place = start
      return Self.character(first)
    }
    return Self.character(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private static func character(_ value: UInt32) -> Character {
    Character(Unicode.Scalar(value) ?? "\u{FFFD}")
  }

  private mutating func fourDigits() throws(JSONProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { throw problem }
      value = value << 4 | UInt32(digit)
      place += 1
    }
    return value
  }

  // MARK: - Numbers
  private mutating func number() throws(JSONProblem) -> JSONValue {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    let first = place
    guard skipDigits() > 0 else { throw problem }
    if bytes[first] == UInt8(ascii: "0"), place > first + 1 {
      place = first + 1
      throw problem
    }
    var isInteger = true
    if next == UInt8(ascii: ".") {
      isInteger = false
      place += 1
      guard skipDigits() > 0 else { throw problem }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isInteger = false
      place += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
      guard skipDigits() > 0 else { throw problem }
    }
    guard place - start <= Self.longestNumber else { throw problem }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isInteger, let value = Int64(text) { return .integer(value) }
    return .number(Double(text) ?? .infinity)
  }

  private mutating func skipDigits() -> Int {
    let start = place
    while let byte = next, (48...57).contains(byte) { place += 1 }
    return place - start
  }
}

/// A reason why a text is no JSON that is taken, and where.
public struct JSONProblem: Error, Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    case unexpected
    /// More arrays and objects within each other than ``JSONReader/deepest``.
    case tooDeep
    case tooMany(most: Int)
  }

  public let reason: Reason
  /// Counted from 0.
  public let byte: Int
  /// Counted from 1.
  public let line: Int

  public init(_ reason: Reason, byte: Int, line: Int) {
    (self.reason, self.byte, self.line) = (reason, byte, line)
  }
}
