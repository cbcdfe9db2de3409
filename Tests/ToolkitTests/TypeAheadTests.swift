import XCTest

@testable import Toolkit

final class TypeAheadTests: XCTestCase {
  private let options = ["Akita", "Beagle", "Bérnese", "Boxer", "Ёрш", "Pug", "borzoi"]

  private func index(_ text: String, staying current: Int) -> Int? {
    TypeAhead.index(of: text, staying: current, count: options.count) { options[$0] }
  }

  func testOneLetterGoesToTheNextThatBeginsWithIt() {
    XCTAssertEqual(index("b", staying: 0), 1)
    XCTAssertEqual(index("bb", staying: 1), 2, "the same again: next")
    XCTAssertEqual(index("bbb", staying: 3), 6)
    XCTAssertEqual(index("bbbb", staying: 6), 1, "round the end")
  }

  func testMoreLettersNarrow() {
    XCTAssertEqual(index("bo", staying: 1), 3)
    XCTAssertEqual(index("bor", staying: 3), 6)
    XCTAssertEqual(index("bor", staying: 6), 6, "it still fits")
    XCTAssertNil(index("borq", staying: 6))
    XCTAssertNil(index("", staying: 6))
  }

  func testCaseAndYoDoNotMatter() {
    XCTAssertEqual(index("е", staying: 0), 4)
    XCTAssertEqual(index("Ё", staying: 0), 4)
    XCTAssertNil(TypeAhead.index(of: "a", staying: 0, count: 0) { _ in "a" })
  }

  func testItGoesRoundFromTheSelection() {
    let labels = ["Barsik", "Ёжик", "Bella", "Luna"]
    let index = { TypeAhead.index(of: $0, from: $1, count: 4) { labels[$0] } }
    XCTAssertEqual(index("b", 1), 2)
    XCTAssertEqual(index("ba", 1), 0)
    XCTAssertEqual(index("еж", 3), 1)
    XCTAssertEqual(index("b", 4), 0, "behind the last comes the first")
    XCTAssertNil(index("x", 0))
    XCTAssertNil(index("", 0))
    XCTAssertNil(TypeAhead.index(of: "a", count: 0) { _ in "a" })
  }

  func testWhatCannotBeGoneToIsPassedOver() {
    let labels = ["Cut", nil, "Copy"]
    XCTAssertEqual(TypeAhead.index(of: "c", from: 1, count: 3) { labels[$0] }, 2)
    XCTAssertNil(TypeAhead.index(of: "p", count: 3) { labels[$0] })
  }

  /// However long ago the frame was drawn that the letter was typed at.
  func testItWaitsFromWhenItIsFirstDrawn() {
    let drawn = TypeAhead("b").shown(at: .seconds(60))
    XCTAssertEqual(drawn?.end, .milliseconds(61_500))
    XCTAssertEqual(drawn?.shown(at: .milliseconds(61_499)), drawn)
    XCTAssertNil(drawn?.shown(at: .milliseconds(61_500)))
  }
}
