import Terminal
import VirtualTerminal
import XCTest

/// The kitty keyboard protocol (sw.kovidgoyal.net/kitty/keyboard-protocol).
final class KittyKeyboardTests: XCTestCase {
  private func key(_ press: KeyPress, _ flags: Int) throws -> String {
    let bytes = try VirtualTerminal(80, 24, "\\e[=\(flags)u").encode(press)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "\\e")
  }

  private func key(_ stroke: KeyStroke, _ flags: Int) throws -> String {
    try key(KeyPress(stroke), flags)
  }

  // MARK: Flags

  func testFlagsArePushedPoppedSetAndTold() {
    let terminal = VirtualTerminal(
      80, 24, "\\e[?u\\e[>5u\\e[?u\\e[>1u\\e[?u\\e[<u\\e[?u\\e[<9u\\e[?u")
    XCTAssertEqual(terminal.answer, "\\e[?0u\\e[?5u\\e[?1u\\e[?5u\\e[?0u")
    terminal.type("\\e[=3u\\e[=8;2u\\e[?u\\e[=2;3u\\e[?u\\e[=99u\\e[?u")
    XCTAssertEqual(terminal.answer, "\\e[?11u\\e[?9u\\e[?3u")
    XCTAssertEqual(terminal.keyboardFlags, [.disambiguate, .eventTypes])
    XCTAssertEqual(terminal.unrecognized, [])
  }

  func testEachScreenHasItsStack() {
    let terminal = VirtualTerminal(80, 24, "\\e[>1u\\e[?1049h\\e[?u\\e[>7u\\e[?u\\e[?1049l\\e[?u")
    XCTAssertEqual(terminal.answer, "\\e[?0u\\e[?7u\\e[?1u")
    terminal.type("\\e[?1049h\\e[?u\\ec\\e[?u")
    XCTAssertEqual(terminal.answer, "\\e[?7u\\e[?0u")
  }

  func testTheStackForgetsItsOldest() {
    let terminal = VirtualTerminal(80, 24, "\\e[=2u")
    for _ in 0..<17 { terminal.type("\\e[>1u") }
    terminal.type("\\e[<16u\\e[?u\\e[<u\\e[?u")
    XCTAssertEqual(terminal.answer, "\\e[?1u\\e[?0u")
  }

  // MARK: Keys

  func testWithoutFlagsKeysAreTheOldOnes() throws {
    XCTAssertEqual(try key(.escape, 0), "\\e")
    XCTAssertEqual(try key(.control("a"), 0), "\u{01}")
    XCTAssertThrowsError(try key(KeyPress(.escape, kind: .release), 0)) {
      XCTAssertEqual($0 as? InputError, .keyNotReported)
    }
  }

  func testDisambiguated() throws {
    XCTAssertEqual(try key("a", 1), "a")
    XCTAssertEqual(try key("A", 1), "A")
    XCTAssertEqual(try key(.escape, 1), "\\e[27u")
    XCTAssertEqual(try key(.control("i"), 1), "\\e[105;5u")
    XCTAssertEqual(try key(.alt("x"), 1), "\\e[120;3u")
    XCTAssertEqual(try key(KeyStroke(.character("C"), .control), 1), "\\e[99;6u")
    XCTAssertEqual(try key(.enter, 1), "\r")
    XCTAssertEqual(try key(KeyStroke(.enter, .shift), 1), "\\e[13;2u")
    XCTAssertEqual(try key(.backTab, 1), "\\e[9;2u")
    XCTAssertEqual(try key(KeyStroke(.backspace, .control), 1), "\\e[127;5u")
  }

  func testFunctionKeysKeepTheirForms() throws {
    XCTAssertEqual(try key(.up, 1), "\\e[A")
    XCTAssertEqual(try key(KeyStroke(.left, .control), 1), "\\e[1;5D")
    XCTAssertEqual(try key(KeyStroke(.function(1)), 1), "\\e[P")
    XCTAssertEqual(try key(KeyStroke(.function(3)), 1), "\\e[13~")
    XCTAssertEqual(try key(KeyStroke(.function(12), .shift), 1), "\\e[24;2~")
    XCTAssertEqual(try key(KeyStroke(.function(13)), 1), "\\e[57376u")
    XCTAssertEqual(try key(.delete, 1), "\\e[3~")
  }

  func testKeypadIsToldApart() throws {
    XCTAssertEqual(try key(KeyPress(.keypad(.enter)), 1), "\\e[57414u")
    XCTAssertEqual(try key(KeyPress(.keypad(.home), .numLock), 1), "\\e[57423;129u")
    XCTAssertEqual(try key(KeyPress(.keypad(.digit5)), 1), "5")
    XCTAssertEqual(try key(KeyPress(.keypad(.digit5)), 8), "\\e[57404u")
    XCTAssertEqual(try key(KeyPress(.keypad(.home)), 0), "\\e[H")
  }

  func testEventTypes() throws {
    let a = KeyPress.Cap.key(.character("a"))
    XCTAssertEqual(try key(KeyPress(a, kind: .repeated), 3), "a")
    XCTAssertEqual(try key(KeyPress(a, kind: .release), 3), "\\e[97;1:3u")
    XCTAssertEqual(try key(KeyPress(.key(.up), kind: .repeated), 3), "\\e[1;1:2A")
    XCTAssertEqual(try key(KeyPress(.key(.delete), .shift, kind: .release), 3), "\\e[3;2:3~")
    XCTAssertThrowsError(try key(KeyPress(.key(.enter), kind: .release), 3))
    XCTAssertEqual(try key(KeyPress(.key(.enter), kind: .release), 10), "\\e[13;1:3u")
    // Only what is no press needs the new form.
    XCTAssertEqual(try key(.control("a"), 2), "\u{01}")
  }

  func testAlternateKeys() throws {
    XCTAssertEqual(try key(KeyStroke(.character("a"), [.shift, .control]), 5), "\\e[97:65;6u")
    let cyrillic = KeyPress(.key(.character("с")), .control, baseLayout: "c")
    XCTAssertEqual(try key(cyrillic, 5), "\\e[1089::99;5u")
    let one = KeyPress(.key(.character("1")), [.shift, .alt], shifted: "!")
    XCTAssertEqual(try key(one, 5), "\\e[49:33;4u")
  }

  func testAllKeysAndTheirText() throws {
    XCTAssertEqual(try key("a", 8), "\\e[97u")
    XCTAssertEqual(try key("A", 8), "\\e[97;2u")
    XCTAssertEqual(try key(.enter, 8), "\\e[13u")
    XCTAssertEqual(try key("a", 24), "\\e[97;;97u")
    XCTAssertEqual(try key("A", 24), "\\e[97;2;65u")
    XCTAssertEqual(try key(.control("a"), 24), "\\e[97;5u")
    let composed = KeyPress(.key(.character("e")), .alt, text: "é\u{301}")
    XCTAssertEqual(try key(composed, 24), "\\e[101;3;233:769u")
  }

  func testModifiersAloneAreToldWithAllKeysOnly() throws {
    let shift = KeyPress(.silent(.leftShift), .shift)
    XCTAssertThrowsError(try key(shift, 1))
    XCTAssertEqual(try key(shift, 8), "\\e[57441;2u")
    XCTAssertEqual(try key(KeyPress(.silent(.mute)), 1), "\\e[57440u")
  }
}
