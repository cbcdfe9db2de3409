import Terminal

/// A ground as red, green and blue, to blend with.
enum GroundColor {
  /// Nil for the terminal's own, which nobody told. The first 16 are taken for xterm's.
  static func parts(of color: Color) -> (UInt8, UInt8, UInt8)? {
    switch color {
    case .default: nil
    case .rgb(let red, let green, let blue): (red, green, blue)
    case .indexed(let index): index < 16 ? basic[Int(index)] : beyond(Int(index))
    }
  }

  /// As `0xRRGGBB`; black where it is not known.
  static func number(_ parts: (UInt8, UInt8, UInt8)?) -> UInt32 {
    guard let parts else { return 0 }
    return UInt32(parts.0) << 16 | UInt32(parts.1) << 8 | UInt32(parts.2)
  }

  /// A cube of 6 × 6 × 6 and 24 greys (xterm, 256colres.h).
  private static func beyond(_ index: Int) -> (UInt8, UInt8, UInt8) {
    if index >= 232 {
      let grey = UInt8(8 + (index - 232) * 10)
      return (grey, grey, grey)
    }
    func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + step * 40) }
    let cube = index - 16
    return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
  }

  private static let basic: [(UInt8, UInt8, UInt8)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
