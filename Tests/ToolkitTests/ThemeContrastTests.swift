import Semantics
import Terminal
import Toolkit
import XCTest

/// Everything that can stand on something else can be read there (WCAG 2.2, 1.4.3, 1.4.6, 1.4.11).
final class ThemeContrastTests: XCTestCase {
  /// Roles of text that has no background of its own, so that it stands on whatever is there.
  private let text: [ThemeRole] = [
    .text, .muted, .title, .accent, .danger, .success, .warning, .placeholder, .field, .button,
    .tab,
    .tabSelected, .hintKey, .hintText, .disabled, .link, .chart1, .chart2, .chart3, .chart4,
    .chart5, .chart6,
  ]
  /// Lines and drawings, which need less.
  private let drawings: [ThemeRole] = [
    .border, .borderFocused, .skeleton, .heat1, .heat2, .heat3, .heat4,
  ]
  /// Backgrounds under text of any role.
  private let backgrounds: [ThemeRole] = [.dialog, .selection, .hovered]
  /// Roles that are a background and its text.
  private let pairs: [ThemeRole] = [
    .selectionFocused, .fieldFocused, .textSelection, .buttonFocused, .toast, .match, .pressed,
    .badge,
  ]

  func testEveryRoleIsLookedAt() {
    XCTAssertEqual(Set(text + drawings + backgrounds + pairs), Set(ThemeRole.allCases))
  }

  func testTextAndDrawingsOnEveryGround() {
    for (name, needed) in [(ThemeName.dark, 4.5), (.light, 4.5), (.highContrast, 7)] {
      for depth in [ColorDepth.direct, .indexed256] {
        check(Theme.make(name, depth: depth), "\(name) \(depth)", text: needed, drawings: 3)
      }
    }
  }

  /// `auto` on a black and on a white terminal, whose text is the opposite.
  func testTheTerminalsOwnGround() {
    for depth in [ColorDepth.direct, .indexed256] {
      for isLight in [false, true] {
        let theme = Theme.make(.auto, depth: depth, isLightTerminal: isLight)
        let own = (
          Color.hex(isLight ? 0x000000 : 0xFFFFFF), Color.hex(isLight ? 0xFFFFFF : 0x000000)
        )
        check(theme, "auto \(isLight) \(depth)", own: own, text: 4.5, drawings: 3)
      }
    }
  }

  /// Five steps of a heat map that can be told apart, each one further from the background.
  func testStepsOfHeatAreToldApart() throws {
    let steps: [ThemeRole] = [.heat1, .heat2, .heat3, .heat4]
    for name in [ThemeName.dark, .light, .highContrast] {
      for depth in [ColorDepth.direct, .indexed256] {
        let theme = Theme.make(name, depth: depth)
        let ground = theme.plain.background
        let ratios = try steps.map {
          try XCTUnwrap(theme[$0].foreground.contrast(with: ground))
        }
        for (less, more) in zip(ratios, ratios.dropFirst()) {
          XCTAssertGreaterThan(more, less * 1.1, "\(name) \(depth): \(ratios)")
        }
      }
    }
  }

  private func check(
    _ theme: Theme, _ name: String, own: (text: Color, background: Color)? = nil,
    text needed: Double,
    drawings neededOfDrawings: Double
  ) {
    func text(_ style: Style) -> Color {
      style.foreground == .default ? own?.text ?? .default : style.foreground
    }
    func background(_ style: Style) -> Color {
      guard style.background == .default else { return style.background }
      return theme.plain.background == .default
        ? own?.background ?? .default : theme.plain.background
    }
    func expect(
      _ role: ThemeRole, _ color: Color, _ other: Color, on what: String, _ needed: Double
    ) {
      let ratio = color.contrast(with: other) ?? 0
      XCTAssertGreaterThanOrEqual(ratio, needed, "\(name): \(role) on \(what)")
    }
    let all =
      backgrounds.map { ("\($0)", background(theme[$0])) }
      + [("plain", background(theme.plain))]
    for (what, color) in all {
      for role in self.text { expect(role, text(theme[role]), color, on: what, needed) }
      for role in drawings { expect(role, text(theme[role]), color, on: what, neededOfDrawings) }
    }
    for role in pairs {
      expect(role, text(theme[role]), background(theme[role]), on: "itself", needed)
    }
    for role in [ThemeRole.placeholder, .muted, .text] {
      expect(role, text(theme[role]), background(theme[.fieldFocused]), on: "fieldFocused", needed)
    }
  }

  /// The text of the row under the selection takes the selection's colour, whatever its role; so that
  /// colour must be another than the background's, by which `highlight` knows it.
  func testTheSelectionRulesOverTheTextInIt() {
    for name in [ThemeName.dark, .light, .highContrast] {
      for depth in [ColorDepth.direct, .indexed256] {
        let theme = Theme.make(name, depth: depth)
        XCTAssertNotEqual(theme[.selectionFocused].foreground, theme.plain.foreground)
        XCTAssertNotEqual(theme[.selectionFocused].background, theme[.selection].background)
      }
    }
  }
}
