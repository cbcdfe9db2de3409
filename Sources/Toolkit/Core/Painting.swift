import Semantics
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

  /// By index, here and below: a target that is taken out of the list is copied with all it can do.
  private(set) lazy var focusOrder: [Identifier] = targets.indices.compactMap { index in
    guard targets[index].isFocusable, targets[index].isReached(topLayer: topLayer) else {
      return nil
    }
    return targets[index].identifier
  }

  var preferredFocus: Identifier? {
    targets.indices.first { index in
      targets[index].wish != .none && targets[index].isFocusable
        && targets[index].isReached(topLayer: topLayer)
    }.map { targets[$0].identifier }
  }

  /// The widgets that input can reach, and how much each wants the focus; in the order drawn.
  var wishes: [(identifier: Identifier, wish: FocusWish)] {
    targets.indices.map { (targets[$0].identifier, targets[$0].wish) }
  }

  /// The last drawn target of a widget, where input reaches it.
  func reachedTarget(of id: Identifier?) -> Target<Any>? {
    guard let index = targets.indices.last(where: { targets[$0].identifier == id }),
      isReached(targets[index])
    else { return nil }
    return targets[index]
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
