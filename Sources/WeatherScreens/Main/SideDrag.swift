import Semantics
import Terminal
import Toolkit

/// A screen that the pointer pushes aside to come to the one beside it: dragged to the right, to the
/// one at the left, and the other way round. While it is dragged, it says where letting go leads.
///
/// Each way has a key and a button too, so this takes no focus.
struct SideDrag<Action>: Widget {
  /// The target of a drag.
  struct Way {
    let title: String
    let action: Action

    init(_ title: String, _ action: Action) { (self.title, self.action) = (title, action) }
  }

  /// From where the pointer was pressed to where it is.
  struct Hold: ControlState {
    var start: Point?
    var pointer: Point?
  }

  private let id: Identifier
  private let right: Way?
  private let left: Way?
  private let content: Element<Action>

  /// - Parameters:
  ///   - right: what a drag to the right leads to; nil for nothing.
  init(_ id: Identifier, right: Way?, left: Way?, content: () -> Element<Action>) {
    (self.id, self.right, self.left) = (id, right, left)
    self.content = content()
  }

  var flex: Flex { content.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let hold = canvas.context.control(id, as: Hold.self) ?? Hold()
    canvas.keep(hold, for: id)
    var target = Target<Action>(id, frame: rect, onMouse: { answer($0, hold) })
    target.isHoverable = false
    canvas.add(target)
    content.render(in: rect, &canvas)
    if let way = way(hold) { draw(way, hold, in: rect, &canvas) }
  }

  private func answer(_ event: MouseEvent, _ hold: Hold) -> Response<Action>? {
    switch event.kind {
    case .press(.left, _): return Response(control: (id, Hold(start: event.position)))
    case .drag(.left):
      let start = event.start ?? hold.start ?? event.position
      let moved = Hold(start: start, pointer: event.position)
      return Response(control: (id, moved))
    case .release(.left):
      guard hold != Hold() else { return nil }
      let end = Hold(start: hold.start, pointer: event.position)
      return Response(actions: [way(end)?.action].compactMap { $0 }, control: (id, Hold()))
    default: return nil
    }
  }

  /// Far enough to be meant, and more across than along.
  private func way(_ hold: Hold) -> Way? {
    guard let start = hold.start, let pointer = hold.pointer else { return nil }
    let (across, along) = (pointer.x - start.x, abs(pointer.y - start.y))
    guard abs(across) >= 8, abs(across) > along * 2 else { return nil }
    return across > 0 ? right : left
  }

  private func draw(_ way: Way, _ hold: Hold, in rect: Rect, _ canvas: inout Canvas<Action>) {
    let isRight = (hold.pointer?.x ?? 0) > (hold.start?.x ?? 0)
    let text = isRight ? " ‹ \(way.title) " : " \(way.title) › "
    let shown = DisplayWidth.truncate(text, to: rect.columns)
    let x = isRight ? rect.minX : rect.maxX - DisplayWidth.of(shown)
    canvas.write(shown, at: Point(x: x, y: rect.minY + rect.rows / 2), role: .badge)
  }
}
