import Terminal
import Toolkit

/// The colours of a map. With all colours they are mixed from those of the theme, so that a map goes
/// with any; of the 256 they are chosen by eye, as mixtures of dark colours all become grey there.
struct MapPalette {
  /// By ``MapTone``.
  let areas: [Color]
  /// Of borders, by what they lie on.
  let borders: [Color]
  /// Of the lines between states, fainter than borders.
  let states: [Color]
  let graticule: Color
  let text: Color
  private let theme: Theme

  init(_ theme: Theme, _ depth: ColorDepth) {
    self.theme = theme
    let isDark = theme[.accent].foreground.isLight ?? true
    switch depth {
    case .direct:
      let paints = MapPaints(theme, isDark: isDark)
      (areas, borders, states) = (paints.areas, paints.borders, paints.states)
      (graticule, text) = (paints.graticule, paints.text)
    case .indexed256:
      areas = (isDark ? [234, 17, 65, 97, 31, 101, 238] : [231, 153, 151, 140, 110, 187, 253]).map(
        Color.indexed)
      borders = (isDark ? [234, 60, 108, 140, 74, 144, 244] : [231, 110, 65, 97, 67, 143, 246]).map(
        Color.indexed)
      states = (isDark ? [234, 17, 71, 98, 38, 137, 241] : [231, 153, 114, 134, 74, 180, 250]).map(
        Color.indexed)
      graticule = borders[1]
      text = .indexed(isDark ? 255 : 234)
    case .ansi16, .none:
      areas = Array(repeating: .default, count: MapTone.allCases.count)
      (borders, states) = (areas, areas)
      (graticule, text) = (.default, theme.plain.foreground)
    }
  }

  func style(_ role: ThemeRole) -> Style { theme[role] }
  var plain: Style { theme.plain }
  var grid: Style { theme[.disabled] }

  /// Returns the style of dots of a tone on the bare background.
  func dots(_ tone: MapTone) -> Style {
    switch tone {
    case .void, .sea: theme[.muted]
    case .land: theme[.chart3]
    case .filled: theme[.accent]
    case .striped: theme[.chart2]
    case .hatched: theme[.chart4]
    case .dimmed: theme[.disabled]
    }
  }
}

/// The colours of a map as mixtures of a theme's.
struct MapPaints {
  let areas: [Color]
  let borders: [Color]
  let states: [Color]
  let graticule: Color
  let text: Color

  init(_ theme: Theme, isDark: Bool) {
    let background = Self.known(theme.plain.background) ?? .hex(isDark ? 0x1C1B22 : 0xFFFFFF)
    let text = Self.known(theme.plain.foreground) ?? .hex(isDark ? 0xE9ECF0 : 0x1C1B22)
    func mix(_ role: ThemeRole, _ part: Double, into color: Color) -> Color {
      Self.mix(color, Self.known(theme[role].foreground) ?? text, part)
    }
    let sea = mix(.chart2, isDark ? 0.13 : 0.22, into: background)
    let land = mix(
      .chart3, isDark ? 0.24 : 0.30, into: Self.mix(background, text, isDark ? 0.16 : 0.06))
    let filled = mix(.chart1, isDark ? 0.50 : 0.45, into: background)
    let striped = mix(.chart2, isDark ? 0.55 : 0.50, into: background)
    let hatched = mix(.chart4, isDark ? 0.42 : 0.40, into: background)
    let dimmed = Self.mix(sea, text, isDark ? 0.13 : 0.12)
    let areas = [background, sea, land, filled, striped, hatched, dimmed]
    self.areas = areas
    borders = areas.map { Self.mix($0, text, isDark ? 0.36 : 0.42) }
    states = areas.map { Self.mix($0, text, isDark ? 0.20 : 0.24) }
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
