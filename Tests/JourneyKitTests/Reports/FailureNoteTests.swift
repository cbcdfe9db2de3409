import Core
import Foundation
import Terminal
import XCTest

@testable import JourneyKit

/// `failure.md`: a failure in 2 KB.
@MainActor
final class FailureNoteTests: XCTestCase {
  private func failure(
    _ message: String = "text \"Save\": nothing matches; nearest:\n  text \"Safe\"",
    rows: [String] = ["Safe"],
    acts: [String] = ["launch", "press Tab"], size: Size = Size(80, 24)
  ) -> JourneyFailure {
    var surface = Surface(size: size)
    for (y, row) in rows.enumerated() { surface.write(row, at: Point(x: 0, y: y)) }
    var settlement = Settlement(.kernel)
    settlement.mayChange = ["thread 12 (htop) waits in poll for at most 1.5 s"]
    return JourneyFailure(
      message: message, screen: Screen(surface: surface), acts: acts, settlement: settlement,
      file: "a.journey.yaml", line: 7)
  }

  func testItSaysWhatWhereHowAndWho() async throws {
    let text = FailureNote("less", failure()).text
    for words in [
      "# less: failed", "At: `a.journey.yaml:7`", "nearest:", "text \"Safe\"", "1. launch",
      "2. press Tab",
      "## Screen: 80x24, no focus, cursor hidden", "0│Safe",
      "settled (kernel); may change by itself: thread (htop) waits in poll",
    ] { XCTAssertTrue(text.contains(words), "\(words): \(text)") }
  }

  func testNobodyCouldChangeASettledScreen() async throws {
    var settled = failure()
    settled.settlement = Settlement(.kernel)
    XCTAssertTrue(
      FailureNote("less", settled).text.hasSuffix("settled (kernel): nobody, without an act\n"))
  }

  /// Whatever a program shows, the note is short, ends with its last part, and its fences hold.
  func testItIsNeverLongerThanTwoKilobytes() async throws {
    var random = SeededRandom(seed: 3)
    let pieces = ["`", "```", "─", "日本", "a", " ", "\u{1B}[2J", "word", "é"]
    func text(_ most: Int) -> String {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      .joined()
    }
    for _ in 0..<200 {
      let failure = failure(
        (0..<Int.random(in: 1...60, using: &random)).map { _ in text(100) }.joined(separator: "\n"),
        rows: (0..<50).map { _ in text(60) },
        acts: (0..<Int.random(in: 0...300, using: &random)).map { _ in text(200) },
        size: Size(200, 50))
      let note = FailureNote(text(200), failure).text
      XCTAssertLessThanOrEqual(note.utf8.count, FailureNote.mostBytes)
      XCTAssertFalse(note.unicodeScalars.contains("\u{1B}"))
      XCTAssertTrue(Self.outsideFences(note).contains("## Who could change it"), note)
    }
  }

  /// Returns the lines of Markdown that are in no block of code.
  private static func outsideFences(_ text: String) -> [String] {
    var (fence, outside): (Int?, [String]) = (nil, [])
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.count > 2 && line.allSatisfy { $0 == "`" }
      if let length = fence {
        if isFence, line.count >= length { fence = nil }
      } else if isFence {
        fence = line.count
      } else {
        outside.append(String(line))
      }
    }
    return outside
  }

  func testATraceFolderHasTheNoteOfARedTest() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let red = TraceSession(name: "Case.red", mode: .failure, folder: folder)
    let made = failure()
    RecentFailures.shared.put(made)
    red.note(StepFailure(made.report, file: made.file, line: made.line))
    try red.finish()
    let path = folder + "/Case.red/failure.md"
    XCTAssertEqual(
      try String(contentsOfFile: path, encoding: .utf8), FailureNote("Case.red", made).text)
    // A green run takes it away.
    try TraceSession(name: "Case.red", mode: .failure, folder: folder).finish()
    XCTAssertFalse(FileManager.default.fileExists(atPath: path))
    // A failure that no journey has made has its note too.
    let plain = TraceSession(name: "Case.plain", mode: .failure, folder: folder)
    plain.note(StepFailure("XCTAssertEqual failed: 1 is not 2", file: "T.swift", line: 3))
    try plain.finish()
    let text = try String(contentsOfFile: folder + "/Case.plain/failure.md", encoding: .utf8)
    XCTAssertTrue(text.contains("1 is not 2"), text)
  }
}
