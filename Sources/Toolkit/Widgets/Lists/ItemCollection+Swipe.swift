import Semantics
import Terminal

/// The action that a drag uncovers at the end of a row.
extension ItemCollection {
  /// How many columns of the action show.
  func uncoveredColumns(_ index: Int, _ state: ItemState, in frame: Rect) -> Int {
    guard let swipe = extras.swipe else { return 0 }
    if case .swiping(let key, _, let columns) = state.gesture, key == self.key(index) {
      return min(columns, frame.columns)
    }
    guard let uncovered = state.uncovered, uncovered == key(index) else { return 0 }
    return min(swipe.columns, frame.columns)
  }

  func isUncovered(at point: Point, _ view: ItemViewport, _ state: ItemState) -> Bool {
    guard let hit = view.item(at: point) else { return false }
    return state.uncovered == key(hit)
  }

  func drawAction(
    _ index: Int, _ frame: Rect, _ columns: Int, _ state: ItemState, _ painter: Painter
  ) {
    guard let swipe = extras.swipe else { return }
    let action = id.child("action").item(key(index))
    let origin = Point(x: frame.maxX - columns + 1, y: frame.minY + (frame.rows - 1) / 2)
    let shown = Rect(origin: origin, size: Size(max(0, columns - 1), 1))
    let isHovered = painter.context.hovered == action
    painter.clipped(to: shown) {
      painter.write(swipe.text, at: origin, role: isHovered ? .hovered : swipe.role)
    }
    painter.describe(
      SemanticNode(
        identifier: action, role: .button, label: swipe.title, actions: ["press"], frame: shown))
    let id = id
    painter.add(
      Target(
        action, frame: shown,
        onMouse: { event in
          guard case .press(.left, _) = event.kind else { return nil }
          var next = state
          (next.uncovered, next.gesture) = (nil, nil)
          return Response(actions: [swipe.action(index)], control: (id, next), focus: .to(id))
        }))
  }
}
