import Core
import Terminal
import VirtualTerminal
import XCTest

/// The ways that take many bytes at once show what the way byte by byte shows.
///
/// Fed byte by byte, no sequence and no character is ever whole in a piece, and no run is longer than
/// one: that is the reference.
final class ShortcutTests: XCTestCase {
  /// Output as programs write it, and as none should.
  private static let parts =
    [
      "a", "word ",
      "The quick brown fox jumps over the lazy dog, and 64 bytes are not enough for it.",
      String(repeating: "=", count: 200), "\r\n", "\n", "\r", "\t", "\u{8}", "\u{7F}", "y\r\n",
      "日本語", "é", "Ж", "e\u{301}", "😀", "\u{200B}", "👩\u{200D}👧", "\u{9B}3m", "\u{85}",
      "\u{1B}[m", "\u{1B}[1;31m", "\u{1B}[38;5;208m", "\u{1B}[48;5;20;38;2;1;2;3m", "\u{1B}[4:3m",
      "\u{1B}[38:2::9:8:7m", "\u{1B}[38;5m", "\u{1B}[48;2;300;;5m", "\u{1B}[38;5;256m",
      "\u{1B}[;;1m",
      "\u{1B}[7;53;58;5;9m", "\u{1B}[H", "\u{1B}[3;7H", "\u{1B}[;5H", "\u{1B}[2;H", "\u{1B}[99;99H",
      "\u{1B}[A", "\u{1B}[3B", "\u{1B}[2C", "\u{1B}[D", "\u{1B}[K", "\u{1B}[1K", "\u{1B}[J",
      "\u{1B}[2;5r", "\u{1B}[r", "\u{1B}[L", "\u{1B}[2M", "\u{1B}[@", "\u{1B}[P", "\u{1B}[X",
      "\u{1B}[S", "\u{1B}[T", "\u{1B}[3b", "\u{1B}[?25l", "\u{1B}[?7l", "\u{1B}[?7h", "\u{1B}[?6h",
      "\u{1B}[?6l", "\u{1B}[4h", "\u{1B}[4l", "\u{1B}[?69h\u{1B}[3;9s", "\u{1B}[?69l", "\u{1B}[20h",
      "\u{1B}[20l", "\u{1B}[?1049h", "\u{1B}[?1049l", "\u{1B}[?2027h", "\u{1B}[?2027l", "\u{1B}#6",
      "\u{1B}#5", "\u{1B}(0lqk\u{1B}(B", "\u{E}q\u{F}", "\u{1B}7", "\u{1B}8", "\u{1B}D", "\u{1B}M",
      "\u{1B}[1\"q", "\u{1B}[0\"q", "\u{1B}[1\n;2H", "\u{1B}[12345678901A", "\u{1B}[1;2\u{18}",
      "\u{1B}[1?m", "\u{1B}[?", "\u{1B}[", "\u{1B}", "\u{1B}]0;title\u{7}", "\u{1B}[6n", "\u{1B}[c",
      "\u{1B}[?2l", "\u{1B}<", "\u{1B}[" + String(repeating: "1;", count: 70) + "m",
    ].map { Array($0.utf8) } + [
      [0xE6, 0x97], [0xF0, 0x9F, 0x98], [0xFF], [0xC0, 0xAF], [0xED, 0xA0],
    ]

  private func mix(_ random: inout SeededRandom, _ count: Int) -> [UInt8] {
    (0..<count).flatMap { _ in Self.parts[Int.random(in: 0..<Self.parts.count, using: &random)] }
  }

  /// All that can be seen of a terminal.
  private func contents(_ terminal: VirtualTerminal) -> [AnyHashable] {
    let rows = (-terminal.scrollbackCount..<terminal.size.rows).map { terminal.details(row: $0) }
    return [
      rows, terminal.cursor, terminal.modes, terminal.pen, terminal.margins, terminal.tabStops,
      terminal.title, terminal.unrecognized, terminal.takeReplies(), terminal.isInSequence,
    ]
  }

  func testWholePiecesShowWhatSingleBytesShow() {
    var random = SeededRandom(seed: 11)
    for round in 0..<150 {
      let bytes = mix(&random, 60)
      let size = Size(
        1 + Int.random(in: 0..<30, using: &random), 1 + Int.random(in: 0..<(8), using: &random))
      let (whole, single) = (VirtualTerminal(size: size), VirtualTerminal(size: size))
      whole.feed(bytes)
      for byte in bytes { single.feed([byte]) }
      XCTAssertEqual(contents(whole), contents(single), "round \(round)")
    }
  }

  func testPiecesMayBeCutAnywhere() {
    var random = SeededRandom(seed: 12)
    for _ in 0..<5 {
      let bytes = mix(&random, 25)
      let whole = VirtualTerminal(size: Size(17, 5))
      whole.feed(bytes)
      let expected = contents(whole)
      for cut in 1..<bytes.count {
        let parts = VirtualTerminal(size: Size(17, 5))
        parts.feed(bytes[..<cut])
        parts.feed(bytes[cut...])
        XCTAssertEqual(contents(parts), expected, "cut at \(cut)")
      }
    }
  }

  func testRunsEndWhereTextEndsAtEveryLengthAndPlace() {
    for length in 0..<70 {
      for other: UInt8 in [0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xFF] {
        let bytes = [UInt8](repeating: 0x61, count: length) + [other] + Array("~ bcdefgh".utf8)
        let (whole, single) = (VirtualTerminal(90, 2), VirtualTerminal(90, 2))
        whole.feed(bytes)
        for byte in bytes { single.feed([byte]) }
        XCTAssertEqual(whole.lines, single.lines, "\(other) behind \(length) bytes")
      }
    }
  }

  func testSequenceOfVT52IsNoControlSequence() {
    let terminal = VirtualTerminal(10, 2, "\\e[?2l\\e[Ax")
    XCTAssertEqual(terminal.lines[0], "Ax")
  }
}
