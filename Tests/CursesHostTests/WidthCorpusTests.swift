import Core
import JourneyKit
import Terminal
import VirtualTerminal
import XCTest

@testable import CursesHost

/// Every text stands in the same cells in process, on a terminal, and in tmux.
@MainActor
final class WidthCorpusTests: XCTestCase {
  private func screen(_ type: String, on terminal: Int32) throws -> CursesScreen {
    try CursesScreen(
      environment: ["TERM": type], isMouseEnabled: false, input: terminal, output: terminal)
  }

  /// What a terminal shows after the frames were drawn one after the other.
  private func shown(
    _ frames: [Surface], _ type: String = "xterm-256color", before: String = ""
  ) throws -> Surface {
    let size = frames[0].size
    let port = try ScreenPort(size: size)
    let terminal = VirtualTerminal(size: size)
    var screen: CursesScreen?
    for (number, frame) in frames.enumerated() {
      let bytes = try port.bytes(frame: number) {
        screen = try screen ?? self.screen(type, on: port.terminal)
        screen?.draw(frame, cursor: Point(x: number, y: 1))
        screen?.mark(frame: number)
      }
      if number == 0 { terminal.feed(before.utf8) }
      terminal.feed(bytes)
      XCTAssertEqual(terminal.cursor.position, Point(x: number, y: 1))
    }
    screen?.leave()
    return terminal.surface
  }

  private func assertEqual(
    _ first: Surface, _ second: Surface, file: StaticString = #filePath, line: UInt = #line
  ) {
    var different: [String] = []
    for y in 0..<first.size.rows {
      let doubtful = first.doubtfulRuns(row: y).map(\.columns)
      for x in 0..<first.size.columns where first[x, y].asSeen != second[x, y].asSeen {
        if doubtful.contains(where: { $0.contains(x) }), isSame(first[x, y], second[x, y]) {
          continue
        }
        let texts = [first, second].map { $0[x, y].text.unicodeScalars.map { $0.value.hex } }
        different.append("row \(y) column \(x): \(texts[0]) | \(texts[1])")
      }
    }
    XCTAssertEqual(different.prefix(10), [], file: file, line: line)
  }

  /// The terminal has a table of its own. It may give one column to what has two by the C library, and a
  /// blank is behind it then. What it makes wider than its cell is lost where text stands behind it.
  private func isSame(_ first: Cell, _ second: Cell) -> Bool {
    guard first.style == second.style else { return false }
    if first.text == second.text { return true }
    return second.text == " " && (first.text.isEmpty || isWider(first))
  }

  private func isWider(_ cell: Cell) -> Bool {
    let terminal = VirtualTerminal(size: Size(8, 1))
    terminal.feed(cell.text.utf8)
    return terminal.cursor.position.x > cell.width
  }

  func testTheCorpusIsLargeEnough() async throws {
    XCTAssertGreaterThan(CorpusSurface.make().size.rows, 200)
  }

  func testCellsAreEqualInProcessAndOnATerminal() async throws {
    let surface = CorpusSurface.make()
    for type in ["xterm-256color", "tmux-256color", "xterm-direct", "linux"] {
      assertEqual(surface, try shown([surface], type))
    }
  }

  /// A terminal that takes a whole cluster for one character, and ❤️ for two columns (mode 2027): its
  /// own emoji look otherwise, and everything else stands where it does elsewhere.
  func testNoRowIsShiftedWhateverTheTerminalBelieves() async throws {
    let surface = CorpusSurface.make()
    let other = try shown([surface], before: "\u{1B}[?2027h")
    let plain = try shown([surface])
    XCTAssertNotEqual(other, plain, "it does believe something else")
    for y in 0..<surface.size.rows {
      let runs = surface.doubtfulRuns(row: y)
      for x in 0..<surface.size.columns where other[x, y].asSeen != plain[x, y].asSeen {
        let isOwn = runs.contains { ($0.columns.lowerBound..<$0.widestEnd).contains(x) }
        XCTAssertTrue(isOwn, "row \(y) column \(x): \(other[x, y].text) | \(plain[x, y].text)")
      }
    }
  }

