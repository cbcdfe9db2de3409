import Foundation
import JourneyKit
import Terminal
import VirtualTerminal
import XCTest

/// Words of many writings are found, at the same place, on a screen drawn in process and on that of a
/// terminal.
final class UnicodeCorpusTests: XCTestCase {
  func testCorpusIsLargeEnough() {
    XCTAssertGreaterThanOrEqual(UnicodeCase.all.count, 60)
  }

  func testWordsAreFoundInProcess() throws {
    for example in UnicodeCase.all { try check(example, .drawn(example.row, size: Size(40, 6))) }
  }

  func testWordsAreFoundOnATerminal() throws {
    for example in UnicodeCase.all { try check(example, .shown(example.row)) }
  }

  /// A terminal that gives a cluster the cells of one character has them elsewhere, and finds the same.
  func testWordsAreFoundWhereClustersAreJoined() throws {
    for example in UnicodeCase.all {
      let screen = Screen.shown("\u{1B}[?2027h\(example.row)")
      let found = try Query.text(example.needle).first.matches(in: screen)
      XCTAssertEqual(found.isEmpty, example.columns == nil, "\(example)")
    }
  }

  /// The words stand in the last columns, and nothing of them is found where the row goes on.
  func testWordsAtTheRightEdge() throws {
    for example in UnicodeCase.all where example.columns != nil {
      let width = DisplayWidth.of(example.row)
      let screen = Screen.shown(example.row, size: Size(max(2, width), 2))
      let found = try Query.text(example.needle).first.matches(in: screen)
      XCTAssertEqual(found.count, 1, "\(example)")
    }
  }

  private func check(_ example: UnicodeCase, _ screen: Screen) throws {
    let found = try Query.text(example.needle).first.matches(in: screen).first?.frame
    let columns = found.map { $0.minX..<$0.maxX }
    XCTAssertEqual(columns, example.columns, "\(example)")
    let expression = TextPattern(regex: NSRegularExpression.escapedPattern(for: example.needle))
    // An expression sees the selectors of a character's look.
    if (example.row + example.needle).unicodeScalars.contains(where: Self.isSelector) { return }
    let matched = try Query.text(expression).first.matches(in: screen).first?.frame
    XCTAssertEqual(matched, found, "as an expression: \(example)")
  }

  private static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE0E...0xFE0F).contains(scalar.value)
  }
}
