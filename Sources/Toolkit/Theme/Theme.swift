import Terminal

/// The style of every role, at one colour depth.
public struct Theme: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case light, dark, auto, none
  }

  private let styles: [Style]
  /// The style of the ground that everything is drawn on.
  public let ground: Style

  init(ground: Style, style: (ThemeRole) -> Style) {
    self.ground = ground
    styles = ThemeRole.allCases.map(style)
  }

  public subscript(_ role: ThemeRole) -> Style { styles[role.rawValue] }

  /// The theme of a kind at a colour depth.
  ///
  /// - Parameter isLightTerminal: what `auto` goes by; it keeps the terminal's own ground.
  public static func make(
    _ kind: Kind, depth: ColorDepth, isLightTerminal: Bool = false
  ) -> Theme {
    if depth == .none || kind == .none { return ThemePalette.colorless.theme(at: .none, own: true) }
    switch kind {
    case .light: return ThemePalette.light.theme(at: depth, own: false)
    case .dark: return ThemePalette.dark.theme(at: depth, own: false)
    default:
      let palette = isLightTerminal ? ThemePalette.light : ThemePalette.dark
      return palette.theme(at: depth, own: true)
    }
  }

  /// Whether `COLORFGBG` (`15;0`, as rxvt and konsole set it) tells of a light ground.
  public static func isLight(colorfgbg: String?) -> Bool {
    guard let last = colorfgbg?.split(separator: ";").last, let index = Int(last) else {
      return false
    }
    return index == 7 || (9...15).contains(index)
  }
}
