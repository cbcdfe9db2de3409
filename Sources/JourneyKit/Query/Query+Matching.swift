import Terminal
import Toolkit

extension Query {
  /// Everything that matches, whatever number is asked for; empty where nothing does.
  ///
  /// - Throws: ``QueryError`` where the container is not exactly one thing.
  public func matches(in screen: Screen) throws(QueryError) -> [Match] {
    let container = try container.first?.resolve(in: screen)
    if let words { return places(of: words, in: screen, container) }
    return screen.nodes.indices.filter { index in
      isInside(container, index, screen) && fits(screen.nodes[index], screen)
    }.map { Match(screen.nodes[$0], index: $0) }
  }

  /// The one thing that matches.
  ///
  /// - Throws: ``QueryError`` where nothing or more than one thing does.
  public func resolve(in screen: Screen) throws(QueryError) -> Match {
    let matches = try matches(in: screen)
    guard let first = matches.first else {
      throw .noMatch(self, nearest: nearest(in: screen))
    }
    if let index {
      guard matches.indices.contains(index) else { throw .tooFew(self, matches) }
      return matches[index]
    }
    if matches.count > 1 { throw .severalMatches(self, matches) }
    return first
  }

  private func places(of words: String, in screen: Screen, _ container: Match?) -> [Match] {
    screen.places(of: words, in: container?.frame).map { Match(words: words, frame: $0) }
  }

  private func isInside(_ container: Match?, _ index: Int, _ screen: Screen) -> Bool {
    guard let container else { return true }
    guard let ancestor = container.index else { return false }
    return screen.isDescendant(index, of: ancestor)
  }

  private func fits(_ node: SemanticNode, _ screen: Screen) -> Bool {
    if let role, node.role != role { return false }
    if let identifier, node.identifier != identifier { return false }
    if let label, node.label != label { return false }
    return node.traits.isSuperset(of: traits)
      && contained.allSatisfy { Self.holds($0, node, screen) }
  }

  private static func holds(_ words: String, _ node: SemanticNode, _ screen: Screen) -> Bool {
    node.label.contains(words) || node.value?.contains(words) == true
      || !screen.places(of: words, in: node.frame).isEmpty
  }
}
