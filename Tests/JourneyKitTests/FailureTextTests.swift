import XCTest

@testable import JourneyKit

final class FailureTextTests: XCTestCase {
  @MainActor
  func testPlaceAndReportOfAThrownFailure() async throws {
    let app = try await notesJourney()
    let failure = await failure { try app.expectText("nowhere") }
    let thrown = try XCTUnwrap(failure)
    let text = try XCTUnwrap(FailureText("threw error \"\(thrown)\""))
    XCTAssertEqual(text.file, thrown.file)
    XCTAssertEqual(text.line, thrown.line)
    XCTAssertEqual(text.report, thrown.report)
  }

  func testOtherDescriptionsAreLeftAlone() {
    let others = [
      "XCTAssertEqual failed", "threw error \"a:1: b\"", "threw error \"\"",
      "\nacts so far:\n", "threw error \"no place\nacts so far:\n\"",
    ]
    for other in others { XCTAssertNil(FailureText(other), other) }
  }
}
