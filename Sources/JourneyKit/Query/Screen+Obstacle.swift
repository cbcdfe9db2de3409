import Semantics
import Terminal

extension Screen {
  /// Why the pointer cannot act on a match, as the end of a sentence; nil where it can.
  func obstacle(to match: Match) -> String? {
    if match.frame.isEmpty { return "is out of view" }
    if match.node?.traits.contains(.disabled) == true { return "is disabled" }
    if let dialog = topDialog, !isReached(match, past: dialog) {
      return "is behind \(nodes[dialog].line)"
    }
    return cover(of: match).map { "is covered by \(nodes[$0].line)" }
  }

  private var topDialog: Int? { nodes.lastIndex { $0.traits.contains(.modal) } }

  /// A footer and a toast are reached whatever dialog shows.
  private func isReached(_ match: Match, past dialog: Int) -> Bool {
    guard let index = match.index else {
      let open = nodes.indices.filter {
        $0 == dialog || [.footer, .toast].contains(nodes[$0].role)
      }
      return open.contains { nodes[$0].frame.contains(match.middle) }
    }
    return isIn(dialog, index)
      || nodes.indices.contains { [.footer, .toast].contains(nodes[$0].role) && isIn($0, index) }
  }

  private func isIn(_ ancestor: Int, _ index: Int) -> Bool {
    index == ancestor || isDescendant(index, of: ancestor)
  }

  /// What was drawn later over the middle of a node and floats above the others; what is found on the
  /// screen as such is not covered.
  private func cover(of match: Match) -> Int? {
    guard let index = match.index else { return nil }
    return nodes.indices.last { other in
      other > index && Self.floating.contains(nodes[other].role)
        && nodes[other].frame.contains(match.middle) && !isIn(index, other)
    }
  }

  private static let floating: Set<Role> = [.dialog, .alert, .toast, .menu, .help]
}
