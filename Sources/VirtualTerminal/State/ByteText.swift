/// Base64 as OSC 52 carries it (RFC 4648), without Foundation.
enum Base64 {
  /// Returns the bytes; nil where the text is not Base64. Padding may be missing.
  static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    var isPadded = false
    for byte in text {
      if byte == 0x3D {
        isPadded = true
        continue
      }
      guard !isPadded, let value = digit(byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }

  /// Returns the text of the bytes, with padding.
  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - part.count))
      for place in 0..<4 {
        let digit = bits >> UInt32(18 - 6 * place) & 63
        text.append(place <= part.count ? digits[Int(digit)] : 0x3D)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte) - 0x41
    case 0x61...0x7A: UInt32(byte) - 0x61 + 26
    case 0x30...0x39: UInt32(byte) - 0x30 + 52
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }
}

/// Bytes as pairs of hexadecimal digits.
enum Hexadecimal {
  static func encode(_ bytes: some Sequence<UInt8>) -> String {
    var text = ""
    for byte in bytes {
      if byte < 16 { text += "0" }
      text += String(byte, radix: 16, uppercase: true)
    }
    return text
  }

  /// Returns the bytes; nil where the text is not pairs of digits.
  static func decode(_ text: some StringProtocol) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digit(digits[index]), let low = digit(digits[index + 1]) else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}

extension StringProtocol {
  /// The text without control characters. UTF-8 can say those of C1, and hexadecimal digits and Base64 all.
  var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return String(self) }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isControl }))
  }
}

extension Unicode.Scalar {
  /// One of C0, DEL or C1.
  var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}

extension Int {
  /// Makes a number of a program's text and brings it into a range, so that arithmetic on it cannot
  /// overflow; nil where the text is no decimal number. Any number of digits is read.
  init?(clamping text: some StringProtocol, _ range: ClosedRange<Int> = -(1 << 31)...(1 << 31) - 1)
  {
    let isNegative = text.utf8.first == 0x2D
    let digits = text.utf8.dropFirst(isNegative || text.utf8.first == 0x2B ? 1 : 0)
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      value = Swift.min(value * 10 + Int(digit - 0x30), 1 << 40)
    }
    self = Swift.max(range.lowerBound, Swift.min(isNegative ? -value : value, range.upperBound))
  }
}
