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
      return [
        "no roles are seen: the program publishes no nodes, and its cells show none; ask for text"
      ]
        + words(name, mayJoin: false)
    }
    let candidates = screen.nodes.indices.filter { isLike(screen.nodes[$0]) }
    let ranked = candidates.map { (index: $0, distance: distance(to: screen.nodes[$0])) }
      .sorted { $0.distance < $1.distance }
    let nodes = ranked.prefix(5).map { Match(screen.nodes[$0.index], index: $0.index) }
    return inference + (nodes.isEmpty ? words(name, mayJoin: false) : Self.listed(nodes))
  }

  /// The word that roles were inferred, where they were.
  private var inference: [String] {
    guard screen.nodes.contains(where: { $0.traits.contains(.inferred) }) else { return [] }
    return ["the program publishes no nodes: roles are inferred from its cells"]
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
    let wanted = NearWords(words)
    let (distances, mayGoOn) = distances(
      of: wanted, apartFromBlanks: NearWords(words.filter { $0 != " " }))
    let joined = mayJoin && mayGoOn ? joined(words) : []
    let near = distances.enumerated().filter { $0.element * 3 <= wanted.count }
      .sorted { $0.element < $1.element }.prefix(5)
      .compactMap { y, _ -> Match? in
        let row = ScreenRow(screen.surface, y: y, columns: 0..<screen.size.columns)
        guard let range = wanted.nearest(in: row.characters) else { return nil }
        return Match(.text, String(row.characters[range]), parts: [row.rect(range)])
      }
    if !near.isEmpty || !joined.isEmpty { return joined + Self.listed(near) }
    let rows = screen.lines(in: screen.surface.bounds)
    let parts = words.lowercased().split(separator: " ").filter { $0.count > 1 }
    return rows.filter { row in
      let text = row.text.lowercased()
      return parts.contains { text.contains($0) }
    }.prefix(5).map { row in
      let frame = Rect(x: 0, y: row.y, columns: screen.size.columns, rows: 1)
      return "row \(row.y): \(screen.rows(in: frame).joined())"
    }
  }

  /// Returns the distance of the words in each row, and false if they surely do not go on from one row to
  /// the next. Blanks at the ends of rows may come and go there, so that no blank counts.
  ///
  /// Looks at the cells alone, as a row of text is only needed for the few that are told.
  private func distances(
    of words: NearWords, apartFromBlanks bare: NearWords
  ) -> (rows: [Int], mayGoOn: Bool) {
    var whole = NearWords.Scan(bare)
    var isPlain = true
    let rows = (0..<screen.size.rows).map { y in
      var row = NearWords.Scan(words)
      for cell in screen.surface.row(y) where !cell.isEmpty {
        if let scalar = cell.scalar, scalar.isLone {
          row.take(scalar)
          if scalar != " " { whole.take(scalar) }
        } else {
          isPlain = false
          for character in cell.text { row.take(character) }
        }
      }
      return row.least
    }
    return (rows, whole.least == 0 || !isPlain)
  }

  /// Returns the first place of the words that lies in more than one row.
  private func joined(_ words: String) -> [String] {
    let found = (try? Query.text(words, acrossRows: true).matches(in: screen)) ?? []
    return found.filter { $0.parts.count > 1 }.prefix(1).map { "\($0), but across rows" }
  }

  // MARK: Styles
  /// The styles on the screen, each with its first place.
  private var styles: [String] {
    var seen: Set<String> = ["plain"]
    var lines: [String] = []
    for y in 0..<screen.size.rows {
      for x in 0..<screen.size.columns {
        let words = screen.surface[x, y].asSeen.style.queryWords
        if seen.insert(words).inserted { lines.append("\(words) at row \(y) col \(x)") }
      }
    }
    return Array(lines.prefix(5))
  }
}
