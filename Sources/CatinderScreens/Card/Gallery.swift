import Semantics
import Terminal
import Toolkit

/// The photos of a card in a row, the chosen one in a frame; as many as fit, around the chosen one.
struct Gallery: Widget {
  typealias Action = FullCardAction

  let photos: [Element<FullCardAction>]
  let shown: Int
  let label: (Int) -> String

  /// Of one of them, with its frame.
  private static let room = Size(9, 5)

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(Self.room.rows, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<FullCardAction>) {
    guard rect.columns >= Self.room.columns else { return }
    let fitting = rect.columns / Self.room.columns
    let first = max(0, min(shown - fitting / 2, photos.count - fitting))
    for index in first..<min(photos.count, first + fitting) {
      let frame = Rect(
        x: rect.minX + (index - first) * Self.room.columns, y: rect.minY,
        columns: Self.room.columns, rows: min(Self.room.rows, rect.rows))
      draw(index, in: frame, &canvas)
    }
  }

  private func draw(_ index: Int, in frame: Rect, _ canvas: inout Canvas<FullCardAction>) {
    let id = CatinderID.gallery.item(index + 1)
    let isShown = index == shown
    canvas.add(
      Target(
        id, frame: frame,
        onMouse: { event in
          guard case .press(.left, _) = event.kind else { return nil }
          return .send(.photoChosen(index))
        }))
    let node = SemanticNode(
      identifier: id, role: .button, label: label(index), traits: isShown ? .selected : [],
      actions: ["press"], frame: frame)
    canvas.group(node) { canvas in
      if isShown {
        Panel(isFocused: true) { photos[index] }.render(in: frame, &canvas)
      } else {
        photos[index].render(in: frame.inset(Insets(1)), &canvas)
      }
    }
  }
}
