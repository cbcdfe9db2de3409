import XCTest

@testable import TrackersDomain

final class AmountTests: XCTestCase {
  func testReadsDecimalsWithEitherSign() throws {
    XCTAssertEqual(Amount(typed: "1,5")?.thousandths, 1500)
    XCTAssertEqual(Amount(typed: " 8 ")?.thousandths, 8000)
    XCTAssertEqual(Amount(typed: "0.125")?.text(), "0.125")
    XCTAssertEqual(Amount(typed: "2.50")?.text(decimalSign: ","), "2,5")
  }

  func testAStepGoesNoFurtherThanTheLargestAmount() throws {
    let most = try XCTUnwrap(Amount(thousandths: Amount.range.upperBound))
    let target = Target(try XCTUnwrap(Amount(thousandths: 8000)), unit: "km")
    XCTAssertEqual(target.stepped(from: .amount(most), isMore: true), most)
    XCTAssertEqual(target.stepped(from: .none, isMore: true)?.thousandths, 1000)
  }

  func testRefusesWhatIsNoAmount() {
    for text in ["", "-1", "1.", ".5", "1.2345", "1e3", "1 2", "10000000", "٣"] {
      XCTAssertNil(Amount(typed: text), text)
    }
  }
}
