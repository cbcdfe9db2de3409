import Foundation
import Pictures

/// The portrait of a demo cat, drawn by code.
struct CatDrawing: Sendable {
  private static let side = 240

  let look: CatLook
  /// The number of the picture, which decides the backdrop and the pose.
  let photo: Int

  /// A JPEG of some 8 kB; nil if there is no memory.
  var jpeg: Data? {
    (try? PictureCopying.jpeg(pixels, width: Self.side, height: Self.side)).map { Data($0) }
  }

  /// Red, green, blue, alpha of each pixel; later patches cover earlier ones.
  private var pixels: [UInt8] {
    let scale = 2 / Double(Self.side)
    var pixels = [Double](repeating: 255, count: Self.side * Self.side * 4)
    fillBackdrop(&pixels)
    for patch in patches {
      let columns = Self.range(patch.at.x, patch.size.x)
      for row in Self.range(patch.at.y, patch.size.y) {
        for column in columns {
          let (x, y) = ((Double(column) + 0.5) * scale - 1, (Double(row) + 0.5) * scale - 1)
          let share = patch.coverage(x, y, pixel: scale)
          if share > 0 { Self.mix(&pixels, (row * Self.side + column) * 4, patch.color, share) }
        }
      }
    }
    return pixels.map { UInt8(max(0, min(255, $0.rounded()))) }
  }

  /// Fills the backdrop, lighter at the top.
  private func fillBackdrop(_ pixels: inout [Double]) {
    let backdrop = photo == 0 ? look.backdrop : Self.backdrops[photo % Self.backdrops.count]
    for row in 0..<Self.side {
      let light = 1.06 - 0.3 * Double(row) / Double(Self.side)
      for column in 0..<Self.side {
        let offset = (row * Self.side + column) * 4
        for channel in 0..<3 {
          pixels[offset + channel] = Self.part(backdrop, channel) * light
        }
      }
    }
  }

  private static let backdrops: [UInt32] = [0xA8C7A0, 0xD9B79A, 0xA3B4D6, 0xC7A9C0]

  private static func range(_ middle: Double, _ half: Double) -> Range<Int> {
    let first = Int(((middle - half + 1) / 2 * Double(side)).rounded(.down)) - 1
    let last = Int(((middle + half + 1) / 2 * Double(side)).rounded(.up)) + 1
    return max(0, min(first, side))..<max(0, min(last, side))
  }

  private static func part(_ color: UInt32, _ channel: Int) -> Double {
    Double(color >> UInt32(16 - 8 * channel) & 0xFF)
  }

  private static func mix(
    _ pixels: inout [Double], _ offset: Int, _ color: UInt32, _ share: Double
  ) {
    for channel in 0..<3 {
      let old = pixels[offset + channel]
      pixels[offset + channel] = old + (part(color, channel) - old) * share
    }
  }

  // MARK: - The cat
  private var patches: [Ellipse] {
    let lean = [0, 0.18, -0.2, 0.1][photo % 4]
    return (body + ears + head + face).map { patch in
      Ellipse(
        patch.at.x + lean, patch.at.y + (photo == 2 ? 0.12 : 0), patch.size.x, patch.size.y,
        patch.color)
    }
  }

  private var body: [Ellipse] {
    var body = [Ellipse(0.62, 0.55, 0.16, 0.5, look.marks), Ellipse(0, 0.95, 0.62, 0.6, look.coat)]
    switch look.pattern {
    case .bib: body.append(Ellipse(0, 0.8, 0.3, 0.42, look.light))
    case .stripes:
      body += [-1.0, 1].flatMap { side in
        (0..<3).map { Ellipse(side * 0.38, 0.68 + Double($0) * 0.14, 0.12, 0.03, look.marks) }
      }
    case .patches:
      body += [Ellipse(-0.38, 0.8, 0.2, 0.24, look.marks), Ellipse(0.3, 0.95, 0.2, 0.2, 0x3A3134)]
    case .plain: break
    }
    return body + [-0.22, 0.22].map { Ellipse($0, 1.0, 0.15, 0.12, look.light) }
  }

