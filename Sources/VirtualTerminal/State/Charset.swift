/// A character set of 94 or 96 characters that G0 to G3 can hold.
enum Charset: UInt8, Hashable, Sendable {
  case ascii, graphics, british, latin1, supplemental

  /// What an escape sequence designates; `is96` by `ESC -`, `.` or `/`, for sets of 96 characters.
  init?(intermediate: UInt8, final: UInt8, is96: Bool) {
    switch (intermediate, final) {
    case (0, 0x42), (0, 0x40), (0, 0x31): self = .ascii
    case (0, 0x30), (0, 0x32): self = .graphics
    case (0, 0x41): self = is96 ? .latin1 : .british
    case (0, 0x3C), (0x25, 0x35): self = .supplemental
    default: return nil
    }
  }

  /// What a byte `0x20 ... 0x7F` of the set shows.
  @inline(__always)
  func scalar(_ byte: UInt8) -> UInt32 {
    switch self {
    case .ascii: UInt32(byte)
    case .graphics:
      byte >= 0x5F && byte < 0x7F ? UInt32(Self.graphicsScalars[Int(byte) - 0x5F]) : UInt32(byte)
    case .british: byte == 0x23 ? 0xA3 : UInt32(byte)
    case .latin1, .supplemental: UInt32(byte) + 0x80
    }
  }

  /// DEC Special Graphics from `_` to `~`.
  private static let graphicsScalars: [UInt16] = [
    0x00A0, 0x25C6, 0x2592, 0x2409, 0x240C, 0x240D, 0x240A, 0x00B0, 0x00B1, 0x2424, 0x240B,
    0x2518, 0x2510, 0x250C, 0x2514, 0x253C, 0x23BA, 0x23BB, 0x2500, 0x23BC, 0x23BD, 0x251C,
    0x2524, 0x2534, 0x252C, 0x2502, 0x2264, 0x2265, 0x03C0, 0x2260, 0x00A3, 0x00B7,
  ]
}
