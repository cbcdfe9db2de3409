import Terminal
import VirtualTerminal
import XCTest

final class TerminalStateTests: XCTestCase {
  func testStateIsDrivenWithoutAParser() {
    var state = TerminalState(size: Size(5, 2), scrollback: 0)
    for scalar in "日é".unicodeScalars { state.print(scalar) }
    state.execute(0x0D)
    state.execute(0x0A)
    state.escape(intermediates: 0x28, final: 0x30)
    Array("q".utf8).withUnsafeBufferPointer { state.printASCII($0) }
    XCTAssertEqual(state.surface.text, "日é\n─")
    XCTAssertEqual(state.cursor.position, Point(x: 1, y: 1))
  }

  func testParserPausesBehindEachMessage() {
    var state = TerminalState(size: Size(5, 1), scrollback: 0)
    var parser = Parser()
    let bytes = Array("a\u{1B}_one\u{1B}\\b\u{1B}]9999;two\u{07}c".utf8)
    let taken = bytes.withUnsafeBufferPointer { parser.feed($0, to: &state) }
    XCTAssertEqual(String(decoding: bytes[taken...], as: UTF8.self), "b\u{1B}]9999;two\u{07}c")
    XCTAssertEqual(state.takeMessages().map(\.text), ["one"])
    _ = bytes[taken...].withUnsafeBufferPointer { parser.feed($0, to: &state) }
    XCTAssertEqual(state.takeMessages().map(\.kind), [.command(9999)])
    XCTAssertEqual(state.surface.text, "ab")
  }
}
