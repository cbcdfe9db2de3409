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
  /// nodes is always drawn.
  ///
  /// - Parameter tellsFocus: whether the key tells focus and pointer too; else a part with
  ///   identifiers, which those can change, is always drawn.
  func sketched(
    _ key: SketchKey, in rect: Rect, tellsFocus: Bool = false, _ draw: () -> Void
  ) {
    let ground = Cell(" ", style: context.theme.ground)
    guard !rect.isEmpty, clip.intersection(rect) == rect, surface.isFilled(rect, with: ground)
    else { return draw() }
    let place = sketches.place
    if let sketch = sketches.next(key, size: rect.size) { return put(sketch, in: rect) }
    let (before, first) = (traces, nodes.count)
    draw()
    guard traces == before, tellsFocus || nodes[first...].allSatisfy({ $0.identifier == nil })
    else { return }
    sketches.keep(
      Sketchbook.Sketch(
        key: key.value, size: rect.size, cells: surface.cells(in: rect),
        nodes: nodes[first...].map { Self.moved($0, from: rect.origin, first) }),
      for: key, at: place)
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
    let (first, parent) = (nodes.count, parent)
    nodes.append(
      contentsOf: sketch.nodes.lazy.map { node in
        var node = node
        node.frame.origin = node.frame.origin + rect.origin
        node.parent = node.parent.map { $0 + first } ?? parent
        return node
      })
  }
}
