import Semantics
import Terminal

/// For what comes without input: a clock's next second, an answer of a server.
extension Journey {
  /// Looks anew at every change of the screen, until what is expected is there.
  ///
  /// Fails at the limit, and at once where nothing can change the screen any more: a program of ours
  /// on a manual clock that listens to nobody outside (`Activity`), or one of which the kernel shows
  /// that no wait of its threads has a limit and no socket, timer or watched file could end one.
  ///
  /// ```swift
  /// try await app.eventually { try app.expectText("12:01") }
  /// ```
  public func eventually(
    within limit: Duration = .seconds(5), file: StaticString = #filePath, line: UInt = #line,
    _ expectation: () throws -> Void
  ) async throws {
    let end = ContinuousClock.now + limit
    while true {
      do {
        return try expectation()
      } catch var failure as JourneyFailure {
        if try await change(until: end, Place(file, line)) { continue }
        let isOver = ContinuousClock.now >= end
        failure.message +=
          isOver ? "\nso it was for \(limit)" : "\nnothing can change that any more"
        throw failure
      }
    }
  }

  /// Waits until a thing is there, and is the only one: ``eventually(within:file:line:_:)`` for the
  /// most common case.
  public func expectEventually(
    _ query: Query, within limit: Duration = .seconds(5), file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    try await eventually(within: limit, file: file, line: line) {
      try expect(query, file: file, line: line).toExist()
    }
  }

  private func change(until end: ContinuousClock.Instant, _ place: Place) async throws -> Bool {
    if driver.ending != nil || ContinuousClock.now >= end { return false }
    do {
      return try await driver.waitForChange(until: end)
    } catch {
      throw failure("wait for a change: \(error)", place)
    }
  }
}