  /// Within free text ❤️ keeps the single column of the C library; what is behind it stays where it
  /// is on a terminal that draws it in two.
  func testALetterBehindAHeartStaysWhereItIs() async throws {
    let texts = ["я ❤️ кошек", "❤️x", "a❤️❤️b", "Мурка❤️, Барсик☀️!", "1️⃣2️⃣ cats"]
    var surface = Surface(size: Size(24, texts.count))
    for (y, text) in texts.enumerated() { surface.write(text + " |", at: Point(x: 0, y: y)) }
    let wide = try shown([surface], before: "\u{1B}[?2027h")
    for y in 0..<surface.size.rows {
      let own = surface.doubtfulRuns(row: y).map(\.columns)
      XCTAssertFalse(own.isEmpty, texts[y])
      for x in 0..<surface.size.columns where !own.contains(where: { $0.contains(x) }) {
        // The other half of an emoji is where a blank was.
        let text = wide[x, y].text.isEmpty ? " " : wide[x, y].text
        XCTAssertEqual(text, surface[x, y].text, "\(texts[y]) column \(x)")
      }
    }
    XCTAssertEqual(wide[2, 0].text, "❤️", "whole, where a blank is behind it")
  }

  /// Where clusters are joined, a slot shows the whole of its emoji.
  func testASlotShowsAWholeEmoji() async throws {
    let emoji = ["👩‍👧", "❤️", "❤️‍🔥", "✌🏽", "🇩🇪", "1️⃣", "🏝️", "👨‍👩‍👧‍👦"]
    var surface = Surface(size: Size(20, emoji.count))
    for (y, text) in emoji.enumerated() {
      surface.write("a", at: Point(x: 0, y: y))
      surface.writeEmoji(text, at: Point(x: 1, y: y))
      surface.writeEmoji(text, at: Point(x: 3, y: y))
      surface.write("b", at: Point(x: 5, y: y))
    }
    let shown = try shown([surface], before: "\u{1B}[?2027h")
    for (y, text) in emoji.enumerated() {
      XCTAssertEqual([0, 1, 3, 5].map { shown[$0, y].text }, ["a", text, text, "b"], text)
    }
  }

  /// Frame after frame, what was written past ncurses is neither left behind nor lost.
  func testChangesAroundDoubtfulText() async throws {
    let corpus = CorpusSurface.make()
    var frames = [corpus]
    var random = SeededRandom(seed: 5)
    for _ in 0..<12 {
      var next = frames[frames.count - 1]
      for _ in 0..<60 {
        let point = Point(
          x: Int.random(in: 0..<76, using: &random),
          y: Int.random(in: 0..<corpus.size.rows, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: next.writeEmoji(WidthCorpus.slots.randomElement(using: &random) ?? "", at: point)
        case 1: next.write(WidthCorpus.texts.randomElement(using: &random) ?? "", at: point)
        case 2: next.write("x", at: point, style: Style(attributes: .bold))
        case 3: next.fill(Rect(x: point.x, y: point.y, columns: 30, rows: 1), with: .blank)
        default: next.fill(Rect(x: 0, y: point.y, columns: 80, rows: 3), with: .blank)
        }
      }
      frames.append(next)
    }
    frames.append(corpus)
    for count in [2, 5, frames.count] {
      assertEqual(frames[count - 1], try shown(Array(frames[..<count])))
    }
    assertEqual(corpus, try shown(frames, "linux"))
  }

  // MARK: tmux

  func testCellsAreEqualInTmux() async throws {
    let surface = CorpusSurface.make()
    let pane = try TmuxPane(size: surface.size)
    let port = try ScreenPort(size: surface.size)
    let screen = try screen("tmux-256color", on: port.terminal)
    XCTAssertEqual(screen.size, surface.size)
    let bytes = port.bytes(frame: 0) {
      screen.draw(surface, cursor: nil)
      screen.mark(frame: 0)
    }
    XCTAssertTrue(pane.feed(bytes))
    let rows = try pane.capture()
    screen.leave()
    for y in 0..<surface.size.rows {
      let row = y < rows.count ? rows[y] : ""
      XCTAssertTrue(RowPattern(surface, row: y).matches(row), "row \(y): \(row)")
    }
  }

  func testThePatternOfARowIsStrict() async throws {
    var surface = Surface(size: Size(12, 1))
    surface.write("ab ", at: .zero)
    surface.writeEmoji("👩‍👧", at: Point(x: 3, y: 0))
    surface.write("日d", at: Point(x: 5, y: 0))
    let pattern = RowPattern(surface, row: 0)
    for row in ["ab 👩‍👧日d", "ab 👩日d    ", "ab 👩\u{200D} 日d"] {
      XCTAssertTrue(pattern.matches(row), row)
    }
    for row in ["ab 👩‍👧 d", "ab  👩日d", "ab 👩‍👧   日d", "ab 👩日 d", "ab 日d", "ab 👩日d e", "ab 👩👧日d"] {
      XCTAssertFalse(pattern.matches(row), row)
    }
  }
}

extension UInt32 {
  fileprivate var hex: String { String(self, radix: 16) }
}
