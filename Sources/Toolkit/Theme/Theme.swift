import Semantics
import Terminal

/// The style of every role, at one colour depth.
public struct Theme: Hashable, Sendable {
  private let styles: [Style]
  /// The style of the ground that everything is drawn on.
  public let ground: Style

  init(ground: Style, style: (ThemeRole) -> Style) {
    self.ground = ground
    styles = ThemeRole.allCases.map(style)
  }

  public subscript(_ role: ThemeRole) -> Style { styles[role.rawValue] }

  /// A built-in theme at a colour depth; ``ThemeCatalogue`` knows those of the user too.
  public static func make(
    _ name: ThemeName, depth: ColorDepth, isLightTerminal: Bool = false
  ) -> Theme {
    builtIn.theme(name, depth: depth, isLightTerminal: isLightTerminal)
  }

  private static let builtIn = ThemeCatalogue()

  /// Whether `COLORFGBG` (`15;0`, as rxvt and konsole set it) tells of a light ground.
  public static func isLight(colorfgbg: String?) -> Bool {
    guard let last = colorfgbg?.split(separator: ";").last, let index = Int(last) else {
      return false
    }
    return index == 7 || (9...15).contains(index)
  }
}
