import Terminal
import XCTest

@testable import journey

/// The recorder's own line.
final class RecordPromptTests: XCTestCase {
  func testTheMenuFitsTheTerminal() {
    let prompt = RecordPrompt(words: "")
    for columns in [10, 39, 40, 51, 60, 75, 80, 120] {
      XCTAssertLessThanOrEqual(prompt.line(columns: columns).count, columns, "\(columns)")
    }
    for (columns, words) in [
      (40, "q end"), (60, "record: e expect text  s snapshot"), (80, "Ctrl-] to the program"),
    ] {
      XCTAssertTrue(prompt.line(columns: columns).contains(words), "\(columns)")
    }
    XCTAssertLessThanOrEqual(RecordPrompt.opening.count, 40)
    XCTAssertTrue(RecordPrompt.opening.contains("Ctrl-]"))
  }

  func testTheEndOfALongAnswerShows() {
    var prompt = RecordPrompt(words: String(repeating: "a", count: 50))
    XCTAssertEqual(prompt.take("e"), .goesOn)
    XCTAssertEqual(prompt.take("z"), .goesOn)
    XCTAssertTrue(prompt.line(columns: 40).hasPrefix(" expect text: …a"))
    XCTAssertTrue(prompt.line(columns: 40).hasSuffix("az▏"))
    XCTAssertEqual(prompt.line(columns: 40).count, 40)
    XCTAssertTrue(prompt.line(columns: 80).hasPrefix(" expect text: aaa"))
  }
}
