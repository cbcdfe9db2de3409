import Foundation
import JourneyKit
import PseudoTerminal
import Terminal
import XCTest

/// `journey cast` as a process.
final class CastCommandTests: XCTestCase {
  private static let header = #"{"version": 3, "term": {"cols": 12, "rows": 2}}"#
  private static let demo = [
    header, #"[1, "o", "\u001b[1mone\u001b[m"]"#, #"[1, "m", "first"]"#, #"[1, "o", "\r\ntwo"]"#,
    #"[1, "m", "se\u001b[2Jcond"]"#, #"[1, "r", "14x2"]"#, #"[1, "o", " three"]"#,
  ].joined(separator: "\n")

  private func file(_ text: String) throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).cast")
    try Data(text.utf8).write(to: url)
    addTeardownBlock { try? FileManager.default.removeItem(at: url) }
    return url.path(percentEncoded: false)
  }

  private func cast(_ arguments: String..., file text: String) throws -> CommandRun {
    try CommandRun(["cast"] + arguments + [try file(text)])
  }

  // MARK: Text

  private static func snapshot(_ first: String, _ rows: String...) -> String {
    let lines = rows.enumerated().map { "\($0)│\($1)" }
    return
      ([first] + lines
      + ["styles:", "  0: a0-2", "legend:", "  a bold", "outline:", "focus order:", ""])
      .joined(separator: "\n")
  }

  private static let first = snapshot("12x2, no focus, cursor row 0 col 3", "one", "")
  private static let second = snapshot("12x2, no focus, cursor row 1 col 3", "one", "two")
  private static let last = snapshot("14x2, no focus, cursor row 1 col 9", "one", "two three")

  func testTextAtEachMoment() throws {
    XCTAssertEqual(try cast("text", file: Self.demo).output, Self.last)
    XCTAssertEqual(try cast("text", "--at", "1", file: Self.demo).output, Self.first)
    XCTAssertEqual(try cast("text", "--at", "3.5", file: Self.demo).output, Self.second)
    XCTAssertEqual(try cast("text", "--at", "99", file: Self.demo).output, Self.last)
    XCTAssertEqual(try cast("text", "--marker", "first", file: Self.demo).output, Self.first)
  }

  func testTextAtAllMarkers() throws {
    XCTAssertEqual(
      try cast("text", "--all", file: Self.demo).output,
      "marker 1 at 2.0: first\n\(Self.first)\nmarker 2 at 4.0: se\u{FFFD}[2Jcond\n\(Self.second)\n")
  }

  func testFaultsAreNamedAndNothingIsPrinted() throws {
    let missing = try cast("text", "--marker", "x", file: Self.demo)
    XCTAssertEqual(missing.errors, "error: no marker 'x'; there is 'first', 'se\u{FFFD}[2Jcond'\n")
    let none = try cast("text", "--all", file: Self.header)
    XCTAssertEqual(none.errors, "error: there is no marker\n")
    let faulty = try cast("text", file: Self.header + "\n[0, \"o\"]")
    XCTAssertEqual(faulty.errors, "error: line 2: 2 parts, not 3\n")
    for ended in [missing, none, faulty] {
      XCTAssertEqual(ended.status, 1)
      XCTAssertEqual(ended.output, "")
    }
    XCTAssertEqual(try cast("text", "--at", "-1", file: Self.demo).status, 64)
  }

  // MARK: Image

  func testTheImageAtEachMoment() throws {
    let end = try cast("svg", file: Self.demo).output
    XCTAssertTrue(end.contains(">two three</text>"), end)
    XCTAssertFalse(end.contains("<animate"))
    let first = try cast("svg", "--marker", "first", file: Self.demo).output
    XCTAssertTrue(first.contains(">one</text>"), first)
    XCTAssertFalse(first.contains("two"), first)
  }

  func testTheMovingImageHasEveryScreenAndItsTimes() throws {
    let svg = try cast("svg", "--animated", "--idle-limit", "0.5", file: Self.demo).output
    for text in [">two<", ">two three<", "dur=\"4.0s\""] {
      XCTAssertTrue(svg.contains(text), "\(text) in \(svg)")
    }
    XCTAssertEqual(try cast("svg", "--animated", "--at", "1", file: Self.demo).status, 64)
  }

  func testNothingHostileComesThroughTextAndImage() throws {
    let evil = #"<script>\u001b]0;x\u0007\u009b5m\u202e\ufffe\u0000\u001b[6n&\"'"#
    let file = Self.header + "\n[0, \"o\", \"\(evil)\"]\n[1, \"o\", \"\\u001b_Ga=T;x\"]"
    for arguments in [["text"], ["svg"], ["svg", "--animated"]] {
      let ended = try cast(arguments[0], arguments.count > 1 ? arguments[1] : "--", file: file)
      XCTAssertEqual(ended.status, 0, ended.errors)
      XCTAssertTrue(ended.output.contains(arguments == ["text"] ? "<script>" : "&lt;script&gt;"))
      let bad = ended.output.unicodeScalars.filter { scalar in
        scalar != "\n" && !Sanitizer.isClean(String(scalar))
      }
      XCTAssertEqual(bad.map(\.value), [], "\(arguments)")
      if arguments != ["text"] { XCTAssertFalse(ended.output.contains("<script")) }
    }
  }

  // MARK: Playing

  private static let left = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[1mready"
  private static let endless = [
    header, #"[0, "o", "\u001b[?1049h\u001b[?25l\u001b[1mready"]"#, #"[9999, "o", "never"]"#,
  ].joined(separator: "\n")

  private func play(_ arguments: [String], _ text: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      executable: CommandRun.program, arguments: ["cast", "play"] + arguments + [try file(text)],
      environment: ["LANG": "C.UTF-8"])
  }

  private func read(_ terminal: PseudoTerminal, until words: String) -> String {
    var bytes: [UInt8] = []
    let deadline = ContinuousClock.now + .seconds(60)
    while !String(decoding: bytes, as: UTF8.self).contains(words), ContinuousClock.now < deadline {
      if terminal.poll(until: deadline).isAtEnd { break }
      bytes += terminal.read()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Held open, so that the kernel keeps the settings when the program has ended.
  private func hold(_ terminal: PseudoTerminal) -> FileHandle? {
    FileHandle(forUpdatingAtPath: terminal.slavePath)
  }

  private func usualAttributes() throws -> TerminalAttributes {
    try PseudoTerminal(executable: "/bin/cat").terminalAttributes()
  }

  private func exit(_ terminal: PseudoTerminal) -> ExitStatus? {
    terminal.waitForExit(until: .now + .seconds(60))
  }

  func testPlayingSendsWhatWasRecordedAndGivesTheTerminalBack() throws {
    let text = [Self.header, #"[5000, "o", "a\nb\u001b[31m"]"#, #"[1, "x", "3"]"#]
    let terminal = try play(["--speed", "0"], text.joined(separator: "\n"))
    let slave = hold(terminal)
    XCTAssertEqual(exit(terminal), .exited(0))
    let output = String(decoding: terminal.read(), as: UTF8.self)
    XCTAssertEqual(
      output, "a\nb\u{1B}[31m\u{1B}[!p\u{1B}[?7h\u{1B}[?25h\u{1B}[m\u{1B}(B\u{0F}\r\n")
    XCTAssertEqual(try terminal.terminalAttributes(), try usualAttributes())
    try slave?.close()
  }

  private func assertInterrupted(
    by signal: Int32, _ interrupt: (PseudoTerminal) throws -> Void
  ) throws {
    let terminal = try play([], Self.endless)
    let slave = hold(terminal)
    XCTAssertEqual(read(terminal, until: "ready"), Self.left)
    let attributes = try terminal.terminalAttributes()
    XCTAssertFalse(attributes.echoes)
    XCTAssertFalse(attributes.isCanonical)
    try interrupt(terminal)
    XCTAssertEqual(exit(terminal), .signaled(signal))
    let rest = String(decoding: terminal.read(), as: UTF8.self)
    XCTAssertTrue(rest.hasPrefix("\u{1B}[?25h\u{1B}[?1049l"), rest.debugDescription)
    XCTAssertFalse(rest.contains("never"))
    XCTAssertEqual(try terminal.terminalAttributes(), try usualAttributes())
    try slave?.close()
  }

  func testCtrlCGivesTheTerminalBack() throws {
    try assertInterrupted(by: SIGINT) { $0.write([0x03]) }
  }

  func testASignalGivesTheTerminalBack() throws {
    try assertInterrupted(by: SIGTERM) { try $0.signal(SIGTERM) }
  }

  func testAFaultInTheMiddleGivesTheTerminalBack() throws {
    let terminal = try play(["--speed", "0"], Self.header + "\n[0, \"o\", \"\\u001b[?25l\"]\n[")
    let slave = hold(terminal)
    XCTAssertEqual(exit(terminal), .exited(1))
    let output = String(decoding: terminal.read(), as: UTF8.self)
    XCTAssertTrue(output.hasSuffix("error: line 3: byte 2: the line ends too early\r\n"), output)
    XCTAssertTrue(output.contains("\u{1B}[?25h"))
    XCTAssertEqual(try terminal.terminalAttributes(), try usualAttributes())
    try slave?.close()
  }

  func testWithoutATerminalOnlyWhatWasRecordedIsWritten() throws {
    let ended = try cast("play", "--speed", "0", file: Self.demo)
    XCTAssertEqual(ended.output, "\u{1B}[1mone\u{1B}[m\r\ntwo three")
  }
}
