import Terminal
import Toolkit

extension Screen {
  /// Why the pointer cannot act on a match, as the end of a sentence; nil where it can.
  func obstacle(to match: Match) -> String? {
    if match.frame.isEmpty { return "is out of view" }
    if match.node?.traits.contains(.disabled) == true { return "is disabled" }
    guard let index = match.index, let dialog = topDialog else { return nil }
    if index == dialog || isDescendant(index, of: dialog) || isChrome(index) { return nil }
    return "is behind \(nodes[dialog].line)"
  }

  private var topDialog: Int? { nodes.lastIndex { $0.traits.contains(.modal) } }

  /// A footer and a toast are reached whatever dialog shows.
  private func isChrome(_ index: Int) -> Bool {
    nodes.indices.contains {
      [.footer, .toast].contains(nodes[$0].role) && ($0 == index || isDescendant(index, of: $0))
    }
  }
}
