import PseudoTerminal
import Terminal
import Toolkit

/// What a test expects of a thing on the settled screen; what is not so is thrown at its line.
@MainActor
public struct Expectation {
  let journey: Journey
  let query: Query
  let place: Place

  public func toExist() throws { _ = try journey.match(query, place) }

  public func notToExist() throws {
    let matches = try journey.matches(query, place)
    guard !matches.isEmpty else { return }
    let found = matches.map { "  \($0)" }.joined(separator: "\n")
    throw journey.failure("\(query) should not be on the screen, but there is:\n\(found)", place)
  }

  public func toHave(value: String?) throws {
    try compare("value", try journey.match(query, place).node?.value, value)
  }

  public func toHave(label: String) throws {
    try compare("label", try journey.match(query, place).text, label)
  }

  public func toHave(count: Int) throws {
    let matches = try journey.matches(query, place)
    guard matches.count != count else { return }
    let found = matches.map { "\n  \($0)" }.joined()
    throw journey.failure("\(query): expected \(count), found \(matches.count)\(found)", place)
  }

  /// All of these are true of it.
  public func toBe(_ traits: Traits) throws {
    let match = try journey.match(query, place)
    let missing = traits.subtracting(match.node?.traits ?? []).words
    guard !missing.isEmpty else { return }
    throw journey.failure("\(match) is not \(missing.joined(separator: ", "))", place)
  }

  /// None of these is true of it.
  public func notToBe(_ traits: Traits) throws {
    let match = try journey.match(query, place)
    let present = traits.intersection(match.node?.traits ?? []).words
    guard !present.isEmpty else { return }
    throw journey.failure("\(match) is \(present.joined(separator: ", "))", place)
  }

  /// The words stand in one of its rows on the screen.
  public func toShow(_ words: String) throws {
    let match = try journey.match(query, place)
    guard journey.screen.places(of: words, in: match.frame).isEmpty else { return }
    let rows = journey.screen.rows(in: match.frame).map { "\n  \($0)" }.joined()
    throw journey.failure("\(match) does not show \(words.quoted), but:\(rows)", place)
  }

  private func compare(_ what: String, _ actual: String?, _ expected: String?) throws {
    guard actual != expected else { return }
    let words = [expected, actual].map { $0?.quoted ?? "none" }
    throw journey.failure(
      "\(query): expected \(what) \(words[0]), found \(words[1])", place, expected: expected,
      actual: actual)
  }
}

extension Journey {
  /// What a test expects of a thing: `try app.expect(Query(.button, "Save")).toBe(.focused)`.
  public func expect(
    _ query: Query, file: StaticString = #filePath, line: UInt = #line
  ) -> Expectation {
    Expectation(journey: self, query: query, place: Place(file, line))
  }

  public func expect(
    _ locator: Locator, file: StaticString = #filePath, line: UInt = #line
  ) -> Expectation {
    expect(locator.query, file: file, line: line)
  }

  /// The words stand somewhere on the screen, in one row.
  public func expectText(
    _ words: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let place = Place(file, line)
    if try matches(.text(words), place).isEmpty { _ = try match(.text(words), place) }
  }

  public func expectNoText(
    _ words: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try expect(.text(words), file: file, line: line).notToExist()
  }

  /// The program has ended, and how; it has left the terminal as it found it.
  public func expectEnded(
    _ status: ExitStatus = .exited(0), file: StaticString = #filePath, line: UInt = #line
  ) throws {
    guard let ending = driver.ending else {
      throw failure("the program still runs", Place(file, line))
    }
    if ending.status != status {
      throw failure("\(DriverError.ended(ending)); expected \(status)", Place(file, line))
    }
    guard !ending.leftBehind.isEmpty else { return }
    let left = ending.leftBehind.joined(separator: ", ")
    throw failure("the program has left behind on the terminal: \(left)", Place(file, line))
  }
}
