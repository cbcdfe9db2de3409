/// The C0 code that a key gives while control is held.
enum ControlCode {
  /// `@` to `_` and letters less 64, and the digits of a VT220; nil for keys without a code.
  static func of(_ character: Character) -> UInt8? {
    guard let byte = character.asciiValue else { return nil }
    switch byte {
    case 0x40...0x5F: return byte - 0x40
    case 0x61...0x7A: return byte - 0x60
    case 0x20, 0x32: return 0
    case 0x33...0x37: return byte - 0x33 + 0x1B
    case 0x38, 0x3F: return 0x7F
    case 0x2F: return 0x1F
    default: return nil
    }
  }
}
