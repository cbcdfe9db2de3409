import JourneyKit
import XCTest

/// A bounded storm on the screen that reviews snapshots, in process.
@MainActor
final class ReviewStormTests: JourneyTestCase {
  /// The folders of the reviews, until the test is over.
  private var fixtures: [ReviewFixture] = []

  func testReview() async throws {
    var options = StormOptions(seed: 1, acts: 150)
    options.time = .seconds(600)
    options.actsOfJourney = 50
    let report = try await Journey.storm(options) {
      let fixture = try ReviewFixture()
      self.fixtures.append(fixture)
      return try await fixture.journey().driver
    }
    XCTAssertGreaterThan(report.states, 5)
    XCTAssertEqual(report.unconfirmed, [])
  }
}
