/// A PNG of four quarters in any of the forms that the format has; nothing in it is compressed.
struct PNG {
  enum Kind: Int, CaseIterable {
    case grey = 0
    case color = 2
    case palette = 3
    case greyAlpha = 4
    case colorAlpha = 6

    var channels: Int { [1, 0, 3, 1, 2, 0, 4][rawValue] }

    var depths: [Int] {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      default: [8, 16]
      }
    }
  }

  var kind: Kind
  var depth: Int
  var isInterlaced = false
  var width = 64
  var height = 32
  /// Upper left, upper right, lower left, lower right: each a sample a channel, of full depth.
  var quarters: [[Int]]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var bytes: [UInt8] {
    var bytes = Self.signature + header
    if kind == .palette {
      let colors: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
      bytes += Self.chunk("PLTE", Array(colors.prefix(3 << depth)))
    }
    return bytes + Self.chunk("IDAT", Self.stored(scanLines)) + Self.chunk("IEND", [])
  }

  /// The chunk IHDR alone, of any size.
  var header: [UInt8] {
    Self.chunk(
      "IHDR",
      Self.big(width) + Self.big(height) + [UInt8(depth), UInt8(kind.rawValue), 0, 0]
        + [isInterlaced ? 1 : 0])
  }

  // MARK: Pixels

  private func sample(_ x: Int, _ y: Int) -> [Int] {
    quarters[(x * 2 / width) + (y * 2 / height) * 2]
  }

  private var scanLines: [UInt8] {
    guard isInterlaced else { return lines(0, 0, 1, 1) }
    // Adam7: where each of the seven passes starts, and its steps.
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return passes.flatMap { lines($0.0, $0.1, $0.2, $0.3) }
  }

  private func lines(_ left: Int, _ top: Int, _ across: Int, _ down: Int) -> [UInt8] {
    stride(from: top, to: height, by: down).flatMap { y -> [UInt8] in
      let samples = stride(from: left, to: width, by: across).flatMap { sample($0, y) }
      return samples.isEmpty ? [] : [0] + pack(samples)
    }
  }

  private func pack(_ samples: [Int]) -> [UInt8] {
    if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    let perByte = 8 / depth
    return stride(from: 0, to: samples.count, by: perByte).map { start in
      (0..<perByte).reduce(0) { byte, index in
        let value = start + index < samples.count ? samples[start + index] : 0
        return byte | UInt8(value) << UInt8(8 - depth * (index + 1))
      }
    }
  }

  // MARK: Bytes

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(type.utf8) + data
    return big(data.count) + named + big(Int(crc(named)))
  }

  /// CRC-32 of ISO 3309, as PNG wants it.
  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }

  /// A zlib stream of stored blocks (RFC 1950, RFC 1951).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65535) {
      let block = bytes[start..<min(bytes.count, start + 65535)]
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      result += [start + 65535 >= bytes.count ? 1 : 0, low, high, ~low, ~high] + block
    }
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return result + big(b << 16 | a)
  }
}
