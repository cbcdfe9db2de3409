import JourneyKit
import Terminal
import VirtualTerminal
import XCTest

final class TerminalRestorationTests: XCTestCase {
  /// What a program may leave behind, each alone and all at once.
  private static let left = [
    "", "\u{1B}[1;31;44m", "\u{1B}[?25l", "\u{1B}[?7l", "\u{1B}[?1049h", "\u{1B}[?47h",
    "\u{1B}[?1000h\u{1B}[?1003h\u{1B}[?1006h", "\u{1B}[?2004h", "\u{1B}[?1h\u{1B}=", "\u{1B}[4h",
    "\u{1B}[?6h\u{1B}[2;3r", "\u{1B}[?69h\u{1B}[2;5s", "\u{1B}[>1u",
    "\u{1B}[>1u\u{1B}[?1049h\u{1B}[>3u",
    "\u{1B}[6 q", "\u{1B}(0", "\u{0E}\u{1B})0", "\u{1B}]4;1;#123456\u{7}",
    "\u{1B}]11;#000033\u{7}\u{1B}]12;#ff0000\u{7}", "\u{1B}]22;wait\u{7}", "\u{1B}]9;4;1;30\u{7}",
    "\u{1B}[?5h", "\u{1B}[?2026h", "\u{1B}[?2l",
  ]
  /// Half read: nothing may follow them but the restoration.
  private static let cut = ["\u{1B}", "\u{1B}[3", "\u{1B}]0;title", "\u{1B}P1$r", "\u{1B}_Gi=1;AA"]

  private func restored(_ text: String) -> VirtualTerminal {
    let terminal = VirtualTerminal(size: Size(20, 4))
    terminal.feed(text.utf8)
    let copy = VirtualTerminal(size: Size(20, 4))
    copy.feed(text.utf8)
    copy.feed(TerminalRestoration.bytes(for: terminal))
    XCTAssertEqual(copy.screenState, terminal.screenState, "the bytes do all of it")
    return copy
  }

  private func assertFresh(_ text: String) {
    let (terminal, fresh) = (restored(text), VirtualTerminal(size: Size(20, 4)))
    let name = text.debugDescription
    XCTAssertEqual(terminal.modes, fresh.modes, name)
    XCTAssertEqual(terminal.pen, fresh.pen, name)
    XCTAssertEqual(terminal.margins, fresh.margins, name)
    XCTAssertEqual(terminal.keyboardFlags, [], name)
    XCTAssertFalse(terminal.isInSequence, name)
    XCTAssertFalse(terminal.isAlternateScreen, name)
    XCTAssertEqual(terminal.cursor.shape, fresh.cursor.shape, name)
    XCTAssertEqual(terminal.cursor.position.x, 0, name)
    XCTAssertEqual(terminal.paletteColor(1), fresh.paletteColor(1), name)
    for number in 10...12 {
      XCTAssertEqual(terminal.dynamicColor(number), fresh.dynamicColor(number), name)
    }
    XCTAssertNil(terminal.progress, name)
    XCTAssertEqual(terminal.pointerShape, "", name)
    terminal.feed("qx".utf8)
    XCTAssertEqual(terminal.surface.text(row: terminal.cursor.position.y).prefix(2), "qx", name)
  }

  func testWhateverWasLeftIsUndone() {
    for text in Self.left { assertFresh(text) }
    for text in Self.cut { assertFresh("abc" + text) }
    assertFresh(Self.left.dropLast().joined() + "text" + Self.cut[2])
  }

  func testTheTextOfTheScreenStays() {
    let terminal = restored("one\r\ntwo\u{1B}[2;3r\u{1B}[4;4Hx")
    XCTAssertEqual(terminal.surface.text, "two\n\n   x\n")
  }

  func testLittleIsSentWhereNothingWasLeft() {
    let terminal = VirtualTerminal(size: Size(20, 4))
    terminal.feed("plain\r\n".utf8)
    XCTAssertEqual(
      String(decoding: TerminalRestoration.bytes(for: terminal), as: UTF8.self),
      "\u{1B}[!p\u{1B}[?7h\u{1B}[?25h\u{1B}[m\u{1B}(B\u{0F}")
  }
}
