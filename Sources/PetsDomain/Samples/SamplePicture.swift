import Foundation

/// A small portrait of an invented animal, drawn by code and ours: a square PNG of few colours.
struct SamplePicture {
  /// A patch of one colour; x and y run from -1 to 1, y downwards.
  struct Patch {
    enum Shape {
      case ellipse
      /// With its tip upwards.
      case triangle
    }

    let shape: Shape
    /// The middle, and half of width and height.
    let at: (x: Double, y: Double)
    let size: (x: Double, y: Double)
    let color: Int

    init(_ shape: Shape, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Int)
    {
      self.shape = shape
      at = (x, y)
      size = (width, height)
      self.color = color
    }

    func covers(_ x: Double, _ y: Double) -> Bool {
      let (x, y) = ((x - at.x) / size.x, (y - at.y) / size.y)
      switch shape {
      case .ellipse: return x * x + y * y <= 1
      case .triangle: return y <= 1 && abs(x) <= (y + 1) / 2
      }
    }
  }

  /// As 0xRRGGBB; the first is the ground.
  let colors: [UInt32]
  /// Later ones lie over earlier ones.
  let patches: [Patch]

  private static let side = 72

  /// The file.
  var png: Data {
    let head = Self.number(Self.side) + Self.number(Self.side) + [8, 3, 0, 0, 0]
    let palette = colors.flatMap { Self.number(Int($0)).dropFirst() }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", head)
        + Self.chunk("PLTE", palette) + Self.chunk("IDAT", Self.stored(lines))
        + Self.chunk("IEND", []))
  }

  /// Row by row, each after the number of its filter: none.
  private var lines: [UInt8] {
    let scale = 2 / Double(Self.side)
    var lines: [UInt8] = []
    for row in 0..<Self.side {
      lines.append(0)
      let y = (Double(row) + 0.5) * scale - 1
      for column in 0..<Self.side {
        let x = (Double(column) + 0.5) * scale - 1
        lines.append(UInt8(patches.last { $0.covers(x, y) }?.color ?? 0))
      }
    }
    return lines
  }

  // MARK: Bytes

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(type.utf8) + data
    return number(data.count) + named + number(Int(sum(named)))
  }

  /// CRC-32 of ISO 3309, as PNG wants it.
  private static func sum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  /// A zlib stream of one stored block (RFC 1950, RFC 1951); up to 65,535 bytes.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8))
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes + number(b << 16 | a)
  }
}
