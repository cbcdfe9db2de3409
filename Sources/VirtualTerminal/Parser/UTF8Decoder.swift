/// Decodes UTF-8 byte by byte; each maximal malformed piece is one U+FFFD (Unicode 3.9, D93b).
struct UTF8Decoder {
  enum Step {
    case more
    case scalar(UInt32)
    /// What came before was malformed; the byte itself is to be looked at again.
    case malformedBefore
    case malformed
  }

  private var value: UInt32 = 0
  private var needed: UInt8 = 0
  private var lower: UInt8 = 0x80
  private var upper: UInt8 = 0xBF

  var isPending: Bool { needed > 0 }

  mutating func next(_ byte: UInt8) -> Step {
    if needed == 0 { return first(byte) }
    guard byte >= lower, byte <= upper else {
      needed = 0
      return .malformedBefore
    }
    lower = 0x80
    upper = 0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    needed -= 1
    return needed == 0 ? .scalar(value) : .more
  }

  private mutating func first(_ byte: UInt8) -> Step {
    lower = byte == 0xE0 ? 0xA0 : byte == 0xF0 ? 0x90 : 0x80
    upper = byte == 0xED ? 0x9F : byte == 0xF4 ? 0x8F : 0xBF
    switch byte {
    case 0xC2...0xDF: (value, needed) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF: (value, needed) = (UInt32(byte & 0x0F), 2)
    case 0xF0...0xF4: (value, needed) = (UInt32(byte & 0x07), 3)
    default: return .malformed
    }
    return .more
  }

  /// A well-formed character, where four bytes can be looked at; nil for all others, which take the
  /// way byte by byte.
  @inline(__always)
  static func whole(_ start: UnsafePointer<UInt8>) -> (scalar: UInt32, length: Int)? {
    let first = UInt32(start[0])
    let second = UInt32(start[1])
    guard second & 0xC0 == 0x80 else { return nil }
    if first & 0xE0 == 0xC0 {
      return first < 0xC2 ? nil : ((first & 0x1F) << 6 | second & 0x3F, 2)
    }
    let third = UInt32(start[2])
    guard third & 0xC0 == 0x80 else { return nil }
    if first & 0xF0 == 0xE0 {
      let scalar = (first & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F
      return scalar < 0x800 || scalar & 0xF800 == 0xD800 ? nil : (scalar, 3)
    }
    let fourth = UInt32(start[3])
    guard first & 0xF8 == 0xF0, fourth & 0xC0 == 0x80 else { return nil }
    let scalar =
      (first & 0x07) << 18 | (second & 0x3F) << 12 | (third & 0x3F) << 6 | fourth & 0x3F
    return scalar < 0x1_0000 || scalar > 0x10_FFFF ? nil : (scalar, 4)
  }
}
