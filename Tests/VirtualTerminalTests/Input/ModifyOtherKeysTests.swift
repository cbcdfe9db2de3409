import Terminal
import VirtualTerminal
import XCTest

/// xterm's control sequences: XTMODKEYS, XTQMODKEYS, XTFMTKEYS, XTQFMTKEYS.
final class ModifyOtherKeysTests: XCTestCase {
  private func key(_ stroke: KeyStroke, _ modes: String) throws -> String {
    let bytes = try VirtualTerminal(80, 24, modes).encode(.key(stroke))
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "\\e")
  }

  func testLevelOneTellsWhatHasNoCode() throws {
    let on = "\\e[>4;1m"
    XCTAssertEqual(try key(.control("1"), on), "\\e[27;5;49~")
    XCTAssertEqual(try key(.control("a"), on), "\u{01}")
    XCTAssertEqual(try key(.alt("a"), on), "\\ea")
    XCTAssertEqual(try key(KeyStroke(.enter, .control), on), "\\e[27;5;13~")
    XCTAssertEqual(try key(.backTab, on), "\\e[Z")
  }

  func testLevelTwoTellsAllModifiedKeys() throws {
    let on = "\\e[>4;2m"
    XCTAssertEqual(try key(.control("a"), on), "\\e[27;5;97~")
    XCTAssertEqual(try key(KeyStroke(.character("a"), [.control, .shift]), on), "\\e[27;6;65~")
    XCTAssertEqual(try key(.alt("a"), on), "\\e[27;3;97~")
    XCTAssertEqual(try key(KeyStroke(.character(" "), .shift), on), "\\e[27;2;32~")
    XCTAssertEqual(try key("a", on), "a")
  }

  func testShortForm() throws {
    XCTAssertEqual(try key(.control("a"), "\\e[>4;2m\\e[>4;1f"), "\\e[97;5u")
  }

  func testResourcesAreToldAndReset() {
    let terminal = VirtualTerminal(80, 24, "\\e[>4;2m\\e[?4m\\e[>4m\\e[?4m\\e[?1m\\e[>1n\\e[?1m")
    XCTAssertEqual(terminal.answer, "\\e[>4;2m\\e[>4;0m\\e[>1;2m\\e[>1m")
    terminal.type("\\e[>4;1f\\e[?4g\\e[>f\\e[?4g")
    XCTAssertEqual(terminal.answer, "\\e[>4;1f\\e[>4;0f")
    XCTAssertEqual(terminal.unrecognized, [])
  }

  func testModifiersOfCursorKeysAreWrittenAsAsked() throws {
    let stroke = KeyStroke(.up, .control)
    XCTAssertEqual(try key(stroke, "\\e[>1;1m"), "\\e[5A")
    XCTAssertEqual(try key(stroke, "\\e[>1;3m"), "\\e[>1;5A")
    XCTAssertEqual(try key(stroke, "\\e[>1n"), "\\e[A")
  }

  func testKeypadModes() throws {
    func keypad(_ key: KeypadKey, _ modes: String = "") throws -> String {
      String(
        decoding: try VirtualTerminal(80, 24, modes).encode(KeyPress(.keypad(key))), as: UTF8.self
      ).replacing("\u{1B}", with: "\\e")
    }
    XCTAssertEqual(try keypad(.digit0), "0")
    XCTAssertEqual(try keypad(.digit0, "\\e="), "\\eOp")
    XCTAssertEqual(try keypad(.enter, "\\e="), "\\eOM")
    XCTAssertEqual(try keypad(.add, "\\e=\\e[?2l"), "\\e?k")
  }
}
