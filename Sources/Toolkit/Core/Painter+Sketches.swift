import Terminal

extension Painter {
  /// All but cells and meaning that drawing leaves behind, as far as it tells whether there was any.
  private struct Traces: Equatable {
    let counts: [Int]
    let cursor: Point?
    let nextChange: Duration?
    let isTimed: Bool
  }

  private var traces: Traces {
    Traces(
      counts: [
        targets.count, scopes.count, kept.count, overlays.count, wantedPictures.count,
        placedPictures.count, topLayer,
      ], cursor: cursor, nextChange: nextChange, isTimed: timed != nil)
  }

  /// Draws a part, or puts it down as it was drawn for the same key.
  ///
  /// Only on bare ground and where all of it shows; a part that leaves more behind than cells and
  /// nodes without identifiers, which nothing on the screen can change, is always drawn.
  func sketched<Key: Hashable & Sendable>(_ key: Key, in rect: Rect, _ draw: () -> Void) {
    let ground = Cell(" ", style: context.theme.ground)
    guard !rect.isEmpty, clip.intersection(rect) == rect, surface.isFilled(rect, with: ground)
    else { return draw() }
    if let sketch = sketches.sketch(of: key, size: rect.size) {
      return put(sketch, in: rect)
    }
    let (before, first) = (traces, nodes.count)
    draw()
    guard traces == before, nodes[first...].allSatisfy({ $0.identifier == nil }) else { return }
    sketches.keep(
      Sketchbook.Sketch(
        key: key, size: rect.size, cells: surface.cells(in: rect),
        nodes: nodes[first...].map { Self.moved($0, from: rect.origin, first) }), for: key)
  }

  private static func moved(_ node: SemanticNode, from origin: Point, _ first: Int) -> SemanticNode
  {
    var node = node
    node.frame.origin = node.frame.origin - origin
    node.parent = node.parent.flatMap { $0 < first ? nil : $0 - first }
    return node
  }

  private func put(_ sketch: Sketchbook.Sketch, in rect: Rect) {
    surface.put(sketch.cells, in: rect)
    let first = nodes.count
    for var node in sketch.nodes {
      node.frame.origin = node.frame.origin + rect.origin
      node.parent = node.parent.map { $0 + first } ?? parent
      nodes.append(node)
    }
  }
}
