import Terminal
import VirtualTerminal
import XCTest

/// The findings of a fuzzer that was written from the article *Sequences* alone, each as short as it gets.
final class SecondFuzzerTests: XCTestCase {
  func testAResetForgetsTheExtentOfAttributes() {
    let terminal = VirtualTerminal(10, 2, "\\e[2*x\\ec\\eP$q*x\\e\\")
    let fresh = VirtualTerminal(10, 2, "\\eP$q*x\\e\\")
    XCTAssertEqual(terminal.answer, fresh.answer)
  }

  /// Outside of the margins the reports would tell negative places.
  func testARestoredCursorIsWithinTheMarginsInOriginMode() {
    for (text, answer) in [
      ("\\e[?6h\\e7\\e[3r\\e8\\e[6n", "\\e[1;1R"),
      ("\\e[?69h\\e[?6h\\e7\\e[3;5s\\e8\\e[6n", "\\e[1;1R"),
      ("\\e[?6h\\e[7;7H\\e7\\e[1;3r\\e8\\e[6n", "\\e[3;7R"),
    ] {
      XCTAssertEqual(VirtualTerminal(12, 7, text).answer, answer, text)
    }
  }

  func testARestoredCursorDoesNotWrapWhereNothingWraps() {
    let terminal = VirtualTerminal(4, 3, "abcd\\e7\\e[?7l\\e8X")
    XCTAssertEqual(terminal.lines[0], "abcX")
    XCTAssertEqual(terminal.lines[1], "")
  }

  func testARestoredCursorWrapsAtTheRightMarginToo() {
    let terminal = VirtualTerminal(6, 3, "\\e[?69h\\e[;2skl\\e7\\e8m")
    XCTAssertEqual(Array(terminal.lines.prefix(2)), ["kl", "m"])
  }

  func testTextThatFillsTheNewWidthIsNotOverwritten() {
    let narrower = VirtualTerminal(11, 3, "gzgd")
    narrower.resize(to: Size(4, 3))
    narrower.type("z")
    XCTAssertEqual(Array(narrower.lines.prefix(2)), ["gzgd", "z"])
    let wider = VirtualTerminal(10, 4, "nt中x😀中e😀m😀")
    wider.resize(to: Size(15, 4))
    wider.type("k")
    XCTAssertEqual(Array(wider.lines.prefix(2)), ["nt中x😀中e😀m😀", "k"])
    let behind = VirtualTerminal(8, 3, "abcdef\\e7\\e[?1049h")
    behind.resize(to: Size(6, 3))
    behind.type("\\e[?1049lX")
    XCTAssertEqual(Array(behind.lines.prefix(2)), ["abcdef", "X"])
    // A cursor in the blank part of a line has no text to spare.
    let blank = VirtualTerminal(12, 3, "ab\\e[1;9H")
    blank.resize(to: Size(6, 3))
    blank.type("X")
    XCTAssertEqual(blank.lines[0], "ab   X")
  }

  func testATitleHasNoControlCharacters() {
    let terminal = VirtualTerminal(10, 2, "\\e]2;a\u{9B}b\u{7F}c\\e\\")
    XCTAssertEqual(terminal.title, "abc")
    terminal.type("\\e[>0t\\e]2;611b5b410062\\e\\")
    XCTAssertEqual(terminal.title, "a[Ab")
  }

  /// Links, notifications and the folder come by the same way, or in Base64.
  func testNothingElseThatIsToldHasControlCharacters() {
    let terminal = VirtualTerminal(10, 2, "\\e]8;;http://a\u{9B}\u{7F}b\\e\\x\\e]8;;\\e\\")
    XCTAssertEqual(terminal.details(row: 0).cells[0].style.linkAddress, "http://ab")
    terminal.type("\\e]7;file:///a\u{85}b\\e\\\\e]9;hello\u{9B}31m\\e\\")
    XCTAssertEqual(terminal.workingFolder, "file:///ab")
    XCTAssertEqual(terminal.notifications.last?.body, "hello31m")
    // "one", ESC, "c", a line feed, "two".
    terminal.type("\\e]99;e=1:p=body;b25lG2MKdHdv\\e\\")
    XCTAssertEqual(terminal.notifications.last?.body, "onec\ntwo")
    // "a", NUL, ESC, "b".
    terminal.type("\\e]1337;SetUserVar=name=YQAbYg==\\e\\")
    XCTAssertEqual(terminal.userVariables["name"], "ab")
  }
}
