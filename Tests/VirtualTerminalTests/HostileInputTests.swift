import Core
import Foundation
import Terminal
import TerminalFuzzing
import VirtualTerminal
import XCTest

/// Bytes of a program that is broken, or means ill.
final class HostileInputTests: XCTestCase {
  func testHugeCountsAreQuickAndStayInside() {
    let terminal = VirtualTerminal(10, 4, scrollback: 10, "abc")
    for final in "ABCDEFGHIJKLMPSTXZ@`abdefgrstuxz" {
      terminal.type("x\\e[999999999;999999999\(final)")
      terminal.type("\\e[?69h\\e[2;5s\\e[999999999\(final)\\e[s\\e[?69l\\e[r")
    }
    terminal.type("\\e[99999999'}\\e[99999999'~\\e[99999999 @\\e[99999999 A")
    terminal.type("\\e[65;1;1;99999999;99999999$x\\e[1;1;9;9;1;99999999;99999999$v")
    XCTAssertTrue((0..<10).contains(terminal.place[0]) && (0..<4).contains(terminal.place[1]))
  }

  /// The parameters beyond those that are kept were read where there are none.
  func testAMalformedStringOfManyParametersHasNone() {
    let terminal = VirtualTerminal(10, 2)
    let parameters = String(repeating: "1;", count: 1_000_000)
    terminal.type("\\eP\(parameters) 1q~~~\\e\\a\\eP\(parameters)<q~~~\\e\\b")
    XCTAssertEqual(terminal.lines[0], "ab")
    XCTAssertEqual(terminal.unrecognized.filter { $0.utf8.count > 64 }, [])
    XCTAssertEqual(terminal.unrecognizedCount, 4)
  }

  func testUnterminatedStringDoesNotGrow() {
    var options = TerminalOptions()
    options.stringLimit = 1000
    let terminal = VirtualTerminal(size: Size(10, 2), options: options)
    terminal.feed("\u{1B}]7373;".utf8)
    for _ in 0..<1000 { terminal.feed([UInt8](repeating: 0x61, count: 4096)) }
    terminal.feed("\u{07}shown".utf8)
    XCTAssertEqual(terminal.surface.text, "shown\n")
    XCTAssertEqual(terminal.takeMessages().map(\.payload.count), [995])
  }

  /// Case 63; `MOGGY_STRING_MB` says how long they are, in place of what takes two seconds.
  func testStringsWithoutEndKeepWithinTheirMemory() throws {
    let length = ProcessInfo.processInfo.environment["MOGGY_STRING_MB"].flatMap(Int.init) ?? 12
    let piece = [UInt8](repeating: 0x3B, count: 1 << 16)
    let beginnings = [
      "\u{1B}]", "\u{1B}]8;;", "\u{1B}]52;c;", "\u{1B}P", "\u{1B}Pq", "\u{1B}_G", "\u{1B}^",
      "\u{1B}X", "\u{1B}[", "\u{1B}[1:", "\u{1B}]1337;File=:",
    ]
    let before = try memory()
    for beginning in beginnings {
      let terminal = VirtualTerminal(size: Size(10, 2))
      terminal.feed(beginning.utf8)
      for _ in 0..<length << 4 { terminal.feed(piece) }
      XCTAssertLessThan(try memory(), before + 8 << 10, "kilobytes, \(beginning)")
      terminal.feed("\u{18}shown".utf8)
      XCTAssertEqual(terminal.surface.text, "shown\n", beginning)
    }
  }

