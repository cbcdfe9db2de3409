import Semantics
import Terminal

extension Query {
  /// Those of the matches that are what the query says they must be, wherever they stand.
  func narrowed(_ matches: [Match], _ screen: Screen) throws(QueryError) -> [Match] {
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

  /// Those in which this query means something, or those in which it means nothing.
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
  /// Of two nodes the program says whether one is in the other; all else is where it stands.
  func isInside(_ container: Match, _ screen: Screen) -> Bool {
    if let index, let ancestor = container.index {
      return screen.isDescendant(index, of: ancestor)
    }
    if kind == container.kind, frame == container.frame { return false }
    return container.frame.contains(frame)
  }
}
