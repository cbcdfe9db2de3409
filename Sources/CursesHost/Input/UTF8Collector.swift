/// Puts the bytes of one scalar together (RFC 3629; the table of well-formed sequences in chapter 3
/// of the Unicode standard: nothing overlong, no surrogate, nothing beyond U+10FFFF).
struct UTF8Collector: Sendable {
  enum Result: Equatable {
    case incomplete
    case scalar(Unicode.Scalar)
    /// The byte can never be part of a scalar.
    case invalid
    /// What came before was cut short; the byte may begin a scalar of its own.
    case invalidThenAgain
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// What the next byte may be, which the first byte narrows.
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