  private func memory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return try XCTUnwrap(
      line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { Int($0) })
  }

  func testQuestionsWithoutEndDoNotFillTheMemory() {
    let terminal = VirtualTerminal(10, 2)
    let questions = Array(String(repeating: "\u{1B}[c", count: 100_000).utf8)
    for _ in 0..<3 { terminal.feed(questions) }
    XCTAssertLessThan(terminal.takeReplies().count, 1 << 21)
  }

  func testRecordsAreBounded() {
    let terminal = VirtualTerminal(10, 2)
    for index in 0..<5000 { terminal.type("\\e[?\(index + 70000)h\\e_\(index)\\e\\\\e[22t\\e[#{") }
    XCTAssertEqual(terminal.unrecognized.count, 256)
    XCTAssertEqual(terminal.takeMessages().count, 1024)
  }

  func testLongMessagesAreKeptUpToABoundAndTheLastAlways() {
    let terminal = VirtualTerminal(10, 2)
    let message = Array("\u{1B}_".utf8) + [UInt8](repeating: 0x61, count: 1 << 19)
    for _ in 0..<20 { terminal.feed(message + Array("\u{1B}\\".utf8)) }
    let kept = terminal.takeMessages()
    XCTAssertEqual(kept.map(\.ordinal), Array(13...20))
    XCTAssertEqual(kept.map(\.payload.count), Array(repeating: 1 << 19, count: 8))
  }

  func testAnyBytesAtAnySizeLeaveAWholeScreen() {
    var random = SeededRandom(seed: 7)
    let alphabet = Array(
      "\u{1B}\u{1B}[[;?1234567890mHJKLMPSTX@ABCDr日é\u{301}\r\n\t\u{08}ab#63(0".utf8)
    for round in 0..<60 {
      let terminal = VirtualTerminal(size: Size(1 + round % 13, 1 + round % 7), scrollback: 5)
      for _ in 0..<20 {
        terminal.feed(
          (0..<200).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] })
        terminal.resize(
          to: Size(
            1 + Int.random(in: 0..<20, using: &random), 1 + Int.random(in: 0..<9, using: &random)))
        XCTAssertNoThrow(try terminal.checkInvariants())
      }
    }
  }

  func testScreenDoesNotDependOnWhereBytesAreCut() {
    let text =
      "sh$ \u{1B}[1;31mred\u{1B}[m 日本e\u{301}\u{1B}[3;5H\u{1B}[K\u{1B}(0lqk\u{1B}(B\u{1B}[2;3r\n\n"
      + "\u{1B}]0;t\u{07}\u{1B}[?2004h\u{1B}P$qm\u{1B}\\\u{1B}[5b👩\u{200D}👧"
    let bytes = Array(text.utf8)
    let whole = VirtualTerminal(size: Size(12, 4))
    whole.feed(bytes)
    for cut in 1..<bytes.count {
      let terminal = VirtualTerminal(size: Size(12, 4))
      terminal.feed(bytes[..<cut])
      terminal.feed(bytes[cut...])
      XCTAssertEqual(terminal.surface, whole.surface, "cut at \(cut)")
      XCTAssertEqual(terminal.cursor, whole.cursor, "cut at \(cut)")
    }
  }

  /// A program may show any number of links; those that are to be seen have their addresses.
  func testLinksThatNoCellHasAreFreed() {
    let terminal = VirtualTerminal(10, 2)
    for number in 0..<30_000 {
      terminal.type("\\e[2J\\e[H\\e[3J\\e]8;;x:\(number)\\e\\a\\e]8;;\\e\\")
      guard terminal.link(at: .zero) == "x:\(number)" else {
        return XCTFail("link \(number) is \(terminal.link(at: .zero) ?? "none")")
      }
    }
    terminal.type("\\e]8;;y:1\\e\\\\e7\\e]8;;\\e\\")
    for number in 0..<20_000 { terminal.type("\\e]8;;z:\(number)\\e\\") }
    terminal.type("\\e8b")
    XCTAssertEqual(terminal.link(at: Point(x: 1, y: 0)), "y:1", "the saved pen holds it")
  }

  func testTheLargestScreenKeepsWithinItsMemory() throws {
    let before = try memory()
    let terminal = VirtualTerminal(size: Size(4096, 4096), scrollback: 0)
    XCTAssertEqual(terminal.size, Size(4096, 976))
    terminal.type("\\e#8\\e[?1049h\\e#8")
    XCTAssertLessThan(try memory(), before + 64 << 10, "kilobytes")
    terminal.resize(to: Size(2000, 4096))
    XCTAssertEqual(terminal.size, Size(2000, 2000))
  }
}
