import Foundation
import JourneyKit
import Terminal
import XCTest

/// A test case traces its journeys without being asked.
@MainActor
final class TraceCaseTests: JourneyTestCase {
  func testJourneysOfATestAreTraced() async throws {
    let mode = TraceMode(environment: ProcessInfo.processInfo.environment)
    let app = try await notesJourney()
    try await app.step("look") { try await app.press(.tab) }
    let session = Tracing.session
    XCTAssertEqual(
      session?.name, mode == .never ? nil : "TraceCaseTests.testJourneysOfATestAreTraced")
    XCTAssertEqual(session?.steps, mode == .never ? nil : app.steps)
    XCTAssertEqual(app.steps[1].steps[0].evidence == nil, mode == .never)
  }
}
