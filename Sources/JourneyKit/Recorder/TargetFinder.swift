import Semantics
import Terminal

/// A finder of names for the thing at a cell: a node by its identifier, role or label, else the
/// words there, else the cell itself.
struct TargetFinder {
  let screen: Screen

  func target(at point: Point) -> RecordedTarget {
    if let query = node(at: point) ?? text(at: point) { return .thing(query) }
    return .cell(point)
  }

  /// Returns the target of the wheel: the innermost thing that scrolls, if the program publishes
  /// one.
  func wheelTarget(at point: Point) -> RecordedTarget {
    let scrolling = screen.nodes.indices.reversed().filter { index in
      let node = screen.nodes[index]
      return node.frame.contains(point) && node.actions.contains("scroll")
    }
    return scrolling.lazy.compactMap { name($0) }.first.map { .thing($0) } ?? target(at: point)
  }

  // MARK: Nodes
  /// The roles of containers. A click goes to something inside them.
  private static let containers: Set<Role> = [
    .screen, .group, .list, .grid, .tabList, .dialog, .alert, .footer, .help, .table, .menu,
    .radioGroup, .calendar,
  ]

  private func node(at point: Point) -> RecordedQuery? {
    let under = screen.nodes.indices.reversed().filter { index in
      let node = screen.nodes[index]
      return node.frame.contains(point) && !Self.containers.contains(node.role)
        && Match(node, index: index).obstacle(on: screen) == nil
    }
    let active = under.filter {
      !screen.nodes[$0].actions.isEmpty || screen.nodes[$0].traits.contains(.focusable)
    }
    return (active + under).lazy.compactMap { name($0) }.first
  }

  /// Returns the first of its names that names nothing else.
  private func name(_ index: Int) -> RecordedQuery? { names(index).first { isOnly($0, index) } }

  private func names(_ index: Int) -> [RecordedQuery] {
    let node = screen.nodes[index]
    let isOneOfMany = node.identifier?.name.contains("[") == true
    var names: [RecordedQuery] = []
    if let identifier = node.identifier, !isOneOfMany { names.append(.identifier(identifier)) }
    if !node.label.isEmpty {
      let label = RecordedQuery.role(node.role, node.label)
      names.append(label)
      names += containers(of: index).map { label.within($0) }
      let same = try? label.query.matches(in: screen)
      if let number = same?.firstIndex(where: { $0.index == index }) {
        names.append(label.nth(number))
      }
    }
    if let identifier = node.identifier { names.append(.identifier(identifier)) }
    return names
  }

  /// Returns the ancestors that have an identifier, the nearest first.
  private func containers(of index: Int) -> [RecordedQuery] {
    var containers: [RecordedQuery] = []
    var next = screen.nodes[index].parent
    while let parent = next, screen.nodes.indices.contains(parent) {
      if let identifier = screen.nodes[parent].identifier {
        containers.append(.identifier(identifier))
      }
      next = screen.nodes[parent].parent.flatMap { $0 < parent ? $0 : nil }
    }
    return containers
  }

  private func isOnly(_ name: RecordedQuery, _ index: Int) -> Bool {
    (try? name.query.resolve(in: screen).index) == index
  }

  // MARK: Words
  /// Returns the words around a cell. They end at two blanks, at a line, and at a change of style.
  func words(at point: Point) -> String? {
    guard screen.surface.bounds.contains(point), isWord(point) else { return nil }
    var (start, end) = (point.x, point.x)
    while start > 0, belongs(start - 1, with: start, point.y, step: -1) { start -= 1 }
    while end + 1 < screen.size.columns, belongs(end + 1, with: end, point.y, step: 1) { end += 1 }
    let text = (start...end).map { screen.surface[$0, point.y].text }.joined()
    let words = text.drop { $0 == " " }
    guard let last = words.lastIndex(where: { $0 != " " }) else { return nil }
    return String(words[...last])
  }

  private func text(at point: Point) -> RecordedQuery? {
    guard let words = words(at: point) else { return nil }
    let places = screen.places(of: words)
    guard let index = places.firstIndex(where: { $0.contains(point) }) else { return nil }
    let query = RecordedQuery.text(words)
    return places.count == 1 ? query : query.nth(index)
  }

  private func isWord(_ point: Point) -> Bool {
    let text = screen.surface[point.x, point.y].text
    return text != " " && !text.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) }
  }

  private func belongs(_ x: Int, with other: Int, _ y: Int, step: Int) -> Bool {
    let cell = screen.surface[x, y]
    guard cell.style == screen.surface[other, y].style else { return false }
    if isWord(Point(x: x, y: y)) || cell.width == 0 { return true }
    let next = Point(x: x + step, y: y)
    return cell.text == " " && screen.surface.bounds.contains(next) && isWord(next)
  }
}

extension Screen {
  /// Returns the query that names the thing at a cell as a journey writes it: `button "Save"`, `text "Name"`.
  /// It is the cell if nothing has a name: `[3, 5]`, column and row from 0.
  public func queryText(at point: Point) -> String {
    switch TargetFinder(screen: self).target(at: point) {
    case .thing(let found): QueryWriter(found.query).text
    case .cell(let cell): "[\(cell.x), \(cell.y)]"
    }
  }
}

/// A finder of the page of a screen, by the nodes that the program publishes.
struct PageFinder {
  let screen: Screen

  /// nil for a program that says nothing: all its screens are one page.
  var page: RecordedPage? { dialog ?? tab ?? heading }

  private var dialog: RecordedPage? {
    guard let index = screen.nodes.lastIndex(where: { $0.traits.contains(.modal) })
    else { return nil }
    let node = screen.nodes[index]
    let mark = node.identifier.map(RecordedQuery.identifier) ?? .role(node.role, node.label)
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
    let mark = node.identifier.map(RecordedQuery.identifier) ?? .role(node.role, node.label)
    return page(mark, node, words: node.label)
  }

  private func page(_ mark: RecordedQuery, _ node: SemanticNode, words: String) -> RecordedPage? {
    let name = SourceName.type(words) ?? SourceName.type(node.identifier?.name ?? "")
    return name.map { RecordedPage(name: $0 + "Page", mark: mark) }
  }

  /// Returns a page for a program without nodes, by the first words that stand on its screen once.
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
