import Semantics
import Terminal
import Toolkit
import XCTest

final class ThemeTests: XCTestCase {
  private func styles(_ theme: Theme) -> [Style] {
    ThemeRole.allCases.map { theme[$0] } + [theme.plain]
  }

  private func colors(_ theme: Theme) -> [Color] {
    styles(theme).flatMap { [$0.foreground, $0.background, $0.underlineColor] }
  }

  func testWithoutColoursThereIsNone() {
    for name in ThemeName.builtIn {
      XCTAssertEqual(Set(colors(.make(name, depth: .none))), [.default], name.rawValue)
    }
    for depth in ColorDepth.allCases {
      XCTAssertEqual(Set(colors(.make(.none, depth: depth))), [.default])
    }
  }

  func testEachDepthUsesItsOwnColours() {
    for name in ThemeName.builtIn {
      for color in colors(.make(name, depth: .ansi16)) {
        if case .indexed(let index) = color { XCTAssertLessThan(index, 16) }
        if case .rgb = color { XCTFail("direct colour at 16") }
      }
      for color in colors(.make(name, depth: .indexed256)) {
        if case .rgb = color { XCTFail("direct colour at 256") }
      }
    }
    for name in [ThemeName.light, .dark, .auto, .highContrast] {
      for color in colors(.make(name, depth: .direct)) {
        if case .indexed = color { XCTFail("indexed colour at direct") }
      }
    }
  }

  func testAutoKeepsTheTerminalsGround() {
    for depth in ColorDepth.allCases {
      XCTAssertEqual(Theme.make(.auto, depth: depth).plain, .plain)
      XCTAssertEqual(Theme.make(.auto, depth: depth)[.text].foreground, .default)
    }
    XCTAssertNotEqual(
      Theme.make(.auto, depth: .direct),
      Theme.make(.auto, depth: .direct, isLightTerminal: true))
    XCTAssertNotEqual(Theme.make(.dark, depth: .direct).plain, .plain)
  }

  private let toldApart: [(a: ThemeRole, b: ThemeRole)] = [
    (.selection, .text), (.selectionFocused, .selection), (.tabSelected, .tab),
    (.buttonFocused, .button), (.button, .text), (.fieldFocused, .field), (.field, .text),
    (.textSelection, .fieldFocused), (.placeholder, .text), (.borderFocused, .border),
    (.toast, .text), (.danger, .text), (.title, .text), (.hintKey, .hintText), (.match, .text),
    (.match, .selection), (.hovered, .text), (.pressed, .button), (.disabled, .button),
    (.skeleton, .text), (.link, .text), (.badge, .text),
  ]

  func testMeaningIsToldWithoutColour() {
    let theme = Theme.make(.none, depth: .none)
    for (a, b) in toldApart { XCTAssertNotEqual(theme[a], theme[b], "\(a) and \(b)") }
  }

  /// Nobody knows the hues, so that no two colours stand on each other.
  func testSixteenColoursAreNeverPaired() {
    for depth in [ColorDepth.ansi16, .indexed256, .direct] {
      let theme = Theme.make(.ansi, depth: depth)
      XCTAssertEqual(theme.plain, .plain)
      for style in styles(theme) { XCTAssertEqual(style.background, .default) }
      for (a, b) in toldApart { XCTAssertNotEqual(theme[a], theme[b], "\(a) and \(b)") }
      let series: [ThemeRole] = [.chart1, .chart2, .chart3, .chart4, .chart5, .chart6]
      XCTAssertEqual(Set(series.map { theme[$0] }).count, series.count)
      let steps: [ThemeRole] = [.heat1, .heat2, .heat3, .heat4]
      XCTAssertEqual(Set(steps.map { theme[$0] }).count, steps.count)
      for block in series + steps { XCTAssertFalse(theme[block].attributes.contains(.reverse)) }
      XCTAssertEqual(Set([.danger, .success, .warning, .text].map { theme[$0] }).count, 4)
    }
  }

  func testTheBuiltInThemesDoWithSixteenColours() {
    let theme = Theme.make(.ansi, depth: .ansi16)
    for name in [ThemeName.auto, .light, .dark, .highContrast] {
      XCTAssertEqual(Theme.make(name, depth: .ansi16), theme, name.rawValue)
    }
  }

  func testTheTerminalsGroundIsTold() {
    for text in ["0;15", "0;7", "15;default;15", "0;9"] {
      XCTAssertTrue(Theme.isLight(colorfgbg: text))
    }
    for text in [nil, "", "15;0", "15;8", "7;default", "x"] {
      XCTAssertFalse(Theme.isLight(colorfgbg: text))
    }
  }

  // MARK: The catalogue

  private let mocha = ThemePalette(
    name: ThemeName(rawValue: "mocha"),
    plain: ThemeEntry(ThemeColor(.hex(0xCDD6F4)), on: ThemeColor(.hex(0x1E1E2E))),
    entries: [.accent: ThemeEntry(ThemeColor(.hex(0xF5C2E7)), .bold)])

  func testThemesOfTheUserStandBehindTheBuiltInOnes() {
    let catalogue = ThemeCatalogue([mocha])
    XCTAssertEqual(
      catalogue.names.map(\.rawValue),
      ["auto", "light", "dark", "high-contrast", "16", "none", "mocha"])
    XCTAssertTrue(catalogue.names.allSatisfy(catalogue.contains))
    let theme = catalogue.theme(mocha.name, depth: .direct)
    XCTAssertEqual(theme.plain.background, .hex(0x1E1E2E))
    XCTAssertEqual(theme[.accent].foreground, .hex(0xF5C2E7))
    XCTAssertEqual(theme[.muted].foreground, .hex(0xCDD6F4), "as the background")
  }

  func testADirectColourIsReduced() {
    let catalogue = ThemeCatalogue([mocha])
    let theme = catalogue.theme(mocha.name, depth: .indexed256)
    XCTAssertEqual(theme[.accent].foreground, .indexed(218))
    XCTAssertEqual(
      catalogue.theme(mocha.name, depth: .ansi16)[.accent].foreground, .indexed(7))
    XCTAssertEqual(Set(colors(catalogue.theme(mocha.name, depth: .none))), [.default])
  }

  func testAPairThatFewColoursMakeOneIsTurnedRound() {
    var palette = mocha
    palette.entries[.toast] = ThemeEntry(
      ThemeColor(.hex(0x101010)), on: ThemeColor(.hex(0x000000)))
    let style = ThemeCatalogue([palette]).theme(mocha.name, depth: .ansi16)[.toast]
    XCTAssertEqual(style.background, .default)
    XCTAssertTrue(style.attributes.contains(.reverse))
  }

  func testAThemeThatThereIsNotIsAuto() {
    let catalogue = ThemeCatalogue()
    let gone = ThemeName(rawValue: "gone")
    XCTAssertFalse(catalogue.contains(gone))
    XCTAssertEqual(
      catalogue.theme(gone, depth: .direct), catalogue.theme(.auto, depth: .direct))
  }

  func testABuiltInThemeCannotBeReplaced() {
    var palette = mocha
    palette.name = .dark
    XCTAssertEqual(ThemeCatalogue([palette]), ThemeCatalogue())
  }

  func testRolesHaveNamesForFiles() {
    XCTAssertEqual(ThemeRole.selectionFocused.name, "selection-focused")
    XCTAssertEqual(ThemeRole.chart1.name, "chart-1")
    for role in ThemeRole.allCases { XCTAssertEqual(ThemeRole(name: role.name), role) }
    XCTAssertNil(ThemeRole(name: "selectionFocused"))
  }
}
