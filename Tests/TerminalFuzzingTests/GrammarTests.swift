import Core
import Foundation
import TerminalFuzzing
import XCTest

/// Streams that are built from the table of the article *Sequences*, the same in every run.
///
/// `MOGGY_GRAMMAR_STREAMS` says how many of them, in place of a number that takes a second or two.
final class GrammarTests: XCTestCase {
  func testStreamsOfTheTableLeaveEverythingWhole() {
    let count =
      ProcessInfo.processInfo.environment["MOGGY_GRAMMAR_STREAMS"].flatMap(Int.init) ?? 400
    for seed in 0..<UInt64(count) {
      var random = SeededRandom(seed: seed)
      let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
      XCTAssertNoThrow(try FuzzTarget.grammar.run(bytes), "seed \(seed)")
    }
  }
}
