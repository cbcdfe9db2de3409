import JourneyKit

extension Journey {
  /// Looks again and again until exactly one thing matches: for what comes by itself, with time or
  /// from a network.
  func wait(until query: Query, within limit: Duration) async throws {
    let end = ContinuousClock.now + limit
    try await act("wait until \(query)") {
      while try element(query).count() == 0, ContinuousClock.now < end {
        try await driver.perform([])
        await Task.yield()
      }
      try expect(query).toExist()
    }
  }
}
