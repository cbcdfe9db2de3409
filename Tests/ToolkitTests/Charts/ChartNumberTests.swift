import Core
import Toolkit
import XCTest

/// Numbers as charts write them.
final class ChartNumberTests: XCTestCase {
  func testInBothLanguages() {
    let english = Language.english
    let russian = Language.russian
    XCTAssertEqual(english.number(3), "3")
    XCTAssertEqual(english.number(-2.5, digits: 1), "−2.5")
    XCTAssertEqual(russian.number(-2.5, digits: 1), "−2,5")
    XCTAssertEqual(english.number(1234), "1234")
    XCTAssertEqual(english.number(12_345_678.9, digits: 2), "12,345,678.90")
    XCTAssertEqual(russian.number(12_345.6, digits: 1), "12\u{A0}345,6")
    XCTAssertEqual(english.number(0.05, digits: 2), "0.05")
    XCTAssertEqual(english.number(9.999, digits: 2), "10.00")
  }

  func testZeroHasNoSign() {
    XCTAssertEqual(Language.english.number(-0.0), "0")
    XCTAssertEqual(Language.english.number(-0.04, digits: 1), "0.0")
  }

  func testWhatIsNoNumberOrTooGreat() {
    XCTAssertEqual(Language.english.number(.nan), "–")
    XCTAssertEqual(Language.english.number(-.infinity, digits: 3), "–")
    XCTAssertEqual(Language.english.number(1.25e20), "1.3e20")
    XCTAssertEqual(Language.russian.number(-9.99e30), "−1,0e31")
    XCTAssertEqual(Language.english.number(.greatestFiniteMagnitude, digits: 99), "1.8e308")
  }
}
