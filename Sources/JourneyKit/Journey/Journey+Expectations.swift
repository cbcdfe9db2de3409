import PseudoTerminal
import Terminal

/// What a test expects of the screen as a whole, and of the program's end.
extension Journey {
  /// The words stand somewhere on the screen, in one row.
  public func expectText(
    _ words: some TextPatternConvertible, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try check {
      let place = Place(file, line)
      if try matches(.text(words), place).isEmpty { _ = try match(.text(words), place) }
    }
  }

  public func expectNoText(
    _ words: some TextPatternConvertible, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try expect(.text(words), file: file, line: line).notToExist()
  }

  /// The cursor shows and stands there; it is hidden where nil is expected.
  public func expectCursor(
    at point: Point?, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try check {
      guard screen.cursor != point else { return }
      let words = [point, screen.cursor].map { $0.map { "row \($0.y) col \($0.x)" } ?? "hidden" }
      throw failure("cursor: expected \(words[0]), found \(words[1])", Place(file, line))
    }
  }

  /// The program has ended, and how; it has left the terminal as it found it.
  ///
  /// - Parameter allowed: what may be left there all the same, as the failure names it.
  public func expectEnded(
    _ status: ExitStatus = .exited(0), mayLeave allowed: Set<String> = [],
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try check { try checkEnded(status, allowed, Place(file, line)) }
  }

  private func checkEnded(
    _ status: ExitStatus, _ allowed: Set<String>, _ place: Place
  ) throws {
    guard let ending = driver.ending else { throw failure("the program still runs", place) }
    if ending.status != status {
      throw failure("\(DriverError.ended(ending)); expected \(status)", place)
    }
    let leavings = ending.leftBehind.filter { !allowed.contains($0) }
    guard !leavings.isEmpty else { return }
    let left = leavings.joined(separator: ", ")
    throw failure("the program has left behind on the terminal: \(left)", place)
  }

  // MARK: Softly

  /// Looks at all that is expected in the body before it fails, and then says everything that is not
  /// so; acts have no place in it. What is no expectation is thrown at once.
  ///
  /// ```swift
  /// try app.softly {
  ///   try app.expect(PetsID.name).toHave(value: "Barsik")
  ///   try app.expectText("3 kg")
  /// }
  /// ```
  public func softly(
    file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void
  ) throws {
    let outer = collected
    collected = []
    let result = Result { try body() }
    let found = collected ?? []
    collected = outer
    try result.get()
    guard !found.isEmpty else { return }
    let list = found.enumerated().map { number, failure in
      "\(number + 1). line \(failure.line): \(failure.message)"
    }
    try check {
      throw failure(
        "\(found.count) of what was expected \(found.count == 1 ? "is" : "are") not so:\n"
          + list.joined(separator: "\n"), Place(file, line))
    }
  }

  /// Throws what an expectation throws, or keeps it for the end of ``softly(file:line:_:)``.
  func check(_ expectation: () throws -> Void) throws {
    do {
      try expectation()
    } catch let failure as JourneyFailure where collected != nil {
      collected?.append(failure)
    }
  }
}
