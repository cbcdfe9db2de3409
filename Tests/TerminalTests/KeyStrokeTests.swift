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

  func testAKeyIsFoundByItsName() {
    var keys: [Key] = [
      .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown,
    ]
    keys += (1...24).map(Key.function)
    for key in keys {
      for bits in UInt8(0)..<16 {
        let stroke = KeyStroke(key, Modifiers(rawValue: bits))
        XCTAssertEqual(KeyStroke(name: stroke.description), stroke, stroke.description)
      }
    }
    let characters: [KeyStroke] = [
      "a", "A", "Я", "-", "?", "+", .space, .control("r"), .control("-"), .control(" "),
      .alt("b"), .alt("B"), .alt("-"), KeyStroke(.character("x"), [.control, .alt]),
    ]
    for stroke in characters {
      XCTAssertEqual(KeyStroke(name: stroke.description), stroke, stroke.description)
    }
  }

  func testOtherSpellings() {
    let cases: [(name: String, stroke: KeyStroke)] = [
      ("ctrl-r", .control("r")), ("Ctrl-R", .control("r")), ("CTRL-R", .control("r")),
      ("escape", .escape), ("Return", .enter), ("Up", .up), ("PageDown", .pageDown),
      ("Shift-a", "A"), ("Shift-Space", .space), ("Alt-Shift-b", .alt("B")),
      ("f5", KeyStroke(.function(5))),
      ("del", .delete), ("Shift-F5", KeyStroke(.function(5), .shift)),
    ]
    for (name, stroke) in cases { XCTAssertEqual(KeyStroke(name: name), stroke, name) }
  }

  func testWhatIsNoKey() {
    let names = [
      "", " ", "ab", "Ctrl-", "Ctrl", "Ctrl-Foo", "F0", "F25", "F01", "F+1", "F1x", "Ctrl-Ctrl-a",
      "Shift-1", "Shift-?", "Ctrl-Shift-a", "Hyper-a", "\u{1B}", "\t", "e\u{301}", "👩‍👧",
    ]
    for name in names { XCTAssertNil(KeyStroke(name: name), name) }
  }

  func testASequenceIsKeysApartByBlanks() {
    XCTAssertEqual(KeyStroke.sequence(named: "z m"), ["z", "m"])
    XCTAssertEqual(KeyStroke.sequence(named: " Ctrl-X  Ctrl-S "), [.control("x"), .control("s")])
    for names in ["", "  ", "z mm", "Ctrl- a"] { XCTAssertNil(KeyStroke.sequence(named: names)) }
  }

  func testAKeyThatIsAnotherOneToTheTerminalIsNone() {
    let twins: [(name: String, twin: KeyStroke)] = [
      ("Ctrl-I", .tab), ("ctrl-m", .enter), ("Ctrl-[", .escape), ("Ctrl-H", .backspace),
      ("Ctrl-Alt-M", KeyStroke(.enter, .alt)),
    ]
    for (name, twin) in twins {
      XCTAssertNil(KeyStroke(name: name), name)
      XCTAssertEqual(KeyStroke.twin(ofKeyNamed: name), twin, name)
    }
    for name in ["i", "Alt-m", "Ctrl-J", "Ctrl-]", "Tab", "Ctrl-Foo"] {
      XCTAssertNil(KeyStroke.twin(ofKeyNamed: name), name)
    }
  }
}
