import Terminal
import XCTest

@testable import JourneyKit

@MainActor
final class StepLogTests: XCTestCase {
  func testOldestScreensAreLetGoOf() async throws {
    let session = TraceSession(name: "large", mode: .always, folder: "/nonexistent")
    let app = Tracing.$session.withValue(session) { Journey(LargeDriver()) }
    try await app.launch()
    for _ in 0..<4 { try await app.press("x") }
    XCTAssertEqual(app.log.entries.map { $0.screen == nil }, [true, true, true, false, false])
    XCTAssertEqual(app.log.steps.map(\.result), Array(repeating: .passed, count: 5))
    XCTAssertEqual(app.log.steps[0].evidence, StepEvidence())
  }

  func testNoScreenIsKeptWhereNoTraceIsTaken() async throws {
    let app = Tracing.$session.withValue(nil) { Journey(LargeDriver()) }
    try await app.launch()
    XCTAssertNil(app.log.entries[0].screen)
    XCTAssertNil(app.steps[0].evidence)
  }
}
