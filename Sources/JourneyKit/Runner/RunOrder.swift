import Core

/// The order in which tests are run: by chance, so that none comes to lean on another, and the same
/// for the same seed.
public struct RunOrder: Hashable, Sendable {
  public let seed: UInt64

  public init(seed: UInt64) {
    self.seed = seed
  }

  /// - Parameter round: each repetition has an order of its own.
  public func order<Test>(_ tests: [Test], round: Int, by name: (Test) -> String) -> [Test] {
    var random = SeededRandom(seed: seed &+ UInt64(truncatingIfNeeded: round))
    return tests.sorted { name($0) < name($1) }.shuffled(using: &random)
  }
}
