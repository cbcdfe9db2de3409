import Terminal
import VirtualTerminal
import XCTest

final class VirtualTerminalTests: XCTestCase {
  func testTextAndStyleReachTheSurface() {
    let terminal = VirtualTerminal(size: Size(12, 2))
    terminal.feed("ab\u{1B}[1;31mc\u{1B}[m日e\u{301}".utf8)
    XCTAssertEqual(terminal.surface.text, "abc日e\u{301}\n")
    XCTAssertEqual(
      terminal.surface[2, 0],
      Cell("c", style: Style(foreground: .indexed(1), attributes: .bold)))
    XCTAssertEqual(terminal.surface[3, 0].width, 2)
    XCTAssertEqual(terminal.surface[4, 0], .continuation(.plain))
    XCTAssertEqual(terminal.surface[8, 1], .blank)
  }

  func testScreenIsExactAtAMarkerEvenWhenMoreFollowsInTheSamePiece() {
    let terminal = VirtualTerminal(size: Size(10, 1))
    var frames: [String: String] = [:]
    terminal.onMessage = { frames[$0.text] = terminal.surface.text }
    terminal.feed("one\u{1B}]7373;frame;1\u{07}\rtwo\u{1B}]7373;frame;2\u{07}\rend".utf8)
    XCTAssertEqual(frames, ["frame;1": "one", "frame;2": "two"])
    XCTAssertEqual(terminal.surface.text, "end")
  }

  func testFeedStopsBehindTheMessageAskedFor() {
    let terminal = VirtualTerminal(size: Size(10, 1))
    let bytes = Array("a\u{1B}_x\u{1B}\\b\u{1B}]7373;y\u{07}c".utf8)
    let taken = bytes.withUnsafeBufferPointer { bytes in
      terminal.feed(bytes) { $0.kind == .command(7373) }
    }
    XCTAssertEqual(taken, bytes.count - 1)
    XCTAssertEqual(terminal.surface.text, "ab")
    XCTAssertEqual(terminal.takeMessages().map(\.text), ["x", "y"])
  }
}
