import Semantics
import Terminal

extension Query {
  /// Everything that matches; empty where nothing does.
  ///
  /// - Throws: ``QueryError`` where another thing that the query names, as its container, is not
  ///   exactly one, and where an expression is none.
  public func matches(in screen: Screen) throws(QueryError) -> [Match] {
    picked(try candidates(in: screen))
  }

  /// The one thing that matches.
  ///
  /// - Throws: ``QueryError`` where nothing or more than one thing does.
  public func resolve(in screen: Screen) throws(QueryError) -> Match {
    let candidates = try candidates(in: screen)
    if candidates.isEmpty { throw .noMatch(self, nearest: nearest(in: screen)) }
    let matches = picked(candidates)
    guard let match = matches.first else { throw .tooFew(self, candidates) }
    if matches.count > 1 { throw .severalMatches(self, matches) }
    return match
  }

  func picked(_ matches: [Match]) -> [Match] {
    switch pick {
    case nil: matches
    case .first: Array(matches.prefix(1))
    case .last: Array(matches.suffix(1))
    case .number(let index): matches.indices.contains(index) ? [matches[index]] : []
    }
  }

  /// Everything that matches, whichever of them is asked for.
  func candidates(in screen: Screen) throws(QueryError) -> [Match] {
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

  // MARK: What there is

  /// The things of this kind in the container.
  private func found(in screen: Screen, _ container: Match?) throws(QueryError) -> [Match] {
    let area = container?.frame ?? screen.surface.bounds
    switch subject {
    case .node, .role: return try nodes(in: screen, container)
    case .words(let pattern, let acrossRows):
      return try screen.words(pattern, in: area, acrossRows: acrossRows)
    case .styled(let style): return screen.runs(of: style, in: area)
    case .line(let number): return screen.line(number, in: area)
    case .region(let region): return Self.inside(container, [screen.region(region)], screen)
    case .box: return Self.inside(container, screen.boxes.map(\.match), screen)
    case .hyperlink(let address):
      return Self.inside(container, try screen.hyperlinks(address), screen)
    case .cursor: return Self.inside(container, screen.cursorMatch.map { [$0] } ?? [], screen)
    case .any(let queries):
      return Self.inside(container, try Self.union(queries, screen), screen)
    case .all(let queries):
      return Self.inside(container, try Self.common(queries, screen), screen)
    }
  }

  /// Nodes are looked at where they are, and copied when they match: a screen may have thousands.
  private func nodes(in screen: Screen, _ container: Match?) throws(QueryError) -> [Match] {
    let (nodes, role) = (screen.nodes, role)
    var indices = nodes.indices.filter { index in
      // By `==`: `!=` of a raw value compares strings.
      if let role, !(nodes[index].role == role) { return false }
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

  private static func inside(
    _ container: Match?, _ matches: [Match], _ screen: Screen
  ) -> [Match] {
    guard let container else { return matches }
    return matches.filter { $0.isInside(container, screen) }
  }

  private static func union(
    _ queries: [Query], _ screen: Screen
  ) throws(QueryError) -> [Match] {
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

  private static func common(
    _ queries: [Query], _ screen: Screen
  ) throws(QueryError) -> [Match] {
    guard let first = queries.first else { return [] }
    var matches = try first.matches(in: screen)
    for query in queries.dropFirst() {
      let others = try query.matches(in: screen)
      matches = matches.filter { match in others.contains { match.isSame(as: $0) } }
    }
    return matches
  }

  /// Those at the smallest distance; what is out of view is at none.
  private static func nearest(_ matches: [Match], to anchor: Match) -> [Match] {
    let seen = matches.filter { !$0.frame.isEmpty && !$0.isSame(as: anchor) }
    let distances = seen.map { $0.frame.distance(to: anchor.frame) }
    return zip(seen, distances).filter { $1 == distances.min() }.map(\.0)
  }
}

extension Rect {
  /// Whether another rectangle begins behind this one as one reads: to the right of it in its rows,
  /// or below.
  fileprivate func isBefore(_ other: Rect) -> Bool {
    guard !isEmpty, !other.isEmpty else { return false }
    return other.minY >= maxY || (other.maxY > minY && other.minX >= maxX)
  }

  /// The columns between two rectangles, and two for each row from one to the other.
  fileprivate func distance(to other: Rect) -> Int {
    let columns = max(0, other.minX - maxX, minX - other.maxX)
    let rows = max(0, other.minY - maxY + 1, minY - other.maxY + 1)
    return columns + 2 * rows
  }
}
