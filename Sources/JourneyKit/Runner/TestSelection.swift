/// Which of all tests a run takes.
///
/// What is not asked for narrows nothing: a filter, a tag, the list of what failed last, a part.
public struct TestSelection: Sendable {
  /// A regular expression that is found in the name, `suite/name`.
  public var filter: String?
  public var tags: Set<String> = []
  /// Only these, by their whole names.
  public var names: [String]?
  public var shard: Shard?

  public init(
    filter: String? = nil, tags: Set<String> = [], names: [String]? = nil, shard: Shard? = nil
  ) {
    self.filter = filter
    self.tags = tags
    self.names = names
    self.shard = shard
  }

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
