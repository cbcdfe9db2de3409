import Foundation
import Terminal
import VirtualTerminal
import XCTest

/// The programs of the article on embedding, compiled and run.
final class EmbeddingExampleTests: XCTestCase {
  // MARK: A test of a program
  func screen(of command: String, typing keys: [KeyStroke] = []) throws -> VirtualTerminal {
    let terminal = VirtualTerminal(size: Size(40, 10))
    let program = Process()
    let (input, output) = (Pipe(), Pipe())
    program.executableURL = URL(filePath: "/bin/sh")
    program.arguments = ["-c", command]
    (program.standardInput, program.standardOutput) = (input, output)
    try program.run()
    for key in keys {
      try input.fileHandleForWriting.write(contentsOf: terminal.encode(.key(key)))
    }
    try input.fileHandleForWriting.close()
    terminal.feed(try output.fileHandleForReading.readToEnd() ?? Data())
    program.waitUntilExit()
    return terminal
  }

  func testAProgramIsTestedWithoutAWindow() throws {
    let terminal = try screen(
      of: "read name; printf '\\033[2;5H\\033[1mHello, %s!' $name",
      typing: ["A", "n", "n", .control("j")])
    let hello = terminal.screenState.cell(at: Point(x: 4, y: 1))
    XCTAssertEqual(terminal.screenState.text(row: 1), "    Hello, Ann!")
    XCTAssertEqual(hello.style.style.attributes, .bold)
  }

  // MARK: A recorder
  struct ScreenRecorder {
    private let terminal = VirtualTerminal(size: Size(40, 10))
    private var pieces: [(time: Double, bytes: [UInt8])] = []
    private var keyframes: [(piece: Int, state: [UInt8])] = []

    mutating func record(_ bytes: [UInt8], at time: Double) {
      if pieces.count % 100 == 0 { keyframes.append((pieces.count, terminal.encode())) }
      pieces.append((time, bytes))
      terminal.feed(bytes)
    }

    func screen(at time: Double) throws -> ScreenState {
      let end = pieces.firstIndex { $0.time > time } ?? pieces.count
      guard let keyframe = keyframes.last(where: { $0.piece <= end }) else {
        return VirtualTerminal(size: terminal.size).screenState
      }
      let terminal = try VirtualTerminal(encoded: keyframe.state)
      for piece in pieces[keyframe.piece..<end] { terminal.feed(piece.bytes) }
      return terminal.screenState
    }
  }

  func testAScreenIsRecordedAndShownAtAnyMoment() throws {
    var recorder = ScreenRecorder()
    for second in 0..<250 {
      recorder.record(Array("second \(second)\u{1B}[3\(second % 8)m\r\n".utf8), at: Double(second))
    }
    XCTAssertEqual(try recorder.screen(at: -1).text(row: 0), "")
    XCTAssertEqual(try recorder.screen(at: 3.5).text(row: 3), "second 3")
    let late = try recorder.screen(at: 234)
    XCTAssertEqual(late.text(row: 8), "second 234")
    XCTAssertEqual(late.pen.style.foreground, .indexed(2))
  }

  // MARK: A window
  final class Window {
    private let terminal: VirtualTerminal
    private var drawn = DrawnScreen()
    private(set) var grid: [String] = []
    private(set) var drawnRows = 0

    init(_ terminal: VirtualTerminal) { self.terminal = terminal }

    func refresh() {
      if grid.count != terminal.size.rows {
        grid = Array(repeating: "", count: terminal.size.rows)
      }
      for row in terminal.dirtyRows(since: &drawn) {
        let cells = terminal.details(row: row).cells
        grid[row] = cells.map { $0.width == 0 ? "" : $0.text.isEmpty ? " " : $0.text }.joined()
        drawnRows += 1
      }
    }
  }

  func testAWindowDrawsTheRowsThatHaveChanged() {
    let terminal = VirtualTerminal(size: Size(20, 4))
    let window = Window(terminal)
    terminal.feed("one\r\n日本\r\nthree".utf8)
    window.refresh()
    XCTAssertEqual(window.grid, ["one", "日本", "three", ""])
    terminal.feed("\u{1B}[2;3Htwo".utf8)
    window.refresh()
    XCTAssertEqual(window.grid[1], "日two")
    XCTAssertEqual(window.drawnRows, 5)
    terminal.resize(to: Size(10, 2))
    window.refresh()
    XCTAssertEqual(window.grid, terminal.screenState.text.components(separatedBy: "\n"))
  }

  // MARK: A log
  func cleaned(_ log: String) -> String {
    let terminal = VirtualTerminal(size: Size(200, 1), scrollback: 100_000)
    terminal.feed(log.replacing("\n", with: "\r\n").utf8)
    let rows = terminal.allRows
    let all = TextRange(Point(x: 0, y: rows.lowerBound), Point(x: 200, y: rows.upperBound - 1))
    return terminal.text(in: all)
  }

  func testALogIsCleaned() {
    let long = String(repeating: "word ", count: 90) + "end"
    let log =
      "\u{1B}[32mok\u{1B}[m first\n10 %\r50 %\r100 %\n"
      + "done\u{8}\u{8}\u{8}\u{8}gone\n\(long)\nlast"
    XCTAssertEqual(cleaned(log), "ok first\n100 %\ngone\n\(long)\nlast")
  }

  func testTheArticleHasTheseVeryPrograms() throws {
    let here = URL(filePath: #filePath)
    let article = here.deletingLastPathComponent().appending(
      path: "../../Sources/VirtualTerminal/VirtualTerminal.docc/Embedding.md")
    let blocks = try String(contentsOf: article, encoding: .utf8)
      .components(separatedBy: "```swift").dropFirst().map { $0.components(separatedBy: "```")[0] }
    let source = try String(contentsOf: here, encoding: .utf8).filter { !$0.isWhitespace }
    XCTAssertEqual(blocks.count, 5)
    for block in blocks {
      XCTAssertTrue(source.contains(block.filter { !$0.isWhitespace }), block)
    }
  }
}
