extension Journey {
  /// Does what is known to fail. It is red when it passes, so that a mark of an old fault is not left
  /// standing.
  ///
  /// ```swift
  /// try await app.expectFailure("the list is not sorted yet") {
  ///   try app.expect(Query(.row).first).toShow("Abyssinian")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - reason: the fault, or the place where it is written down.
  ///   - words: a part of the message with which it fails; any other failure is one.
  public func expectFailure(
    _ reason: String, saying words: TextPattern? = nil, file: StaticString = #filePath,
    line: UInt = #line, _ body: @MainActor () async throws -> Void
  ) async throws {
    let (place, start) = (Place(file, line), log.now)
    do {
      try await body()
    } catch let failure as JourneyFailure {
      try expect(words, in: failure.message, "the expected failure “\(reason)”", place)
      log.pass("fails as expected: \(reason)", place, since: start)
      return
    }
    throw failure(
      "“\(reason)” was expected to fail, and has passed: take the mark away", place)
  }

  /// Does something for a line of a script that has no acts in it.
  package func looking(
    atFile file: String, line: Int, _ body: @MainActor () throws -> Void
  ) throws {
    try Place.$ofScript.withValue(Place(file: file, line: line), operation: body)
  }
}
