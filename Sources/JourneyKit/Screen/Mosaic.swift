/// The shapes of the characters of which a terminal's pictures and charts are made: Block Elements (U+2580 to
/// U+259F, without the shades) and Braille Patterns (U+2800 to U+28FF), as the Unicode charts show them.
struct Mosaic {
  /// The size of a cell, in pixels.
  let width: Double
  let height: Double

  /// A rectangle in eighths of a cell.
  private typealias Part = (left: Double, top: Double, right: Double, bottom: Double)

  /// True for one character that has a shape here.
  static func draws(_ text: String) -> Bool {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
      return false
    }
    return switch scalar.value {
    case 0x2591...0x2593: false
    case 0x2580...0x259F, 0x2801...0x28FF: true
    default: false
    }
  }

  /// Returns the path of a character in a cell, in the notation of SVG; its corner is at a pixel.
  func path(of scalar: Unicode.Scalar, x: Int, y: Int) -> String {
    Self.parts(of: scalar).map { part in
      let (left, top) = (part.left / 8 * width, part.top / 8 * height)
      let (across, down) = (part.right / 8 * width - left, part.bottom / 8 * height - top)
      return "M\(number(Double(x) + left)) \(number(Double(y) + top))h\(number(across))"
        + "v\(number(down))h-\(number(across))z"
    }
    .joined()
  }

  private static func parts(of scalar: Unicode.Scalar) -> [Part] {
    let value = scalar.value
    switch value {
    case 0x2580: return [(0, 0, 8, 4)]
    case 0x2581...0x2588: return [(0, 8 - Double(value - 0x2580), 8, 8)]
    case 0x2589...0x258F: return [(0, 0, Double(0x2590 - value), 8)]
    case 0x2590: return [(4, 0, 8, 8)]
    case 0x2594: return [(0, 0, 8, 1)]
    case 0x2595: return [(7, 0, 8, 8)]
    case 0x2596...0x259F: return quadrants(quadrantBits[Int(value - 0x2596)])
    default: return dots(value & 0xFF)
    }
  }

  /// Of U+2596 to U+259F; 1, 2, 4 and 8 are the upper left, upper right, lower left and lower right.
  private static let quadrantBits: [UInt32] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private static func quadrants(_ bits: UInt32) -> [Part] {
    (0..<4).filter { bits >> $0 & 1 == 1 }.map { quadrant in
      let (left, top) = (Double(quadrant % 2) * 4, Double(quadrant / 2) * 4)
      return (left, top, left + 4, top + 4)
    }
  }

  /// Dots 1 to 3 and 7 are the left column from above, 4 to 6 and 8 the right one.
  private static func dots(_ bits: UInt32) -> [Part] {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    return places.enumerated().filter { bits >> $0.offset & 1 == 1 }.map { _, place in
      let (left, top) = (Double(place.0) * 4 + 1, Double(place.1) * 2 + 0.5)
      return (left, top, left + 2, top + 1)
    }
  }

  /// With no more digits than it has.
  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
