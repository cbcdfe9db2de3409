import Terminal
import Toolkit

extension Query {
  /// What a writer of the query may have meant: at most five, the likeliest first.
  func nearest(in screen: Screen) -> [String] {
    let candidates = screen.nodes.filter { words == nil && isLike($0) }
    let ranked = candidates.map { (node: $0, distance: distance(to: $0)) }
      .sorted { $0.distance < $1.distance }
    let nodes = ranked.prefix(5).map(\.node.line)
    return nodes.isEmpty ? nearestRows(in: screen) : nodes
  }

  /// The role is right, or the name is nearly so.
  private func isLike(_ node: SemanticNode) -> Bool {
    if let role, node.role == role { return true }
    let asked = identifier?.name ?? label ?? ""
    return !asked.isEmpty && nameDistance(to: node) * 2 <= asked.count
  }

  private func distance(to node: SemanticNode) -> Int {
    nameDistance(to: node) + (role == nil || role == node.role ? 0 : 2)
  }

  private func nameDistance(to node: SemanticNode) -> Int {
    if let identifier {
      return Self.distance(identifier.name, node.identifier?.name ?? "")
    }
    return Self.distance(label ?? contained.first ?? "", node.label)
  }

  /// For words: the rows in which some of them stand, in any case.
  private func nearestRows(in screen: Screen) -> [String] {
    let parts = (words ?? label ?? contained.first ?? "").lowercased().split(separator: " ")
    let rows = screen.rows(in: screen.surface.bounds)
    return rows.enumerated().filter { _, row in
      let row = row.lowercased()
      return parts.contains { row.contains($0) }
    }.prefix(5).map { "row \($0.offset): \($0.element)" }
  }

  /// Levenshtein's distance, without regard to case.
  private static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first.lowercased().prefix(80))
    let second = Array(second.lowercased().prefix(80))
    var row = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in second.enumerated() {
        let changed = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
