import Foundation
import Terminal
import Toolkit
import XCTest

final class ThemeTests: XCTestCase {
  private func styles(_ theme: Theme) -> [Style] {
    ThemeRole.allCases.map { theme[$0] } + [theme.ground]
  }

  private func colors(_ theme: Theme) -> [Color] {
    styles(theme).flatMap { [$0.foreground, $0.background, $0.underlineColor] }
  }

  func testWithoutColoursThereIsNone() {
    for kind in Theme.Kind.allCases {
      XCTAssertEqual(Set(colors(.make(kind, depth: .none))), [.default], kind.rawValue)
    }
    for depth in ColorDepth.allCases {
      XCTAssertEqual(Set(colors(.make(.none, depth: depth))), [.default])
    }
  }

  func testEachDepthUsesItsOwnColours() {
    for kind in [Theme.Kind.light, .dark, .auto] {
      for color in colors(.make(kind, depth: .ansi16)) {
        if case .indexed(let index) = color { XCTAssertLessThan(index, 16) }
        if case .rgb = color { XCTFail("direct colour at 16") }
      }
      for color in colors(.make(kind, depth: .indexed256)) {
        if case .rgb = color { XCTFail("direct colour at 256") }
      }
      for color in colors(.make(kind, depth: .direct)) {
        if case .indexed = color { XCTFail("indexed colour at direct") }
      }
    }
  }

  func testAutoKeepsTheTerminalsGround() {
    for depth in ColorDepth.allCases {
      XCTAssertEqual(Theme.make(.auto, depth: depth).ground, .plain)
      XCTAssertEqual(Theme.make(.auto, depth: depth)[.text].foreground, .default)
    }
    XCTAssertNotEqual(
      Theme.make(.auto, depth: .direct),
      Theme.make(.auto, depth: .direct, isLightTerminal: true))
    XCTAssertNotEqual(Theme.make(.dark, depth: .direct).ground, .plain)
  }

  func testMeaningIsToldWithoutColour() {
    let theme = Theme.make(.none, depth: .none)
    let pairs: [(a: ThemeRole, b: ThemeRole)] = [
      (.selection, .text), (.selectionFocused, .selection), (.tabSelected, .tab),
      (.buttonFocused, .button), (.button, .text), (.fieldFocused, .field), (.field, .text),
      (.textSelection, .fieldFocused), (.placeholder, .text), (.borderFocused, .border),
      (.toast, .text), (.danger, .text), (.title, .text), (.hintKey, .hintText),
    ]
    for (a, b) in pairs { XCTAssertNotEqual(theme[a], theme[b], "\(a) and \(b)") }
  }

  func testTextIsReadableOnItsGround() {
    for kind in [Theme.Kind.light, .dark] {
      let theme = Theme.make(kind, depth: .direct)
      for role in ThemeRole.allCases where role != .border {
        let ground = theme[role].background == .default ? theme.ground : theme[role]
        let ratio = contrast(theme[role].foreground, ground.background)
        XCTAssertGreaterThanOrEqual(ratio, 4.5, "\(kind) \(role)")
      }
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

  /// The contrast of WCAG 2: (L1 + 0.05) / (L2 + 0.05).
  private func contrast(_ a: Color, _ b: Color) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private func luminance(_ color: Color) -> Double {
    guard case .rgb(let red, let green, let blue) = color else { return 0.5 }
    let parts = [red, green, blue].map { part -> Double in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
