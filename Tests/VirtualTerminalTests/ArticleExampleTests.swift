import Foundation
import Terminal
import VirtualTerminal
import XCTest

/// The examples of the module's article, compiled and run.
final class ArticleExampleTests: XCTestCase {
  struct PlainText: ParserHandler {
    var text = ""

    mutating func printASCII(_ run: UnsafeBufferPointer<UInt8>) {
      text += String(decoding: run, as: UTF8.self)
    }
    mutating func print(_ scalar: Unicode.Scalar) { text.unicodeScalars.append(scalar) }
    mutating func execute(_ control: UInt8) { if control == 0x0A { text += "\n" } }
    mutating func escape(intermediates: UInt16, final: UInt8) {}
    mutating func control(_ sequence: ControlSequence) {}
    mutating func string(_ string: ControlString) {}
  }

  func testTheParserAlone() {
    var parser = Parser()
    var plain = PlainText()
    for piece in ["\u{1B}[1;3", "1mError:\u{1B}[m дис", "к полон\n"] {
      Array(piece.utf8).withUnsafeBufferPointer { _ = parser.feed($0, to: &plain) }
    }
    XCTAssertEqual(plain.text, "Error: диск полон\n")
  }

  func testTheStateAlone() {
    var state = TerminalState(size: Size(8, 3), scrollback: 0)
    for scalar in "日本語日本".unicodeScalars { state.print(scalar) }
    state.execute(0x0D)
    state.execute(0x0A)
    Array("a line".utf8).withUnsafeBufferPointer { state.printASCII($0) }
    XCTAssertEqual(state.surface.text, "日本語日\n本\na line")
    let position = state.cursor.position
    XCTAssertEqual(position, Point(x: 6, y: 2))
  }

  func testTheTerminalAndTheScreen() throws {
    let terminal = VirtualTerminal(size: Size(20, 3))
    terminal.feed("\u{1B}[?1h\u{1B}[2;5Hhere\u{1B}[6n".utf8)
    let answer = String(decoding: terminal.takeReplies(), as: UTF8.self)
    let up = try terminal.encode(.key(.up))
    XCTAssertEqual(answer, "\u{1B}[2;9R")
    XCTAssertEqual(up, Array("\u{1B}OA".utf8))

    let before = terminal.screenState
    terminal.feed("\r\n\u{1B}[31mred".utf8)
    let after = terminal.screenState
    let changes = after.changes(since: before)
    XCTAssertFalse(before.text.contains("red"))
    XCTAssertEqual(changes.rows, [2])
    XCTAssertEqual(after.cell(at: Point(x: 0, y: 2)).style.style.foreground, .indexed(1))
  }

  func testTheArticleHasTheseVeryExamples() throws {
    let here = URL(filePath: #filePath)
    let article = here.deletingLastPathComponent().appending(
      path: "../../Sources/VirtualTerminal/VirtualTerminal.docc/VirtualTerminal.md")
    let blocks = try String(contentsOf: article, encoding: .utf8).components(
      separatedBy: "```swift"
    )
    .dropFirst().map { $0.components(separatedBy: "```")[0] }
    let source = squeezed(try String(contentsOf: here, encoding: .utf8))
    XCTAssertEqual(blocks.count, 5)
    for block in blocks { XCTAssertTrue(source.contains(squeezed(block)), block) }
  }

  /// Without blanks and line ends, so that only the code counts.
  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
