import Semantics
import Terminal

extension Query {
  /// Returns everything that matches.
  ///
  /// - Throws: ``QueryError`` if a thing that the query refers to, for example its container, is not
  ///   exactly one, or a regular expression is wrong.
  public func matches(in screen: Screen) throws(QueryError) -> [Match] {
    let screen = asksForNodes ? screen.withInferredRoles : screen
    return picked(try candidates(in: screen))
  }

  /// Returns the one thing that matches.
  ///
  /// - Throws: ``QueryError`` if nothing or more than one thing matches.
  public func resolve(in screen: Screen) throws(QueryError) -> Match {
    let screen = asksForNodes ? screen.withInferredRoles : screen
    let candidates = try candidates(in: screen)
    if candidates.isEmpty {
      throw .noMatch(self, nearest: NearestThings(to: self, on: screen).lines)
    }
    let matches = picked(candidates)
    guard let match = matches.first else { throw .tooFew(self, candidates) }
    if matches.count > 1 {
      let narrower = NarrowerQueries(self, on: screen)
      throw .severalMatches(
        self, matches,
        narrower: matches.enumerated().map { narrower.proposal(for: $1, number: $0) })
    }
    return match
  }

  private func picked(_ matches: [Match]) -> [Match] {
    switch pick {
    case nil: matches
    case .first: Array(matches.prefix(1))
    case .last: Array(matches.suffix(1))
    case .number(let index): matches.indices.contains(index) ? [matches[index]] : []
    }
  }

  /// Returns everything that matches, before the choice by number.
  private func candidates(in screen: Screen) throws(QueryError) -> [Match] {
    let container = try container.first?.resolve(in: screen)
    var matches = try found(in: screen, container)
    matches = try narrowed(matches, screen)
    for query in predecessors {
      let anchor = try query.resolve(in: screen).frame
      matches.removeAll { !anchor.isBefore($0.frame) }
    }
    for query in successors {
      let anchor = try query.resolve(in: screen).frame
      matches.removeAll { !$0.frame.isBefore(anchor) }
    }
    for query in neighbours { matches = Self.nearest(matches, to: try query.resolve(in: screen)) }
    return matches
  }

  // MARK: Subjects
  /// Returns the things of this subject in the container.
  private func found(in screen: Screen, _ container: Match?) throws(QueryError) -> [Match] {
    let area = container?.frame ?? screen.surface.bounds
    switch subject {
    case .node, .role: return try nodes(in: screen, container)
    case .words(let pattern, let acrossRows):
      return try screen.words(pattern, in: area, acrossRows: acrossRows)
    case .styled(let style): return screen.runs(of: style, in: area)
    case .line(let number): return screen.line(number, in: area)
    case .region(let region): return Self.inside(container, [screen.region(region)], screen)
    case .box: return Self.inside(container, BoxFinder(screen.surface).boxes.map(\.match), screen)
    case .hyperlink(let address):
      return Self.inside(container, try screen.hyperlinks(address), screen)
    case .cursor: return Self.inside(container, screen.cursorMatch.map { [$0] } ?? [], screen)
    case .any(let queries): return Self.inside(container, try Self.union(queries, screen), screen)
    case .all(let queries): return Self.inside(container, try Self.common(queries, screen), screen)
    }
  }

  private func nodes(in screen: Screen, _ container: Match?) throws(QueryError) -> [Match] {
    let (nodes, role) = (screen.nodes, role)
    var indices = nodes.indices.filter { index in
      if let role, nodes[index].role != role { return false }
      if let identifier, nodes[index].identifier != identifier { return false }
      return nodes[index].traits.isSuperset(of: traits)
    }
    if let label {
      let matcher = try TextMatcher(label)
      indices.removeAll { !matcher.isWhole(nodes[$0].label) }
    }
    if let ancestor = container?.index {
      indices.removeAll { !screen.isDescendant($0, of: ancestor) }
    }
    let matches = indices.map { Match(nodes[$0], index: $0) }
    return container?.index != nil ? matches : Self.inside(container, matches, screen)
  }

  private var role: Role? {
    guard case .role(let role) = subject else { return nil }
    return role
  }

  private static func inside(_ container: Match?, _ matches: [Match], _ screen: Screen) -> [Match] {
    guard let container else { return matches }
    return matches.filter { $0.isInside(container, screen) }
  }

  private static func union(_ queries: [Query], _ screen: Screen) throws(QueryError) -> [Match] {
    var all: [Match] = []
    for query in queries {
      for match in try query.matches(in: screen) where !all.contains(where: match.isSame) {
        all.append(match)
      }
    }
    let indices = all.compactMap(\.index)
    if indices.count == all.count { return all.sorted { ($0.index ?? 0) < ($1.index ?? 0) } }
    return all.sorted { $0.isEarlier(than: $1) }
  }

  private static func common(_ queries: [Query], _ screen: Screen) throws(QueryError) -> [Match] {
    guard let first = queries.first else { return [] }
    var matches = try first.matches(in: screen)
    for query in queries.dropFirst() {
      let others = try query.matches(in: screen)
      matches = matches.filter { match in others.contains { match.isSame(as: $0) } }
    }
    return matches
  }

