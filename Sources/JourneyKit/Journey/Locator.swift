import Semantics
import Terminal

/// A thing on the screen of a journey; every property looks it up anew on the settled screen. It is
/// narrowed as a ``Query`` is.
///
/// Properties throw a ``JourneyFailure`` where not exactly one thing matches.
@MainActor
public struct Locator {
  public let journey: Journey
  public let query: Query

  // MARK: Narrowing
  public func labelled(_ label: some TextPatternConvertible) -> Locator {
    with(query.labelled(label))
  }

  public func containing(_ words: some TextPatternConvertible) -> Locator {
    with(query.containing(words))
  }

  public func valued(_ value: some TextPatternConvertible) -> Locator { with(query.valued(value)) }
  public func having(_ traits: Traits) -> Locator { with(query.having(traits)) }
  public func lacking(_ traits: Traits) -> Locator { with(query.lacking(traits)) }
  public func styled(_ style: StylePattern) -> Locator { with(query.styled(style)) }
  public func has(_ query: Query) -> Locator { with(self.query.has(query)) }
  public func lacks(_ query: Query) -> Locator { with(self.query.lacks(query)) }
  public func within(_ container: Locator) -> Locator { with(query.within(container.query)) }
  public func after(_ other: Locator) -> Locator { with(query.after(other.query)) }
  public func before(_ other: Locator) -> Locator { with(query.before(other.query)) }
  public func near(_ other: Locator) -> Locator { with(query.near(other.query)) }
  public func and(_ other: Locator) -> Locator { with(query.and(other.query)) }
  public func or(_ other: Locator) -> Locator { with(query.or(other.query)) }
  public func nth(_ index: Int) -> Locator { with(query.nth(index)) }
  public var first: Locator { with(query.first) }
  public var last: Locator { with(query.last) }
  private func with(_ query: Query) -> Locator { Locator(journey: journey, query: query) }

  // MARK: Looking
  /// Returns true if exactly one thing matches; several are an error.
  public func exists(file: StaticString = #filePath, line: UInt = #line) throws -> Bool {
    let matches = try journey.matches(query, Place(file, line))
    if matches.isEmpty { return false }
    _ = try match(file: file, line: line)
    return true
  }

  /// Returns the number of matches.
  public func count(file: StaticString = #filePath, line: UInt = #line) throws -> Int {
    try journey.matches(query, Place(file, line)).count
  }

  public func match(file: StaticString = #filePath, line: UInt = #line) throws -> Match {
    try journey.match(query, Place(file, line))
  }

  public func label(file: StaticString = #filePath, line: UInt = #line) throws -> String {
    try match(file: file, line: line).text
  }

  /// Returns the value; nil if the thing has none.
  public func value(file: StaticString = #filePath, line: UInt = #line) throws -> String? {
    try match(file: file, line: line).node?.value
  }

  public func traits(file: StaticString = #filePath, line: UInt = #line) throws -> Traits {
    try match(file: file, line: line).node?.traits ?? []
  }

  public func frame(file: StaticString = #filePath, line: UInt = #line) throws -> Rect {
    try match(file: file, line: line).frame
  }

  /// Returns its rows on the screen.
  public func rows(file: StaticString = #filePath, line: UInt = #line) throws -> [String] {
    journey.screen.rows(in: try frame(file: file, line: line))
  }

  // MARK: Acting
  public func click(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await journey.click(query, file: file, line: line)
  }

  public func rightClick(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await journey.rightClick(query, file: file, line: line)
  }

  public func hover(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await journey.hover(query, file: file, line: line)
  }

  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await journey.doubleClick(query, file: file, line: line)
  }
}
