import Glibc

extension Color {
  /// The relative luminance of WCAG 2.2, from 0 for black to 1 for white; nil for the terminal's
  /// default, of which nobody knows. An indexed colour counts as xterm shows it.
  public var luminance: Double? {
    switch self {
    case .default: return nil
    case .indexed(let index): return XtermPalette.color(index).luminance
    case .rgb(let red, let green, let blue):
      return 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }
  }

  /// The contrast ratio of WCAG 2.2, from 1 to 21: text needs 4.5, lines and drawings 3. Nil where
  /// one of the two is the terminal's default.
  public func contrast(with other: Color) -> Double? {
    guard let first = luminance, let second = other.luminance else { return nil }
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Whether black is read better than white on it; nil for the terminal's default.
  public var isLight: Bool? {
    guard let black = contrast(with: .hex(0x000000)), let white = contrast(with: .hex(0xFFFFFF))
    else { return nil }
    return black > white
  }

  private static func linear(_ part: UInt8) -> Double {
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
