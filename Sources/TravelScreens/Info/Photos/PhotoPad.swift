import Semantics
import Terminal
import Toolkit

/// A picture on which a click leads to the next photo, at its left to the one before, as the wheel does.
struct PhotoPad: Widget {
  typealias Action = PhotoAction

  let content: Element<PhotoAction>

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func render(in rect: Rect, _ canvas: inout Canvas<PhotoAction>) {
    content.render(in: rect, &canvas)
    canvas.add(
      Target(TravelID.photo.child("pad"), frame: rect, onMouse: { step(at: $0, in: rect) }))
  }

  private func step(at event: MouseEvent, in rect: Rect) -> Response<PhotoAction>? {
    switch event.kind {
    case .press(.left, _):
      let isLeft = event.position.x < rect.minX + rect.columns / 3
      return .send(.stepped(isLeft ? -1 : 1))
    case .wheel(.up), .wheel(.left): return .send(.stepped(-1))
    case .wheel(.down), .wheel(.right): return .send(.stepped(1))
    default: return nil
    }
  }
}
