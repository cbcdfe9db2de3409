/// Why a query does not name exactly one thing.
public enum QueryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing matches; with what comes nearest.
  case noMatch(Query, nearest: [String])
  /// Several match; all of them.
  case severalMatches(Query, [Match])
  /// Fewer match than the number asked for.
  case tooFew(Query, [Match])
  /// The regular expression of a query is none.
  case badExpression(TextPattern, reason: String)

  public var description: String {
    switch self {
    case .noMatch(let query, []): "nothing on the screen matches \(query)"
    case .noMatch(let query, let nearest):
      "nothing on the screen matches \(query); nearest:\n" + Self.list(nearest)
    case .severalMatches(let query, let matches):
      "\(matches.count) things match \(query):\n" + Self.list(matches.map(\.description))
    case .tooFew(let query, let matches):
      "only \(matches.count) things match \(query):\n" + Self.list(matches.map(\.description))
    case .badExpression(let pattern, let reason): "\(pattern) is no expression: \(reason)"
    }
  }

  private static func list(_ lines: [String]) -> String {
    lines.map { "  " + $0 }.joined(separator: "\n")
  }
}
