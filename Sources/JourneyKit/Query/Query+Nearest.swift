import Semantics
import Terminal

extension Query {
  /// What a writer of the query may have meant, each with its place: at most five, the likeliest
  /// first.
  func nearest(in screen: Screen) -> [String] {
    switch subject {
    case .node, .role: nearestNodes(in: screen)
    case .words(let pattern, let acrossRows):
      nearestWords(pattern.source, in: screen, mayJoin: !acrossRows)
    case .box: Self.listed(screen.boxes.map(\.match))
    case .hyperlink: Self.listed((try? screen.hyperlinks(nil)) ?? [])
    case .styled: Self.styles(of: screen)
    case .cursor: screen.cursor == nil ? ["the cursor is hidden"] : []
    case .region, .line: ["the screen is \(screen.size.columns)x\(screen.size.rows)"]
    case .any(let queries), .all(let queries):
      Array(queries.flatMap { $0.nearest(in: screen) }.prefix(5))
    }
  }

  private static func listed(_ matches: [Match]) -> [String] {
    matches.prefix(5).map(\.description)
  }

  // MARK: Nodes

  private func nearestNodes(in screen: Screen) -> [String] {
    guard !screen.nodes.isEmpty else {
      return ["the program publishes no nodes: ask for text, style, box, line or region"]
        + nearestWords(name, in: screen, mayJoin: false)
    }
    let candidates = screen.nodes.indices.filter { isLike(screen.nodes[$0]) }
    let ranked = candidates.map { (index: $0, distance: distance(to: screen.nodes[$0])) }
      .sorted { $0.distance < $1.distance }
    let nodes = ranked.prefix(5).map { Match(screen.nodes[$0.index], index: $0.index) }
    return nodes.isEmpty ? nearestWords(name, in: screen, mayJoin: false) : Self.listed(nodes)
  }

  private var name: String { label?.source ?? contained.first?.source ?? "" }

  /// The role is right, or the name is nearly so.
  private func isLike(_ node: SemanticNode) -> Bool {
    if case .role(let role) = subject, node.role == role { return true }
    let asked = identifier?.name ?? name
    return !asked.isEmpty && nameDistance(to: node) * 2 <= asked.count
  }

  private func distance(to node: SemanticNode) -> Int {
    var distance = nameDistance(to: node)
    if case .role(let role) = subject, role != node.role { distance += 2 }
    return distance
  }

  private func nameDistance(to node: SemanticNode) -> Int {
    if let identifier {
      return EditDistance.between(identifier.name, node.identifier?.name ?? "")
    }
    return EditDistance.between(name, node.label)
  }

  // MARK: Words

  /// Where nearly the same words stand; else the rows in which some of them do.
  private func nearestWords(_ words: String, in screen: Screen, mayJoin: Bool) -> [String] {
    let joined = mayJoin ? Self.joined(words, in: screen) : []
    let rows = screen.lines(in: screen.surface.bounds)
    let places = rows.compactMap { row in
      EditDistance.nearest(words, in: row.characters).map { (row: row, found: $0) }
    }
    let near = places.filter { $0.found.distance * 3 <= words.count }
      .sorted { $0.found.distance < $1.found.distance }.prefix(5)
      .map {
        Match(
          .text, String($0.row.characters[$0.found.range]), parts: [$0.row.rect($0.found.range)])
      }
    if !near.isEmpty || !joined.isEmpty { return joined + Self.listed(near) }
    let parts = words.lowercased().split(separator: " ").filter { $0.count > 1 }
    return rows.filter { row in
      let text = row.text.lowercased()
      return parts.contains { text.contains($0) }
    }.prefix(5).map { row in
      let frame = Rect(x: 0, y: row.y, columns: screen.size.columns, rows: 1)
      return "row \(row.y): \(screen.rows(in: frame).joined())"
    }
  }

  private static func joined(_ words: String, in screen: Screen) -> [String] {
    let query = Query.text(words, acrossRows: true)
    let found = (try? query.matches(in: screen)) ?? []
    return found.prefix(1).map { "\($0), but across rows" }
  }

  // MARK: Styles

  /// The styles that there are, each where it is first seen.
  private static func styles(of screen: Screen) -> [String] {
    var seen: [String: Point] = [:]
    var order: [String] = []
    for y in 0..<screen.size.rows {
      for x in 0..<screen.size.columns {
        let words = screen.surface[x, y].asSeen.style.words
        if words == "plain" || seen.updateValue(Point(x: x, y: y), forKey: words) != nil {
          continue
        }
        order.append("\(words) at row \(y) col \(x)")
      }
    }
    return Array(order.prefix(5))
  }
}
