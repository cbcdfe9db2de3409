import Terminal

/// A ground as red, green and blue, to blend with.
enum GroundColor {
  /// Nil for the terminal's own, which nobody told. The first 16 are taken for xterm's.
  static func parts(of color: Color) -> (UInt8, UInt8, UInt8)? {
    switch color {
    case .default: nil
    case .rgb(let red, let green, let blue): (red, green, blue)
    case .indexed(let index): parts(of: XtermPalette.color(index))
    }
  }

  /// As `0xRRGGBB`; black where it is not known.
  static func number(_ parts: (UInt8, UInt8, UInt8)?) -> UInt32 {
    guard let parts else { return 0 }
    return UInt32(parts.0) << 16 | UInt32(parts.1) << 8 | UInt32(parts.2)
  }
}
