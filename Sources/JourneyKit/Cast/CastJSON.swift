/// A JSON value (RFC 8259) of a recording.
///
/// Strings are bytes: where a recorder cut its output within a character, each part is no text, and
/// only both together are. Half a surrogate pair keeps its three bytes (WTF-8) for the same reason.
enum CastValue: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case array([CastValue])
  /// Members by name; the last one wins if a name is repeated.
  case object([String: CastValue])

  var text: String? {
    if case .string(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { nil }
  }

  var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// A number without a fraction.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }
}

/// A reader of one JSON value from a line.
struct CastValueReader {
  /// A syntax fault and the byte at which it stands.
  struct Failure: Error {
    let offset: Int
    let reason: String

    var description: String { "byte \(offset + 1): \(reason)" }
  }

  private let bytes: [UInt8]
  private(set) var position = 0
  /// The deepest nesting, so that brackets cannot use up the stack.
  private static let maximumDepth = 32

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the value that takes all of `bytes`, with blanks around it.
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

/// The join of UTF-16 surrogates that stand apart: in two escapes of a text, or in two outputs of a
/// recorder that counts in UTF-16 and cut between them.
enum SurrogatePairs {
  /// Appends a code unit as UTF-8, a surrogate as its three bytes; behind the first of a pair, the
  /// second makes a character of both.
  static func append(_ unit: UInt16, to bytes: inout [UInt8]) {
    if isSecond(unit), let first = heldUnit(bytes) {
      bytes.removeLast(3)
      let value = 0x10000 + (UInt32(first - 0xD800) << 10) + UInt32(unit - 0xDC00)
      if let scalar = Unicode.Scalar(value) { bytes += Array(String(scalar).utf8) }
    } else if let scalar = Unicode.Scalar(UInt32(unit)) {
      bytes += Array(String(scalar).utf8)
    } else {
      bytes += [0xED, UInt8(0x80 | unit >> 6 & 0x3F), UInt8(0x80 | unit & 0x3F)]
    }
  }

  /// Cuts the first half of a pair off the end, where there is one.
  static func takeHeld(from bytes: inout [UInt8]) -> UInt16? {
    guard let unit = heldUnit(bytes) else { return nil }
    bytes.removeLast(3)
    return unit
  }

  /// Returns `bytes` behind the held half. Without its other half it becomes U+FFFD.
  static func join(_ held: UInt16, _ bytes: [UInt8]) -> [UInt8] {
    guard let unit = unit(bytes.prefix(3)), isSecond(unit)
    else { return Array("\u{FFFD}".utf8) + bytes }
    var result: [UInt8] = []
    append(held, to: &result)
    append(unit, to: &result)
    return result + bytes.dropFirst(3)
  }

  private static func heldUnit(_ bytes: [UInt8]) -> UInt16? {
    guard let unit = unit(bytes.suffix(3)), !isSecond(unit) else { return nil }
    return unit
  }

  private static func unit(_ bytes: ArraySlice<UInt8>) -> UInt16? {
    let bytes = Array(bytes)
    guard bytes.count == 3, bytes[0] == 0xED, bytes[1] >= 0xA0 else { return nil }
    return 0xD000 | UInt16(bytes[1] & 0x3F) << 6 | UInt16(bytes[2] & 0x3F)
  }

  private static func isSecond(_ unit: UInt16) -> Bool { (0xDC00...0xDFFF).contains(unit) }
}

/// A writer of JSON for a recording, in one line.
enum CastText {
  /// Controls are escaped, those of C1 and DEL too, so that the file itself is harmless to print.
  static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0x0A: text += "\\n"
      case 0x0D: text += "\\r"
      case 0..<0x20, 0x7F..<0xA0:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Returns seconds with as many decimals as the microseconds need.
  static func seconds(_ microseconds: Int64) -> String {
    var decimals = String(1_000_000 + microseconds % 1_000_000).dropFirst()
    while decimals.count > 1, decimals.last == "0" { decimals.removeLast() }
    return "\(microseconds / 1_000_000).\(decimals)"
  }

  /// Returns an object of the members that are not nil.
  static func object(_ members: [(String, String?)]) -> String {
    let pairs = members.compactMap { name, value in value.map { quoted(name) + ": " + $0 } }
    return "{" + pairs.joined(separator: ", ") + "}"
  }
}
