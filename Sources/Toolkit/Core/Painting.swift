import Terminal

/// What a walk has made: a ``Frame`` that does not know the type of its actions. It never changes, and
/// stands behind one reference, as whoever asks a frame for anything would copy all of it.
final class Painting {
  let surface: Surface
  let nodes: [SemanticNode]
  let targets: [Target<Any>]
  let scopes: [Scope]
  let cursor: Point?
  let kept: [Identifier: any ControlState]
  let topLayer: Int
  let isInterlude: Bool
  let nextChange: Duration?
  let timed: TimedResponse?
  let sketches: Sketchbook
  let wantedPictures: [PictureRequest]
  let placedPictures: [PlacedPicture]

  /// - Parameter painter: one that has nothing more to draw.
  init(_ painter: Painter) {
    (surface, nodes, targets) = (painter.surface, painter.nodes, painter.targets)
    (scopes, cursor, kept) = (painter.scopes, painter.shownCursor, painter.kept)
    (topLayer, isInterlude) = (painter.topLayer, painter.isInterlude)
    (nextChange, timed, sketches) = (painter.nextChange, painter.timed, painter.sketches)
    (wantedPictures, placedPictures) = (painter.wantedPictures, painter.shownPictures)
  }

  var focusOrder: [Identifier] {
    targets.filter { $0.isFocusable && isReached($0) }.map(\.identifier)
  }

  var preferredFocus: Identifier? {
    targets.first { $0.wish != .none && $0.isFocusable && isReached($0) }?.identifier
  }

  func isReached(_ target: Target<Any>) -> Bool { target.isReached(topLayer: topLayer) }

  func targets(at point: Point) -> [Target<Any>] {
    targets.reversed().filter { $0.frame.contains(point) && isReached($0) }
  }

  func activeScopes(focus: Identifier?) -> [Scope] {
    scopes.filter { $0.isActive(topLayer: topLayer, focus: focus) }.reversed()
  }

  /// What the keys that were pressed one after another do: the innermost scope decides.
  func match(_ strokes: [KeyStroke], focus: Identifier?) -> KeyMatch<Any> {
    for scope in activeScopes(focus: focus) {
      for row in scope.rows() {
        if row.keys.contains(where: { $0.consists(of: strokes) }) {
          return .complete(scope.lifted(row))
        }
        if row.keys.contains(where: { $0.continues(strokes) }) { return .begun }
      }
    }
    return .none
  }
}
