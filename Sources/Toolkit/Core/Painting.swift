import Terminal

/// What a walk has made: a ``Frame`` that does not know the type of its actions.
struct Painting {
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
