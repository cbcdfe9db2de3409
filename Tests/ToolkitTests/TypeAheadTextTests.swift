import XCTest

@testable import Toolkit

final class TypeAheadTextTests: XCTestCase {
  private let options = ["Akita", "Beagle", "Bérnese", "Boxer", "Ёрш", "Pug", "borzoi"]

  func testOneLetterGoesToTheNextThatBeginsWithIt() {
    var text = TypeAheadText()
    XCTAssertEqual(text.type("b", at: .zero, among: options, from: 0), 1)
    XCTAssertEqual(text.type("b", at: .zero, among: options, from: 1), 2, "the same again: next")
    XCTAssertEqual(text.type("b", at: .zero, among: options, from: 3), 6)
    XCTAssertEqual(text.type("b", at: .zero, among: options, from: 6), 1, "round the end")
  }

  func testMoreLettersNarrow() {
    var text = TypeAheadText()
    XCTAssertEqual(text.type("b", at: .zero, among: options, from: 0), 1)
    XCTAssertEqual(text.type("o", at: .zero, among: options, from: 1), 3)
    XCTAssertEqual(text.type("r", at: .zero, among: options, from: 3), 6)
    XCTAssertNil(text.type("q", at: .zero, among: options, from: 6))
    XCTAssertEqual(text.text, "borq")
  }

  func testAfterAPauseItBeginsAnew() {
    var text = TypeAheadText()
    XCTAssertEqual(text.type("b", at: .zero, among: options, from: 0), 1)
    XCTAssertFalse(text.isOver(at: .milliseconds(999)))
    XCTAssertTrue(text.isOver(at: .seconds(1)))
    XCTAssertEqual(text.type("p", at: .seconds(1), among: options, from: 1), 5)
    XCTAssertEqual(text.text, "p")
  }

  func testCaseAndYoDoNotMatter() {
    var text = TypeAheadText()
    XCTAssertEqual(text.type("е", at: .zero, among: options, from: 0), 4)
    var other = TypeAheadText()
    XCTAssertEqual(other.type("Ё", at: .zero, among: options, from: 0), 4)
    var none = TypeAheadText()
    XCTAssertNil(none.type("a", at: .zero, among: [], from: 0))
  }
}
