import Semantics
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
    let (before, first) = (traces, placeOfNodes(at: rect.origin))
    draw()
    let own = nodes[first.first...]
    guard traces == before, tellsFocus || own.allSatisfy({ $0.identifier == nil }) else { return }
    sketches.keep(
      Sketchbook.Sketch(
        key: key.value, size: rect.size, cells: surface.cells(in: rect), nodes: Array(own),
        at: first),
      for: key, at: place)
  }

  private func placeOfNodes(at origin: Point) -> Sketchbook.Place {
    Sketchbook.Place(origin: origin, first: nodes.count, parent: parent)
  }

  private func put(_ sketch: Sketchbook.Sketch, in rect: Rect) {
    surface.put(sketch.cells, in: rect)
    let place = placeOfNodes(at: rect.origin)
    nodes += place == sketch.place ? sketch.nodes : sketch.nodes(at: place)
  }
}

extension Sketchbook.Sketch {
  /// As if the part had been drawn there.
  fileprivate func nodes(at other: Sketchbook.Place) -> [SemanticNode] {
    nodes.map { node in
      var node = node
      node.frame.origin = node.frame.origin - place.origin + other.origin
      let isInside = (node.parent ?? -1) >= place.first
      node.parent = isInside ? node.parent.map { $0 - place.first + other.first } : other.parent
      return node
    }
  }
}
