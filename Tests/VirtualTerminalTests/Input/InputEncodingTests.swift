import Terminal
import VirtualTerminal
import XCTest

final class InputEncodingTests: XCTestCase {
  private func bytes(_ event: InputEvent, _ modes: String = "") throws -> String {
    let bytes = try VirtualTerminal(300, 24, modes).encode(event)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "\\e")
  }

  private func key(_ stroke: KeyStroke, _ modes: String = "") throws -> String {
    try bytes(.key(stroke), modes)
  }

  func testCharacters() throws {
    XCTAssertEqual(try key("a"), "a")
    XCTAssertEqual(try key("Я"), "Я")
    XCTAssertEqual(try key(.control("r")), "\u{12}")
    XCTAssertEqual(try key(.control(" ")), "\0")
    XCTAssertEqual(try key(.control("[")), "\\e")
    XCTAssertEqual(try key(.alt("x")), "\\ex")
    XCTAssertEqual(try key(KeyStroke(.character("c"), [.control, .alt])), "\\e\u{03}")
  }

  func testNamedKeys() throws {
    XCTAssertEqual(try key(.enter), "\r")
    XCTAssertEqual(try key(.tab), "\t")
    XCTAssertEqual(try key(.backTab), "\\e[Z")
    XCTAssertEqual(try key(.backspace), "\u{7F}")
    XCTAssertEqual(try key(.escape), "\\e")
    XCTAssertEqual(try key(.delete), "\\e[3~")
    XCTAssertEqual(try key(KeyStroke(.delete, .shift)), "\\e[3;2~")
    XCTAssertEqual(try key(KeyStroke(.function(1))), "\\eOP")
    XCTAssertEqual(try key(KeyStroke(.function(5), .control)), "\\e[15;5~")
    XCTAssertEqual(try key(KeyStroke(.function(12))), "\\e[24~")
    XCTAssertThrowsError(try key(KeyStroke(.function(99))))
  }

  func testArrowsFollowTheCursorKeyMode() throws {
    XCTAssertEqual(try key(.up), "\\e[A")
    XCTAssertEqual(try key(.up, "\\e[?1h"), "\\eOA")
    XCTAssertEqual(try key(.home, "\\e[?1h"), "\\eOH")
    XCTAssertEqual(try key(KeyStroke(.right, .control), "\\e[?1h"), "\\e[1;5C")
  }

  func testMouseNeedsAMode() throws {
    let press = InputEvent.mouse(MouseEvent(.press(.left, clicks: 1), at: Point(x: 2, y: 3)))
    XCTAssertThrowsError(try bytes(press)) { XCTAssertEqual($0 as? InputError, .mouseNotReported) }
    XCTAssertEqual(try bytes(press, "\\e[?1000h"), "\\e[M #$")
    XCTAssertEqual(try bytes(press, "\\e[?1000;1006h"), "\\e[<0;3;4M")
  }

  func testMouseKinds() throws {
    let place = Point(x: 9, y: 0)
    func report(_ kind: MouseEvent.Kind, _ modifiers: Modifiers = []) throws -> String {
      try bytes(.mouse(MouseEvent(kind, at: place, modifiers)), "\\e[?1002;1006h")
    }
    XCTAssertEqual(try report(.release(.right)), "\\e[<2;10;1m")
    XCTAssertEqual(try report(.drag(.left), .control), "\\e[<48;10;1M")
    XCTAssertEqual(try report(.wheel(.down), .shift), "\\e[<69;10;1M")
    XCTAssertThrowsError(try report(.move))
  }

  /// xterm's control sequences, mode 1001: a release tells the place alone.
  func testHighlightTrackingReleases() throws {
    let place = Point(x: 2, y: 3)
    XCTAssertEqual(
      try bytes(.mouse(MouseEvent(.press(.left, clicks: 1), at: place)), "\\e[?1001h"), "\\e[M #$")
    XCTAssertEqual(
      try bytes(.mouse(MouseEvent(.release(.left), at: place)), "\\e[?1001h"), "\\e[t#$")
  }

  func testOldMouseEncodingCannotSayFarColumns() {
    let press = InputEvent.mouse(MouseEvent(.press(.left, clicks: 1), at: Point(x: 250, y: 0)))
    XCTAssertThrowsError(try bytes(press, "\\e[?1000h")) {
      XCTAssertEqual($0 as? InputError, .positionNotEncodable)
    }
  }

  func testPasteIsBracketedAndCannotCloseItsBrackets() throws {
    XCTAssertEqual(try bytes(.paste("a\nb\r\nc")), "a\rb\rc")
    XCTAssertEqual(
      try bytes(.paste("x\u{1B}[20\u{1B}[201~1~y"), "\\e[?2004h"), "\\e[200~x[20[201~1~y\\e[201~")
  }

  /// VTE leaves out controls from pastes; U+009B begins a sequence as ESC [ does.
  func testAPasteTypesNoControlCharacters() throws {
    let text = "a\u{1B}[A\u{9B}201~\u{3}\u{7F}\tb\r\n\u{85}c"
    XCTAssertEqual(try bytes(.paste(text)), "a[A201~\tb\rc")
    XCTAssertEqual(try bytes(.paste(text), "\\e[?2004h"), "\\e[200~a[A201~\tb\rc\\e[201~")
    XCTAssertEqual(try bytes(.paste("\u{1B}")), "")
  }

  func testFocusNeedsItsMode() throws {
    XCTAssertEqual(try bytes(.focus(true), "\\e[?1004h"), "\\e[I")
    XCTAssertEqual(try bytes(.focus(false), "\\e[?1004h"), "\\e[O")
    XCTAssertThrowsError(try bytes(.focus(true)))
  }
}
