/// Compressed bodies made by hand.
public enum GzipBytes {
  public static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]

  /// Zeros: a megabyte of this becomes 166.
  public static func bomb(bytes: Int) -> [UInt8] {
    var bits = BitWriter(header)
    bits.write("110")  // The last block, with the codes that RFC 1951 fixes.
    bits.write("00110000")  // A zero,
    while bits.bytes.count < bytes { bits.write("1100010100000") }  // and 258 times the one before.
    return bits.bytes
  }

  /// A text as it is, in a block that is only stored.
  public static func stored(_ text: String) -> [UInt8] {
    let content = Array(text.utf8)
    let size = UInt16(content.count)
    return header + [1] + little(size) + little(~size) + content + little(crc(content))
      + little(UInt32(content.count))
  }

  private static func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = (crc >> 1) ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~crc
  }

  private struct BitWriter {
    private(set) var bytes: [UInt8]
    private var used = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func write(_ bits: StaticString) {
      for index in 0..<bits.utf8CodeUnitCount {
        if used % 8 == 0 { bytes.append(0) }
        if bits.utf8Start[index] == UInt8(ascii: "1") {
          bytes[bytes.count - 1] |= 1 << UInt8(used % 8)
        }
        used += 1
      }
    }
  }
}
