import Foundation
import TerminalFuzzing
import XCTest

/// Every input that a fuzzer has kept, those of mended faults too, is replayed.
final class CorpusTests: XCTestCase {
  func testParser() throws { try replay(.parser) }
  func testScreen() throws { try replay(.screen) }
  func testResize() throws { try replay(.resize) }
  func testInput() throws { try replay(.input) }
  func testGrammar() throws { try replay(.grammar) }

  private func replay(_ target: FuzzTarget) throws {
    let inputs = try Corpus.inputs(of: target)
    XCTAssertGreaterThan(inputs.count, 100, "the corpus of \(target) is gone")
    for input in inputs {
      XCTAssertNoThrow(try target.run(input), "\(target): \(input.map { String($0, radix: 16) })")
    }
  }

  /// The rules can be broken: what a rule looks at is looked at.
  func testAHalfOfAWideCharacterAloneWouldBeSeen() {
    XCTAssertThrowsError(try CellRow.check([1, 2, 1]))
    XCTAssertThrowsError(try CellRow.check([1, 0, 1]))
    XCTAssertThrowsError(try CellRow.check([1, 2]))
    XCTAssertNoThrow(try CellRow.check([1, 2, 0, 1]))
  }
}
