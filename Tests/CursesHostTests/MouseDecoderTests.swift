import Terminal
import XCTest

@testable import CursesHost

final class MouseDecoderTests: XCTestCase {
  private var decoder = InputDecoder()

  override func setUp() { decoder = InputDecoder() }

  func testPressesInQuickSuccessionCountUp() {
    XCTAssertEqual(clicks("\u{1B}[<0;5;5M", at: 0), 1)
    XCTAssertEqual(clicks("\u{1B}[<0;5;5M", at: 400), 2)
    XCTAssertEqual(clicks("\u{1B}[<0;5;5M", at: 800), 3)
  }

  func testALatePressIsAClickOfItsOwn() {
    XCTAssertEqual(clicks("\u{1B}[<0;5;5M", at: 0), 1)
    XCTAssertEqual(clicks("\u{1B}[<0;5;5M", at: 401), 1)
  }

  func testAnotherCellOrButtonIsAClickOfItsOwn() {
    XCTAssertEqual(clicks("\u{1B}[<0;5;5M", at: 0), 1)
    XCTAssertEqual(clicks("\u{1B}[<0;6;5M", at: 1), 1)
    XCTAssertEqual(clicks("\u{1B}[<2;6;5M", at: 2), 1)
    XCTAssertEqual(clicks("\u{1B}[<2;6;6M", at: 3), 1)
  }

  func testReleaseAndWheelBetweenDoNotCount() {
    XCTAssertEqual(clicks("\u{1B}[<0;5;5M", at: 0), 1)
    XCTAssertNil(clicks("\u{1B}[<0;5;5m", at: 50))
    XCTAssertNil(clicks("\u{1B}[<64;5;5M", at: 60))
    XCTAssertEqual(clicks("\u{1B}[<0;5;5M", at: 100), 2)
  }

  func testAReleaseOfTheOldFormIsOfTheButtonThatWasPressed() {
    _ = decoder.decode(Array("\u{1B}[M\"!!".utf8), at: .zero)
    XCTAssertEqual(
      decoder.decode(Array("\u{1B}[M#!!".utf8), at: .zero),
      [.event(.mouse(MouseEvent(.release(.right), at: .zero)))])
  }

  private func clicks(_ bytes: String, at milliseconds: Int) -> Int? {
    let input = decoder.decode(Array(bytes.utf8), at: .milliseconds(milliseconds))
    guard case .event(.mouse(let event))? = input.first,
      case .press(_, let clicks) = event.kind
    else { return nil }
    return clicks
  }
}
