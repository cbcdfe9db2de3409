import Terminal
import XCTest

@testable import Toolkit

final class TakenKeysTests: XCTestCase {
  func testItHoldsWhatASetHolds() {
    let strokes: [KeyStroke] = [
      "a", "A", "z", "?", " ", "я", .control("a"), .control("z"), .alt("a"), .enter, .escape, .up,
      KeyStroke(.up, .alt), KeyStroke(.function(1)), .backTab, .tab,
    ]
    let keys = strokes.map { KeySequence($0) } + [KeySequence("z", "m"), KeySequence("z", "a")]
    for count in keys.indices {
      var taken = TakenKeys()
      for key in keys[..<count] { taken.insert(key) }
      for (index, key) in keys.enumerated() {
        XCTAssertEqual(taken.contains(key), index < count, "\(key)")
      }
    }
  }
}