  /// Returns the matches at the smallest distance; what is out of view has none.
  private static func nearest(_ matches: [Match], to anchor: Match) -> [Match] {
    let seen = matches.filter { !$0.frame.isEmpty && !$0.isSame(as: anchor) }
    let distances = seen.map { $0.frame.distance(to: anchor.frame) }
    return zip(seen, distances).filter { $1 == distances.min() }.map(\.0)
  }

  // MARK: Properties
  /// Keeps the matches that have the properties of the query.
  private func narrowed(_ matches: [Match], _ screen: Screen) throws(QueryError) -> [Match] {
    var matches = matches
    matches.removeAll { !fits($0) }
    if let label {
      let matcher = try TextMatcher(label)
      matches.removeAll { !$0.names.contains(where: matcher.isWhole) }
    }
    if let value {
      let matcher = try TextMatcher(value)
      matches.removeAll { !($0.node?.value.map(matcher.isWhole) ?? false) }
    }
    for pattern in contained {
      let matcher = try TextMatcher(pattern)
      matches.removeAll { !Self.holds(matcher, $0, screen) }
    }
    if let style { matches.removeAll { !screen.isDrawn($0, in: style) } }
    for query in held { matches = try query.filter(matches, screen, holding: true) }
    for query in lacked { matches = try query.filter(matches, screen, holding: false) }
    return matches
  }

  private func fits(_ match: Match) -> Bool {
    if identifier == nil, traits.isEmpty, absentTraits.isEmpty { return true }
    guard let node = match.node else { return false }
    return (identifier == nil || node.identifier == identifier)
      && node.traits.isSuperset(of: traits) && node.traits.isDisjoint(with: absentTraits)
  }

  private static func holds(_ matcher: TextMatcher, _ match: Match, _ screen: Screen) -> Bool {
    if let node = match.node {
      if matcher.isPart(of: node.label) || node.value.map(matcher.isPart) == true { return true }
    } else if match.names.contains(where: matcher.isPart) {
      return true
    }
    return match.parts.contains { !screen.places(matcher, in: $0).isEmpty }
  }

  /// Keeps the things in which this query matches something, or those in which it matches nothing.
  private func filter(
    _ matches: [Match], _ screen: Screen, holding: Bool
  ) throws(QueryError) -> [Match] {
    let things = try candidates(in: screen)
    return matches.filter { match in
      let inside = things.filter { !$0.isSame(as: match) && $0.isInside(match, screen) }
      return !picked(inside).isEmpty == holding
    }
  }
}

extension Match {
  /// Returns true if it is inside another thing: by the tree for two nodes, by place for all else.
  fileprivate func isInside(_ container: Match, _ screen: Screen) -> Bool {
    if let index, let ancestor = container.index { return screen.isDescendant(index, of: ancestor) }
    if kind == container.kind, frame == container.frame { return false }
    return container.frame.contains(frame)
  }
}

/// A query that does not name exactly one thing.
public enum QueryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing matches; with the nearest things.
  case noMatch(Query, nearest: [String])
  /// Several things match; with a query for each that names it alone, where there is one.
  case severalMatches(Query, [Match], narrower: [Query?])
  /// Fewer things match than the number asked for.
  case tooFew(Query, [Match])
  /// The regular expression of a query is wrong.
  case badExpression(TextPattern, reason: String)

  public var description: String {
    switch self {
    case .noMatch(let query, []): "nothing on the screen matches \(query)"
    case .noMatch(let query, let nearest):
      "nothing on the screen matches \(query); nearest:\n" + Self.list(nearest)
    case .severalMatches(let query, let matches, let narrower):
      "\(matches.count) things match \(query):\n"
        + Self.list(
          zip(matches, narrower).map { match, narrower in
            "\(match)" + (narrower.map { "; alone: \($0)" } ?? "")
          })
    case .tooFew(let query, let matches):
      "only \(matches.count) things match \(query):\n" + Self.list(matches.map(\.description))
    case .badExpression(let pattern, let reason): "\(pattern) is no expression: \(reason)"
    }
  }

  private static func list(_ lines: [String]) -> String {
    lines.map { "  " + $0 }.joined(separator: "\n")
  }
}

extension Rect {
  /// Returns true if another rectangle begins behind this one in reading order: to its right in its
  /// rows, or below.
  fileprivate func isBefore(_ other: Rect) -> Bool {
    guard !isEmpty, !other.isEmpty else { return false }
    return other.minY >= maxY || (other.maxY > minY && other.minX >= maxX)
  }

  /// Returns the columns between two rectangles, plus two for each row between them.
  fileprivate func distance(to other: Rect) -> Int {
    let columns = max(0, other.minX - maxX, minX - other.maxX)
    let rows = max(0, other.minY - maxY + 1, minY - other.maxY + 1)
    return columns + 2 * rows
  }
}

extension Query {
  /// True if the query, or one that it refers to, asks for roles, labels, traits or identifiers.
  ///
  /// Roles are inferred for such a query alone; every other one looks at the cells as they are.
  var asksForNodes: Bool {
    switch subject {
    case .node, .role: true
    case .any(let queries), .all(let queries): queries.contains(where: \.asksForNodes)
    default: !traits.isEmpty || !absentTraits.isEmpty || others.contains(where: \.asksForNodes)
    }
  }

  private var others: [Query] {
    held + lacked + container + predecessors + successors + neighbours
  }
}
