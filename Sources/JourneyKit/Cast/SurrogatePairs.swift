/// Puts UTF-16 surrogates together that stand apart: in two escapes of a text, or in two outputs
/// where the recorder counted in UTF-16 and cut between them.
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

  /// `bytes` behind the half that was held; without its other half it becomes U+FFFD.
  static func join(_ held: UInt16, _ bytes: [UInt8]) -> [UInt8] {
    guard let unit = unit(bytes.prefix(3)), isSecond(unit) else {
      return Array("\u{FFFD}".utf8) + bytes
    }
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
