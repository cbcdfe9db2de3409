import Semantics
import Terminal

/// The style of every role, at one colour depth.
public struct Theme: Hashable, Sendable {
  private let styles: [Style]
  /// The style of everything without a role: the colours of background and text.
  public let plain: Style

  init(plain: Style, style: (ThemeRole) -> Style) {
    self.plain = plain
    styles = ThemeRole.allCases.map(style)
  }

  public subscript(_ role: ThemeRole) -> Style { styles[role.rawValue] }

  /// A built-in theme at a colour depth; ``ThemeCatalogue`` knows those of the user too.
  public static func make(
    _ name: ThemeName, depth: ColorDepth, isLightTerminal: Bool = false
  ) -> Theme { builtIn.theme(name, depth: depth, isLightTerminal: isLightTerminal) }

  private static let builtIn = ThemeCatalogue()

  /// Returns true if `COLORFGBG` (`15;0`, as rxvt and konsole set it) tells of a light background.
  public static func isLight(colorfgbg: String?) -> Bool {
    guard let last = colorfgbg?.split(separator: ";").last, let index = Int(last)
    else { return false }
    return index == 7 || (9...15).contains(index)
  }
}

/// The purpose of a piece of text or background; views name roles, a ``Theme`` has the colours.
public enum ThemeRole: Int, Hashable, Sendable, CaseIterable {
  case text, muted, title, accent
  case danger, success, warning
  case border, borderFocused
  case selection, selectionFocused
  case field, fieldFocused, placeholder, textSelection
  case button, buttonFocused
  case tab, tabSelected
  case hintKey, hintText
  case toast, dialog
  /// The match of a search, within a text.
  case match
  /// Under the pointer; for the moment after a press; what cannot be used now.
  case hovered, pressed, disabled
  /// The place of what is still being loaded.
  case skeleton
  case link, badge
  /// The series of a chart, in their order.
  case chart1, chart2, chart3, chart4, chart5, chart6
  /// The steps of a heat map, from little to much.
  case heat1, heat2, heat3, heat4
}

extension ThemeRole {
  /// The name of the role in a theme file: `text`, `selection-focused`, `chart-1`.
  public var name: String {
    var name = ""
    for character in String(describing: self) {
      if character.isUppercase || character.isNumber { name += "-" }
      name += character.lowercased()
    }
    return name
  }

  /// The role of a name; nil for a name that is none.
  public init?(name: String) {
    guard let role = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = role
  }
}

extension Theme {
  /// The colours of all roles that have some, for a test driver.
  public var colorRoles: [ColorRole] {
    ThemeRole.allCases.compactMap { role in
      let (text, paper) = (self[role].foreground.name, self[role].background.name)
      if text == nil, paper == nil { return nil }
      return ColorRole(role.name, foreground: text, background: paper)
    }
  }

  /// True if nothing has a colour, so that a colour cannot be shown either.
  var isColorless: Bool {
    plain.isColorless && ThemeRole.allCases.allSatisfy { self[$0].isColorless }
  }
}

extension Style {
  fileprivate var isColorless: Bool { foreground == .default && background == .default }
}
