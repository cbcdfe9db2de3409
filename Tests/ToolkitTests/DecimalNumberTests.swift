import Core
import Toolkit
import XCTest

final class DecimalNumberTests: XCTestCase {
  func testReadsCommaAndPoint() {
    for (text, written) in [
      ("4.5", "4.5"), ("4,5", "4.5"), ("-0,50", "-0.50"), ("+7", "7"), (".5", "0.5"), ("5.", "5"),
      ("−3", "-3"), ("007", "7"), ("-0.05", "-0.05"),
    ] {
      XCTAssertEqual(DecimalNumber(text)?.text, written, text)
    }
  }

  func testRefusesAllElse() {
    for text in [
      "", ".", ",", "-", "1.2.3", "1,000.5", "1e5", " 1", "٣", "4½", "1.1234567",
      "1234567890123456", "--1", "0x1F",
    ] {
      XCTAssertNil(DecimalNumber(text), text)
    }
  }

  func testNumbersAreEqualByValue() {
    let (a, b) = (DecimalNumber(units: 45, decimals: 1), DecimalNumber(units: 450, decimals: 2))
    XCTAssertEqual(a, b)
    XCTAssertEqual(Set([a, b]).count, 1)
    XCTAssertLessThan(DecimalNumber(units: -45, decimals: 1), -4)
    XCTAssertLessThan(-5, DecimalNumber(units: -45, decimals: 1))
  }

  func testTenTenthsAreOne() {
    let tenth = DecimalNumber(units: 1, decimals: 1)
    XCTAssertEqual((0..<10).reduce(0) { sum, _ in sum + tenth }, 1)
  }

  func testTheSignIsThatOfTheLanguage() {
    let number = DecimalNumber(units: -45, decimals: 1)
    XCTAssertEqual(number.text(.russian), "-4,5")
    XCTAssertEqual(number.text(.english), "-4.5")
  }

  func testTextThereAndBack() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<2000 {
      let number = DecimalNumber(
        units: Int.random(in: -999_999_999...999_999_999, using: &random),
        decimals: Int.random(in: 0...6, using: &random))
      XCTAssertEqual(DecimalNumber(number.text), number)
      XCTAssertEqual(DecimalNumber(number.text(.russian))?.text, number.text)
      XCTAssertEqual(number + -number, 0)
      XCTAssertEqual(number.reduced, number)
    }
  }

  func testTheLargestNumbersDoNotOverflow() {
    let most = DecimalNumber(units: .max)
    XCTAssertEqual((most + most).units, .max)
    XCTAssertGreaterThan(most, DecimalNumber(units: 1, decimals: 6))
  }
}
