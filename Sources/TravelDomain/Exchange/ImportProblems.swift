/// Problems by their line, the first of them kept and all counted.
public struct ImportProblems: Sendable, Equatable {
  public static let most = 200

  public private(set) var first: [ImportProblem] = []
  public private(set) var count = 0

  mutating func add(_ problem: ImportProblem) {
    count += 1
    if first.count < Self.most { first.append(problem) }
  }

  mutating func add(_ others: ImportProblems) {
    count += others.count
    first += others.first.prefix(Self.most - first.count)
  }

  /// Those of the reading and those of the meaning by their lines.
  mutating func sort() {
    // Not stable by itself: of a line, the one that was found first stays first.
    first = first.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    .map(\.element)
  }
}
