import Core
import XCTest

@testable import JourneyKit

final class LineEditsTests: XCTestCase {
  func testEditsTurnOneListIntoAnother() {
    var random = SeededRandom(seed: 25)
    for _ in 0..<300 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { "line \($0)" }
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        if Bool.random(using: &random) {
          new.insert("  new", at: Int.random(in: 0...new.count, using: &random))
        } else if !new.isEmpty {
          new.remove(at: Int.random(in: 0..<new.count, using: &random))
        }
      }
      let edits = LineEdits(from: old, to: new)
      XCTAssertEqual(edits.applied(to: old), new, "\(edits.lines)")
    }
  }

  func testWords() {
    XCTAssertEqual(
      LineEdits(from: ["a", "b", "c", "d"], to: ["a", "  x", "d", "e"]).lines,
      ["-1-2", "+3   x", "+4 e"])
    XCTAssertEqual(LineEdits(from: ["a"], to: ["a"]).lines, [])
  }

  func testNonsenseFitsNothing() {
    for line in ["", "x", "-", "-4", "-2-1", "-0-9", "+9 x", "0"] {
      XCTAssertNil(LineEdits(lines: [line]).applied(to: ["a", "b"]), line)
    }
  }
}
