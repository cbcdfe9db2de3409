import Core
import Semantics
import Terminal

/// The things on a screen that the writer of a query may have meant, for the message of a failure.
struct NearestThings {
  private let query: Query
  private let screen: Screen

  init(to query: Query, on screen: Screen) { (self.query, self.screen) = (query, screen) }

  /// At most five lines with their places, the likeliest first.
  var lines: [String] {
    switch query.subject {
    case .node, .role: nodes
    case .words(let pattern, let acrossRows): words(pattern.source, mayJoin: !acrossRows)
    case .box: Self.listed(BoxFinder(screen.surface).boxes.map(\.match))
    case .hyperlink: Self.listed((try? screen.hyperlinks(nil)) ?? [])
    case .styled: styles
    case .cursor: screen.cursor == nil ? ["the cursor is hidden"] : []
    case .region, .line: ["the screen is \(screen.size.columns)x\(screen.size.rows)"]
    case .any(let queries), .all(let queries):
      Array(queries.flatMap { Self(to: $0, on: screen).lines }.prefix(5))
    }
  }

  private static func listed(_ matches: [Match]) -> [String] {
    matches.prefix(5).map(\.description)
  }

  // MARK: Nodes
  private var nodes: [String] {
    guard !screen.nodes.isEmpty else {
      return ["the program publishes no nodes: ask for text, style, box, line or region"]
        + words(name, mayJoin: false)
    }
    let candidates = screen.nodes.indices.filter { isLike(screen.nodes[$0]) }
    let ranked = candidates.map { (index: $0, distance: distance(to: screen.nodes[$0])) }
      .sorted { $0.distance < $1.distance }
    let nodes = ranked.prefix(5).map { Match(screen.nodes[$0.index], index: $0.index) }
    return nodes.isEmpty ? words(name, mayJoin: false) : Self.listed(nodes)
  }

  private var name: String { query.label?.source ?? query.contained.first?.source ?? "" }

  /// Returns true if the role is right, or the name is nearly right.
  private func isLike(_ node: SemanticNode) -> Bool {
    if case .role(let role) = query.subject, node.role == role { return true }
    let asked = query.identifier?.name ?? name
    return !asked.isEmpty && nameDistance(to: node) * 2 <= asked.count
  }

  private func distance(to node: SemanticNode) -> Int {
    var distance = nameDistance(to: node)
    if case .role(let role) = query.subject, role != node.role { distance += 2 }
    return distance
  }

  private func nameDistance(to node: SemanticNode) -> Int {
    if let identifier = query.identifier {
      return EditDistance.between(identifier.name, node.identifier?.name ?? "")
    }
    return EditDistance.between(name, node.label)
  }

  // MARK: Words
  /// Returns the places of nearly the same words, or else the rows with some of them.
  private func words(_ words: String, mayJoin: Bool) -> [String] {
    let joined = mayJoin ? joined(words) : []
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

  private func joined(_ words: String) -> [String] {
    let found = (try? Query.text(words, acrossRows: true).matches(in: screen)) ?? []
    return found.prefix(1).map { "\($0), but across rows" }
  }

  // MARK: Styles
  /// The styles on the screen, each with its first place.
  private var styles: [String] {
    var seen: Set<String> = ["plain"]
    var lines: [String] = []
    for y in 0..<screen.size.rows {
      for x in 0..<screen.size.columns {
        let words = screen.surface[x, y].asSeen.style.words
        if seen.insert(words).inserted { lines.append("\(words) at row \(y) col \(x)") }
      }
    }
    return Array(lines.prefix(5))
  }
}
