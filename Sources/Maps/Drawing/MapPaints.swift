import Semantics
import Terminal
import Toolkit

/// The colours of a map as mixtures of a theme's.
struct MapPaints {
  let areas: [Color]
  let borders: [Color]
  let graticule: Color
  let text: Color

  init(_ theme: Theme, isDark: Bool) {
    let ground = Self.known(theme.ground.background) ?? .hex(isDark ? 0x1C1B22 : 0xFFFFFF)
    let text = Self.known(theme.ground.foreground) ?? .hex(isDark ? 0xE9ECF0 : 0x1C1B22)
    func mix(_ role: ThemeRole, _ part: Double, into color: Color) -> Color {
      Self.mix(color, Self.known(theme[role].foreground) ?? text, part)
    }
    let sea = mix(.chart2, isDark ? 0.13 : 0.22, into: ground)
    let land = mix(
      .chart3, isDark ? 0.24 : 0.30, into: Self.mix(ground, text, isDark ? 0.16 : 0.06))
    let filled = mix(.chart1, isDark ? 0.50 : 0.45, into: ground)
    let areas = [ground, sea, land, filled, Self.mix(sea, text, isDark ? 0.13 : 0.12)]
    self.areas = areas
    borders = areas.map { Self.mix($0, text, isDark ? 0.36 : 0.42) }
    graticule = Self.mix(sea, text, 0.25)
    self.text = text
  }

  /// Nil for the terminal's own, of which nobody knows.
  private static func known(_ color: Color) -> Color? {
    switch color {
    case .default: nil
    case .indexed(let index): XtermPalette.color(index)
    case .rgb: color
    }
  }

  private static func mix(_ a: Color, _ b: Color, _ part: Double) -> Color {
    guard case .rgb(let red, let green, let blue) = a,
      case .rgb(let otherRed, let otherGreen, let otherBlue) = b
    else { return a }
    func blend(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(clamping: Int(Double(from) + (Double(to) - Double(from)) * part))
    }
    return .rgb(blend(red, otherRed), blend(green, otherGreen), blend(blue, otherBlue))
  }
}
