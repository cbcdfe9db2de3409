import Core
import FoundationEssentials

/// The choice of tests for a run.
///
/// A criterion that is not given narrows nothing: filter, tag, names of the last failures, shard.
public struct TestSelection: Sendable {
  /// A regular expression that is found in the name, `suite/name`.
  public var filter: String?
  public var tags: Set<String> = []
  /// Only these, by their whole names.
  public var names: [String]?
  public var shard: Shard?

  public init(
    filter: String? = nil, tags: Set<String> = [], names: [String]? = nil, shard: Shard? = nil
  ) { (self.filter, self.tags, self.names, self.shard) = (filter, tags, names, shard) }

  /// - Throws: where the filter is no regular expression.
  public func select(_ journeys: [NamedJourney]) throws -> [NamedJourney] {
    let tagged = journeys.filter { tags.isEmpty || !tags.isDisjoint(with: $0.tags) }
    return try select(tagged, by: \.id)
  }

  /// Leaves tags out of account.
  public func select<Test>(_ tests: [Test], by name: (Test) -> String) throws -> [Test] {
    let filter = try filter.map { try Regex($0) }
    let names = names.map { Set($0) }
    let chosen = tests.filter { test in
      let name = name(test)
      return names?.contains(name) != false && filter.map { name.contains($0) } != false
    }
    return shard?.select(chosen, by: name) ?? chosen
  }
}

/// One of several equal parts of all tests, `2/4`: together they are all, and none is in two.
///
/// The tests are dealt out in turn by their sorted names, so every machine with the same list comes
/// to the same parts, and the parts differ in size by one at most.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public let number: Int
  public let count: Int

  public init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// - Parameter text: `2/4`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number, of: count)
  }

  public var description: String { "\(number)/\(count)" }

  /// Returns the tests of this part, sorted by name.
  public func select<Test>(_ tests: [Test], by name: (Test) -> String) -> [Test] {
    tests.map { (name: name($0), test: $0) }.sorted { $0.name < $1.name }
      .enumerated().filter { $0.offset % count == number - 1 }.map(\.element.test)
  }
}

/// The random order of tests, the same for the same seed, so that no test comes to depend on
/// another.
public struct RunOrder: Hashable, Sendable {
  public let seed: UInt64

  public init(seed: UInt64) { self.seed = seed }

  /// - Parameter round: each repetition has an order of its own.
  public func order<Test>(_ tests: [Test], round: Int, by name: (Test) -> String) -> [Test] {
    var random = SeededRandom(seed: seed &+ UInt64(truncatingIfNeeded: round))
    return tests.sorted { name($0) < name($1) }.shuffled(using: &random)
  }
}

/// A small file that names what was red when it was run last, a line each.
///
/// Tests that a later run leaves out keep their place in it.
public struct LastFailed: Hashable, Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  /// Sorted; empty where there is no such file.
  public var names: [String] {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  /// Takes in what a run has come to.
  public func note(_ report: RunReport) throws {
    let isRed = Dictionary(
      report.cases.map { ($0.id, $0.outcome == .failed || $0.outcome == .flaky) },
      uniquingKeysWith: { $0 || $1 })
    let red = Set(names.filter { isRed[$0] != false })
      .union(isRed.filter(\.value).map(\.key)).sorted()
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(red.map { $0 + "\n" }.joined().utf8).write(to: url, options: .atomic)
  }
}
