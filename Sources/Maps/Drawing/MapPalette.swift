import Terminal
import Toolkit

/// The colours of a map, mixed from those of the theme, so that it goes with any theme and ground.
struct MapPalette {
  /// By ``MapTone``.
  let areas: [Color]
  let borders: [Color]
  let text: Color
  let graticule: Color
  private let theme: Theme
  private let depth: ColorDepth

  init(_ theme: Theme, _ depth: ColorDepth) {
    self.theme = theme
    self.depth = depth
    let isDark = theme[.accent].foreground.isLight ?? true
    let ground = Self.direct(theme.ground.background) ?? .hex(isDark ? 0x1C1B22 : 0xFFFFFF)
    let text = Self.direct(theme.ground.foreground) ?? .hex(isDark ? 0xE9ECF0 : 0x1C1B22)
    func mix(_ color: Color, _ role: ThemeRole, _ part: Double) -> Color {
      Self.mix(color, Self.direct(theme[role].foreground) ?? text, part)
    }
    let sea = mix(ground, .chart2, isDark ? 0.13 : 0.22)
    let land = mix(Self.mix(ground, text, isDark ? 0.16 : 0.06), .chart3, isDark ? 0.24 : 0.30)
    let filled = mix(ground, .chart1, isDark ? 0.50 : 0.45)
    let dimmed = Self.mix(sea, text, isDark ? 0.13 : 0.14)
    let areas = [ground, sea, land, filled, dimmed]
    func shown(_ color: Color) -> Color { color.reduced(to: depth) }
    self.areas = areas.map(shown)
    borders = areas.map { shown(Self.mix($0, text, isDark ? 0.34 : 0.42)) }
    self.text = shown(text)
    graticule = shown(Self.mix(sea, text, 0.25))
  }

  func style(_ role: ThemeRole) -> Style { theme[role] }

  var ground: Style { theme.ground }

  var grid: Style { theme[.disabled] }

  /// How dots of a tone look where the ground has no colour of its own.
  func dots(_ tone: MapTone) -> Style {
    switch tone {
    case .void, .sea: theme[.muted]
    case .land: theme[.chart3]
    case .filled: theme[.accent]
    case .dimmed: theme[.disabled]
    }
  }

  private static func direct(_ color: Color) -> Color? {
    switch color {
    case .default: nil
    case .indexed(let index): XtermPalette.color(index)
    case .rgb: color
    }
  }

  static func mix(_ a: Color, _ b: Color, _ part: Double) -> Color {
    guard case .rgb(let red, let green, let blue) = a,
      case .rgb(let otherRed, let otherGreen, let otherBlue) = b
    else { return a }
    func blend(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(clamping: Int(Double(from) + (Double(to) - Double(from)) * part))
    }
    return .rgb(blend(red, otherRed), blend(green, otherGreen), blend(blue, otherBlue))
  }
}