  /// Two ears, each of ellipses that grow smaller towards the tip.
  private var ears: [Ellipse] {
    [-1.0, 1].flatMap { side in
      (0..<9).map { step in
        let share = Double(step) / 8
        return Ellipse(
          side * (0.34 + 0.12 * share), -0.42 - 0.42 * share, 0.17 * (1 - share) + 0.02,
          0.12 * (1 - share) + 0.03, look.coat)
      } + [Ellipse(side * 0.37, -0.5, 0.08, 0.13, 0xE7A9A4)]
    }
  }

  private var head: [Ellipse] {
    var head = [Ellipse(0, -0.08, 0.58, 0.48, look.coat)]
    switch look.pattern {
    case .stripes:
      head += [-0.16, 0, 0.16].map { Ellipse($0, -0.42, 0.035, 0.11, look.marks) }
      head += [-0.47, 0.47].map { Ellipse($0, 0.02, 0.1, 0.025, look.marks) }
    case .patches:
      head += [
        Ellipse(-0.32, -0.24, 0.22, 0.24, look.marks), Ellipse(0.36, -0.28, 0.18, 0.2, 0x3A3134),
      ]
    case .bib, .plain: break
    }
    return head + [-0.13, 0.13].map { Ellipse($0, 0.18, 0.18, 0.15, look.light) }
  }

  private var face: [Ellipse] {
    let glance = [0, 0.03, -0.03, 0][photo % 4]
    let eyes = [-0.24, 0.24].flatMap { x in
      [
        Ellipse(x, -0.1, 0.13, photo == 1 ? 0.08 : 0.12, look.eyes),
        Ellipse(x + glance, -0.1, 0.04, photo == 1 ? 0.07 : 0.11, 0x141414),
        Ellipse(x + glance - 0.03, -0.14, 0.025, 0.025, 0xFFFFFF),
      ]
    }
    let whiskers = [-1.0, 1].flatMap { side in
      [0.1, 0.17, 0.24].map { Ellipse(side * 0.46, $0, 0.22, 0.008, 0xFAFAFA) }
    }
    return eyes + whiskers + [
      Ellipse(0, 0.09, 0.065, 0.045, 0xD97C7C), Ellipse(0, 0.16, 0.01, 0.05, 0x5A3A3A),
      Ellipse(0, 0.23, 0.07, photo == 3 ? 0.045 : 0.014, 0x8A4B4B),
    ]
  }
}

/// The look of a demo cat, in colours as 0xRRGGBB.
struct CatLook: Decodable, Sendable {
  enum Pattern: String, Decodable, Sendable { case plain, stripes, bib, patches }

  private enum Key: CodingKey { case pattern, coat, marks, light, eyes, backdrop }

  let pattern: Pattern
  let coat, marks, light, eyes, backdrop: UInt32

  /// Reads colours as `E0842F`.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func color(_ key: Key) throws -> UInt32 {
      let text = try values.decode(String.self, forKey: key)
      if let color = UInt32(text, radix: 16) { return color }
      throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: text)
    }
    pattern = try values.decode(Pattern.self, forKey: .pattern)
    (coat, marks, light) = (try color(.coat), try color(.marks), try color(.light))
    (eyes, backdrop) = (try color(.eyes), try color(.backdrop))
  }
}

/// A patch of one colour; x and y run from -1 to 1, y downwards.
private struct Ellipse: Sendable {
  let at: (x: Double, y: Double)
  /// Half the width and height.
  let size: (x: Double, y: Double)
  let color: UInt32

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UInt32) {
    at = (x, y)
    size = (width, height)
    self.color = color
  }

  /// Returns the part of a pixel of this width that lies in it, from 0 to 1.
  func coverage(_ x: Double, _ y: Double, pixel: Double) -> Double {
    let (dx, dy) = ((x - at.x) / size.x, (y - at.y) / size.y)
    let distance = (dx * dx + dy * dy).squareRoot() - 1
    return max(0, min(1, 0.5 - distance * min(size.x, size.y) / pixel))
  }
}
