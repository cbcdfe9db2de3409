import Semantics
import Terminal

/// Proposals for a query that names several things: for each of them a query that names it alone.
struct NarrowerQueries {
  private let query: Query
  private let screen: Screen

  init(_ query: Query, on screen: Screen) { (self.query, self.screen) = (query, screen) }

  /// Returns the best query for one of the matches, tried on this screen; nil where none names it
  /// alone.
  ///
  /// - Parameter number: the place of the match among all of the query, from 0.
  func proposal(for match: Match, number: Int) -> Query? {
    let candidates = byItself(match) + byContainer(match) + [query.nth(number)]
    return candidates.first { candidate in
      guard let found = try? candidate.matches(in: screen), let only = found.first else {
        return false
      }
      return found.count == 1 && only.isSame(as: match)
    }
  }

  /// By what it is: its identifier, or its role and label.
  private func byItself(_ match: Match) -> [Query] {
    guard let node = match.node else { return [] }
    let identified = node.identifier.map { [Query($0)] } ?? []
    guard query.label == nil, !node.label.isEmpty else { return identified }
    return identified + [query.labelled(node.label), Query(node.role, node.label)]
  }

  /// By the things around it that have a name, the nearest first.
  private func byContainer(_ match: Match) -> [Query] {
    let nodes = screen.nodes.indices.reversed().filter { isAround($0, match) }.compactMap { index in
      name(of: screen.nodes[index])
    }
    let boxes = BoxFinder(screen.surface).boxes.map(\.match).filter { box in
      box.frame.contains(match.frame) && box.frame != match.frame && !box.names.isEmpty
    }.sorted { $0.frame.columns * $0.frame.rows < $1.frame.columns * $1.frame.rows }
    return (nodes + boxes.compactMap { $0.names.first.map { Query.box($0) } }).map(query.within)
  }

  private func isAround(_ index: Int, _ match: Match) -> Bool {
    if let own = match.index { return screen.isDescendant(own, of: index) }
    return screen.nodes[index].frame.contains(match.frame)
  }

  private func name(of node: SemanticNode) -> Query? {
    if let identifier = node.identifier { return Query(identifier) }
    return node.label.isEmpty ? nil : Query(node.role, node.label)
  }
}
