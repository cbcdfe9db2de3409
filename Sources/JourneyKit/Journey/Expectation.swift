import Semantics
import Terminal

/// What a test expects of a thing on the settled screen; what is not so is thrown at its line.
@MainActor
public struct Expectation {
  let journey: Journey
  let query: Query
  let place: Place

  // MARK: Whether it is there

  public func toExist() throws { try check { _ in } }

  public func notToExist() throws {
    try journey.check {
      let matches = try journey.matches(query, place)
      guard !matches.isEmpty else { return }
      let found = matches.map { "  \($0)" }.joined(separator: "\n")
      throw journey.failure("\(query) should not be on the screen, but there is:\n\(found)", place)
    }
  }

  public func toHave(count: Int) throws {
    try journey.check {
      let matches = try journey.matches(query, place)
      guard matches.count != count else { return }
      let found = matches.map { "\n  \($0)" }.joined()
      throw journey.failure("\(query): expected \(count), found \(matches.count)\(found)", place)
    }
  }

  // MARK: What it is

  public func toHave(value: String?) throws {
    try check { try equal("value", $0.node?.value, value) }
  }

  public func notToHave(value: String?) throws {
    try check { match in
      guard match.node?.value == value else { return }
      throw journey.failure("\(match) has value \(value?.quoted ?? "none")", place)
    }
  }

  public func toHave(label: String) throws {
    try check { try equal("label", $0.text, label) }
  }

  /// All of these are true of it.
  public func toBe(_ traits: Traits) throws {
    try check { match in
      let missing = traits.subtracting(match.node?.traits ?? []).words
      guard !missing.isEmpty else { return }
      throw journey.failure("\(match) is not \(missing.joined(separator: ", "))", place)
    }
  }

  /// None of these is true of it.
  public func notToBe(_ traits: Traits) throws {
    try check { match in
      let present = traits.intersection(match.node?.traits ?? []).words
      guard !present.isEmpty else { return }
      throw journey.failure("\(match) is \(present.joined(separator: ", "))", place)
    }
  }

  /// The address of a hyperlink.
  public func toHave(address: String) throws {
    try check { try equal("address", $0.address, address) }
  }

  func equal(_ what: String, _ actual: String?, _ expected: String?) throws {
    guard actual != expected else { return }
    let words = [expected, actual].map { $0?.quoted ?? "none" }
    throw journey.failure(
      "\(query): expected \(what) \(words[0]), found \(words[1])", place, expected: expected,
      actual: actual)
  }

  /// Looks at the one thing that is meant.
  func check(_ look: (Match) throws -> Void) throws {
    try journey.check { try look(try journey.match(query, place)) }
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
}
