/// Problems by their line, the first of them kept and all counted.
public struct ImportProblems: Sendable, Equatable {
  public static let most = 200

  public private(set) var first: [ImportProblem] = []
  public private(set) var count = 0

  mutating func add(_ problem: ImportProblem) {
    count += 1
    if first.count < Self.most { first.append(problem) }
  }
}
