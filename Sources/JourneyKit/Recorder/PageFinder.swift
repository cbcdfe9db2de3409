import Semantics
import Terminal

/// Tells which page of a program a screen is, by what the program says of itself.
struct PageFinder {
  let screen: Screen

  /// nil for a program that says nothing: all its screens are one page.
  var page: RecordedPage? { dialog ?? tab ?? heading }

  private var dialog: RecordedPage? {
    guard let index = screen.nodes.lastIndex(where: { $0.traits.contains(.modal) }) else {
      return nil
    }
    let node = screen.nodes[index]
    let mark =
      node.identifier.map(RecordedQuery.identifier) ?? .role(node.role, node.label)
    return page(mark.having(.modal, "modal"), node, words: node.label)
  }

  private var tab: RecordedPage? {
    guard
      let node = screen.nodes.first(where: {
        $0.role == .tab && $0.traits.contains(.selected) && !$0.label.isEmpty
      })
    else { return nil }
    let mark = RecordedQuery.role(.tab, node.label).having(.selected, "selected")
    return page(mark, node, words: node.label)
  }

  private var heading: RecordedPage? {
    guard
      let node = screen.nodes.first(where: {
        [.screen, .heading].contains($0.role) && ($0.identifier != nil || !$0.label.isEmpty)
      })
    else { return nil }
    let mark =
      node.identifier.map(RecordedQuery.identifier) ?? .role(node.role, node.label)
    return page(mark, node, words: node.label)
  }

  private func page(
    _ mark: RecordedQuery, _ node: SemanticNode, words: String
  ) -> RecordedPage? {
    let name = SourceName.type(words) ?? SourceName.type(node.identifier?.name ?? "")
    return name.map { RecordedPage(name: $0 + "Page", mark: mark) }
  }

  /// For a program that says nothing: the first words that stand on its screen once.
  func page(named name: String) -> RecordedPage? {
    for y in 0..<screen.size.rows {
      for x in 0..<screen.size.columns {
        let finder = TargetFinder(screen: screen)
        guard let words = finder.words(at: Point(x: x, y: y)), words.count > 2,
          screen.places(of: words).count == 1
        else { continue }
        return RecordedPage(name: name + "Page", mark: .text(words))
      }
    }
    return nil
  }
}
