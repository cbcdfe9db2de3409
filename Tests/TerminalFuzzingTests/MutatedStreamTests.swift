import Foundation
import TerminalFuzzing
import XCTest

/// Streams that are changed at random show the same screen whole and cut at every byte.
///
/// `MOGGY_STREAMS` says how many of them, in place of a number that takes a second.
final class MutatedStreamTests: XCTestCase {
  func testTheSameScreenWholeAndCutAtEveryByte() throws {
    let count = ProcessInfo.processInfo.environment["MOGGY_STREAMS"].flatMap(Int.init) ?? 1500
    var mutator = StreamMutator(corpus: try Corpus.inputs(of: .screen), seed: 2026)
    for round in 0..<count {
      let stream = mutator.next()
      XCTAssertNoThrow(try FuzzTarget.screen.run(stream), "stream \(round): \(stream)")
    }
  }
}
