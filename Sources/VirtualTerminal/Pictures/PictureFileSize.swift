import Terminal

/// Reads how large a picture file says that it is, without decoding it.
enum PictureFileSize {
  /// The size in pixels of a PNG, GIF or JPEG; zero for anything else.
  static func read(_ bytes: [UInt8]) -> Size {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
      return Size(clamp(big(bytes, 16, 4)), clamp(big(bytes, 20, 4)))
    }
    if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]), bytes.count >= 10 {
      return Size(
        Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    return bytes.starts(with: [0xFF, 0xD8]) ? jpeg(bytes) : .zero
  }

  /// The first frame header (SOF) behind the other segments.
  private static func jpeg(_ bytes: [UInt8]) -> Size {
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return Size(big(bytes, index + 7, 2), big(bytes, index + 5, 2))
      }
      index += 2 + big(bytes, index + 2, 2)
    }
    return .zero
  }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A file may say anything; what no terminal could show counts as the most that one could.
  private static func clamp(_ value: Int) -> Int { min(value, 1 << 16) }
}
