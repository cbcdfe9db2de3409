import Terminal
import XCTest

final class KeyStrokeTests: XCTestCase {
  func testNamesAreThoseOfTheHelp() {
    let cases: [(stroke: KeyStroke, name: String)] = [
      ("a", "a"), ("Я", "Я"), (.space, "Space"), (.enter, "Enter"), (.escape, "Esc"),
      (.tab, "Tab"), (.backTab, "Shift-Tab"), (.control("r"), "Ctrl-R"), (.alt("b"), "Alt-b"),
      (.up, "↑"), (.down, "↓"), (.left, "←"), (.right, "→"), (.pageUp, "PgUp"),
      (.pageDown, "PgDn"), (.home, "Home"), (.end, "End"), (.delete, "Delete"),
      (.backspace, "Backspace"), (KeyStroke(.insert), "Insert"), (KeyStroke(.function(12)), "F12"),
      (KeyStroke(.left, [.control, .shift]), "Ctrl-Shift-←"), (.control(" "), "Ctrl-Space"),
      (KeyStroke(.up, .super), "Super-↑"),
    ]
    for (stroke, name) in cases { XCTAssertEqual(stroke.description, name) }
  }

  func testOnlyPlainCharactersAreText() {
    XCTAssertEqual(("ж" as KeyStroke).text, "ж")
    XCTAssertEqual(KeyStroke.space.text, " ")
    XCTAssertEqual(KeyStroke(.character("A"), .shift).text, "A")
    for stroke: KeyStroke in [.control("a"), .alt("a"), .enter, .tab, .backspace, .up] {
      XCTAssertNil(stroke.text, stroke.description)
    }
  }

  func testModifiersCountAsXtermDoes() {
    XCTAssertEqual(Modifiers([.shift, .alt, .control, .super]).rawValue, 15)
    XCTAssertEqual(Modifiers.control.rawValue, 4)
  }
}
