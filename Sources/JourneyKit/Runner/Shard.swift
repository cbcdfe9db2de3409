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
    self.number = number
    self.count = count
  }

  /// - Parameter text: `2/4`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number, of: count)
  }

  public var description: String { "\(number)/\(count)" }

  /// The tests of this part, sorted by their names.
  public func select<Test>(_ tests: [Test], by name: (Test) -> String) -> [Test] {
    tests.map { (name: name($0), test: $0) }.sorted { $0.name < $1.name }
      .enumerated().filter { $0.offset % count == number - 1 }.map(\.element.test)
  }
}
