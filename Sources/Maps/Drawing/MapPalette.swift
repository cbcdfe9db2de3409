import Semantics
import Terminal
import Toolkit

/// The colours of a map. With all colours they are mixed from those of the theme, so that a map goes
/// with any; of the 256 they are chosen by eye, as mixtures of dark colours all become grey there.
struct MapPalette {
  /// By ``MapTone``.
  let areas: [Color]
  /// Of borders, by what they lie on.
  let borders: [Color]
  let graticule: Color
  let text: Color
  private let theme: Theme

  init(_ theme: Theme, _ depth: ColorDepth) {
    self.theme = theme
    let isDark = theme[.accent].foreground.isLight ?? true
    switch depth {
    case .direct:
      let paints = MapPaints(theme, isDark: isDark)
      (areas, borders) = (paints.areas, paints.borders)
      (graticule, text) = (paints.graticule, paints.text)
    case .indexed256:
      areas = (isDark ? [234, 17, 65, 97, 238] : [231, 153, 151, 140, 253]).map(Color.indexed)
      borders = (isDark ? [234, 60, 108, 140, 244] : [231, 110, 65, 97, 246]).map(Color.indexed)
      graticule = borders[1]
      text = .indexed(isDark ? 255 : 234)
    case .ansi16, .none:
      areas = Array(repeating: .default, count: MapTone.allCases.count)
      borders = areas
      (graticule, text) = (.default, theme.ground.foreground)
    }
  }

  func style(_ role: ThemeRole) -> Style { theme[role] }

  var ground: Style { theme.ground }

  var grid: Style { theme[.disabled] }

  /// How dots of a tone look on the bare ground.
  func dots(_ tone: MapTone) -> Style {
    switch tone {
    case .void, .sea: theme[.muted]
    case .land: theme[.chart3]
    case .filled: theme[.accent]
    case .dimmed: theme[.disabled]
    }
  }
}
