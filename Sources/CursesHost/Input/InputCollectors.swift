/// Gathers a bracketed paste up to `CSI 201 ~`, and no more of it than a limit.
struct PasteCollector: Sendable {
  private static let marker: [UInt8] = Array("\u{1B}[201~".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  /// The number of bytes of the end marker that have come.
  private var matched = 0
  private var isCut = false

  init(limit: Int) { self.limit = limit }

  /// Takes bytes from the front of `rest`; true when the paste is over, with what follows it left.
  mutating func consume(_ rest: inout ArraySlice<UInt8>) -> Bool {
    while !rest.isEmpty {
      if matched == 0 {
        let end = rest.firstIndex(of: 0x1B) ?? rest.endIndex
        keep(rest[..<end])
        rest = rest[end...]
      }
      guard let byte = rest.popFirst() else { break }
      if match(byte) { return true }
    }
    return false
  }

  /// Hands the text out, with U+FFFD for what is not UTF-8, and begins anew.
  mutating func take() -> String {
    keep(Self.marker[..<matched])
    if isCut { dropBrokenEnd() }
    defer { self = PasteCollector(limit: limit) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes a byte; returns true with the last byte of the marker.
  private mutating func match(_ byte: UInt8) -> Bool {
    if byte == Self.marker[matched] {
      matched += 1
      guard matched == Self.marker.count else { return false }
      matched = 0
      return true
    }
    keep(Self.marker[..<matched])
    matched = 0
    if byte == 0x1B { matched = 1 } else { keep([byte]) }
    return false
  }

  private mutating func keep(_ more: ArraySlice<UInt8>) {
    let room = limit - bytes.count
    bytes.append(contentsOf: more.prefix(room))
    if more.count > room { isCut = true }
  }

  /// Drops a character that the limit cut in two.
  private mutating func dropBrokenEnd() {
    var end = bytes.count
    while end > 0, bytes.count - end < 3, bytes[end - 1] & 0xC0 == 0x80 { end -= 1 }
    guard end > 0, bytes[end - 1] >= 0xC0 else { return }
    let length = bytes[end - 1] >= 0xF0 ? 4 : bytes[end - 1] >= 0xE0 ? 3 : 2
    if bytes.count - end + 1 < length { bytes.removeLast(bytes.count - end + 1) }
  }
}

/// Puts the bytes of one scalar together (RFC 3629; the table of well-formed sequences in chapter 3
/// of the Unicode standard: nothing overlong, no surrogate, nothing beyond U+10FFFF).
struct UTF8Collector: Sendable {
  enum Result: Equatable {
    case incomplete
    case scalar(Unicode.Scalar)
    /// The byte can never be part of a scalar.
    case invalid
    /// The bytes before were cut short; the byte may begin a scalar of its own.
    case invalidThenAgain
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// The values of the next byte, which the first byte narrows.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  var isPending: Bool { missing > 0 }

  /// Takes a byte of 0x80 or above.
  mutating func feed(_ byte: UInt8) -> Result {
    guard isPending else { return begin(byte) }
    guard allowed.contains(byte) else {
      self = UTF8Collector()
      return .invalidThenAgain
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    guard missing == 0 else { return .incomplete }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .invalid
  }

  private mutating func begin(_ byte: UInt8) -> Result {
    switch byte {
    case 0xC2...0xDF: expect(1, of: byte & 0x1F)
    case 0xE0...0xEF: expect(2, of: byte & 0x0F)
    case 0xF0...0xF4: expect(3, of: byte & 0x07)
    default: return .invalid
    }
    switch byte {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: allowed = 0x80...0xBF
    }
    return .incomplete
  }

  private mutating func expect(_ count: Int, of bits: UInt8) {
    missing = count
    value = UInt32(bits)
  }
}
