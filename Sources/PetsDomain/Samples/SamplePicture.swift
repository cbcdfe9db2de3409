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

  /// As 0xRRGGBB; the first is the background.
  let colors: [UInt32]
  /// Later ones lie over earlier ones.
  private let patches: [Patch]

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

  /// For some of the sample pets, by the kind that is written on their cards.
  static func portrait(of pet: Pet) -> SamplePicture? {
    switch (pet.kind, pet.colour) {
    case ("Cat", "red"), ("Кот", "рыжий"): cat(coat: 0xD98A3D, background: 0x9DBBD0)
    case ("Cat", "silver tabby"), ("Кот", "серый"): cat(coat: 0x8E959C, background: 0xD8C9A8)
    case ("Dog", "tricolour"), ("Собака", "чепрачный"): dog(coat: 0x8A5A33, background: 0xA9C79A)
    case ("Dog", "black"): dog(coat: 0x4A4543, background: 0xB9CBD6)
    case ("Собака", "белый"): dog(coat: 0xEFEAE0, background: 0x7FA3BF)
    case ("Parrot", _), ("Попугай", _): parrot
    case ("Rabbit", _), ("Кролик", _): rabbit
    default: nil
    }
  }

  private static func cat(coat: UInt32, background: UInt32) -> SamplePicture {
    SamplePicture(
      colors: [background, coat, 0xF6E3D0, 0x2B2B2B, 0xE7C84A, 0xD77C82],
      patches: [
        Patch(.ellipse, 0, 1.1, 0.7, 0.6, 1),
        Patch(.triangle, -0.42, -0.5, 0.26, 0.36, 1), Patch(.triangle, 0.42, -0.5, 0.26, 0.36, 1),
        Patch(.triangle, -0.42, -0.42, 0.14, 0.22, 5), Patch(.triangle, 0.42, -0.42, 0.14, 0.22, 5),
        Patch(.ellipse, 0, 0.05, 0.68, 0.6, 1), Patch(.ellipse, 0, 0.36, 0.36, 0.26, 2),
        Patch(.ellipse, -0.27, -0.05, 0.15, 0.17, 4), Patch(.ellipse, 0.27, -0.05, 0.15, 0.17, 4),
        Patch(.ellipse, -0.27, -0.05, 0.05, 0.15, 3), Patch(.ellipse, 0.27, -0.05, 0.05, 0.15, 3),
        Patch(.ellipse, 0, 0.25, 0.09, 0.06, 5), Patch(.ellipse, 0, 0.44, 0.16, 0.03, 3),
      ])
  }

  private static func dog(coat: UInt32, background: UInt32) -> SamplePicture {
    SamplePicture(
      colors: [background, coat, 0xF7F1E6, 0x26211E, 0xD9636B, 0x54351D],
      patches: [
        Patch(.ellipse, 0, 1.1, 0.62, 0.6, 1), Patch(.ellipse, 0, 1.1, 0.3, 0.5, 2),
        Patch(.ellipse, 0, -0.05, 0.56, 0.62, 1), Patch(.ellipse, 0, -0.3, 0.14, 0.4, 2),
        Patch(.ellipse, -0.6, 0, 0.2, 0.52, 5), Patch(.ellipse, 0.6, 0, 0.2, 0.52, 5),
        Patch(.ellipse, 0, 0.3, 0.36, 0.32, 2), Patch(.ellipse, 0, 0.56, 0.12, 0.16, 4),
        Patch(.ellipse, 0, 0.16, 0.15, 0.1, 3), Patch(.ellipse, 0, 0.42, 0.24, 0.03, 3),
        Patch(.ellipse, -0.25, -0.15, 0.1, 0.11, 3), Patch(.ellipse, 0.25, -0.15, 0.1, 0.11, 3),
        Patch(.ellipse, -0.22, -0.18, 0.03, 0.03, 2), Patch(.ellipse, 0.28, -0.18, 0.03, 0.03, 2),
      ])
  }

  private static let parrot = SamplePicture(
    colors: [0xF0DFB8, 0x3F86D6, 0xFBFBF2, 0x22262B, 0xE6A93A, 0x245A9E],
    patches: [
      Patch(.ellipse, 0.05, 0.95, 0.56, 0.9, 1), Patch(.ellipse, 0.46, 1, 0.26, 0.7, 5),
      Patch(.ellipse, 0, -0.2, 0.52, 0.52, 2), Patch(.ellipse, 0.1, -0.46, 0.48, 0.3, 1),
      Patch(.ellipse, -0.34, 0.02, 0.2, 0.24, 4), Patch(.ellipse, -0.4, 0.14, 0.12, 0.2, 4),
      Patch(.ellipse, 0.06, -0.16, 0.1, 0.11, 3), Patch(.ellipse, 0.09, -0.2, 0.03, 0.03, 2),
      Patch(.ellipse, 0.2, 0.12, 0.1, 0.08, 1),
    ])

  private static let rabbit = SamplePicture(
    colors: [0xB7CFA4, 0xB9B3AE, 0xF5F2EE, 0x2C2A2A, 0xE3A3A8],
    patches: [
      Patch(.ellipse, 0, 1.15, 0.66, 0.6, 1),
      Patch(.ellipse, -0.24, -0.55, 0.15, 0.42, 1), Patch(.ellipse, 0.24, -0.55, 0.15, 0.42, 1),
      Patch(.ellipse, -0.24, -0.52, 0.07, 0.3, 4), Patch(.ellipse, 0.24, -0.52, 0.07, 0.3, 4),
      Patch(.ellipse, 0, 0.15, 0.54, 0.52, 1), Patch(.ellipse, 0, 0.42, 0.32, 0.24, 2),
      Patch(.ellipse, -0.25, 0.02, 0.09, 0.12, 3), Patch(.ellipse, 0.25, 0.02, 0.09, 0.12, 3),
      Patch(.ellipse, -0.22, -0.02, 0.03, 0.03, 2), Patch(.ellipse, 0.28, -0.02, 0.03, 0.03, 2),
      Patch(.ellipse, 0, 0.3, 0.08, 0.05, 4), Patch(.ellipse, 0, 0.48, 0.03, 0.12, 3),
    ])
}
