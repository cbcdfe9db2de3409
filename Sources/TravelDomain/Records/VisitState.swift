/// What a place is to a person.
public enum VisitState: String, Sendable, Hashable, CaseIterable, Codable {
  case been
  case want
  case lived

  /// Been and lived count as visited; a wish does not.
  public var isVisited: Bool { self != .want }

  /// Those that count as visited.
  public static let visited: Set<VisitState> = [.been, .lived]
}
