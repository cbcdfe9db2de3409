/// Reads one JSON value from a line.
struct CastValueReader {
  /// What is wrong, and at which byte.
  struct Failure: Error {
    let offset: Int
    let reason: String

    var description: String { "byte \(offset + 1): \(reason)" }
  }

  private let bytes: [UInt8]
  private(set) var position = 0
  /// So that brackets in brackets cannot use up the stack.
  private static let maximumDepth = 32

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that takes all of `bytes`, blanks around it left out.
  static func value(_ bytes: [UInt8]) throws(Failure) -> CastValue {
    var reader = CastValueReader(bytes)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.peek == nil else { throw reader.failure("more than one value") }
    return value
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Failure) -> CastValue {
    skipBlanks()
    guard depth < Self.maximumDepth else { throw failure("values too deep in each other") }
    guard let byte = peek else { throw failure("the line ends too early") }
    switch byte {
    case UInt8(ascii: "["): return .array(try array(depth))
    case UInt8(ascii: "{"): return .object(try object(depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: return try word()
    }
  }

  private mutating func array(_ depth: Int) throws(Failure) -> [CastValue] {
    var values: [CastValue] = []
    position += 1
    if take("]") { return values }
    repeat { values.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw failure("expected ',' or ']'") }
    return values
  }

  private mutating func object(_ depth: Int) throws(Failure) -> [String: CastValue] {
    var members: [String: CastValue] = [:]
    position += 1
    if take("}") { return members }
    repeat {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw failure("expected a name in quotes") }
      let name = String(decoding: try string(), as: UTF8.self)
      guard take(":") else { throw failure("expected ':'") }
      members[name] = try value(depth: depth + 1)
    } while take(",")
    guard take("}") else { throw failure("expected ',' or '}'") }
    return members
  }

  private mutating func word() throws(Failure) -> CastValue {
    for (word, value) in [("true", CastValue.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw failure("no JSON value")
  }

  private mutating func number() throws(Failure) -> Double {
    let start = position
    while let byte = peek, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      position = start
      throw failure("'\(text.prefix(20))' is no number")
    }
    return value
  }

  // MARK: Strings

  private mutating func string() throws(Failure) -> [UInt8] {
    var result: [UInt8] = []
    position += 1
    while true {
      let start = position
      while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        position += 1
      }
      result += bytes[start..<position]
      guard let byte = peek else { throw failure("the text has no closing quote") }
      position += 1
      if byte == UInt8(ascii: "\"") { return result }
      try escape(into: &result)
    }
  }

  private mutating func escape(into result: inout [UInt8]) throws(Failure) {
    guard let byte = peek else { throw failure("the text has no closing quote") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"): SurrogatePairs.append(try codeUnit(), to: &result)
    default:
      position -= 1
      throw failure("no such escape")
    }
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(digits, radix: 16)
    else { throw failure("\\u wants four hexadecimal digits") }
    position += 4
    return unit
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard let byte = peek, byte == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private func failure(_ reason: String) -> Failure { Failure(offset: position, reason: reason) }
}
