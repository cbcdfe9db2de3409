import Semantics
import Terminal

/// What is drawn moves by one cell and back when its trigger changes.
struct Nudging: Drawing {
  struct State: ControlState {
    var count: Int
    var timeline: Timeline?
  }

  let id: Identifier
  let nudge: Nudge
  let content: Part

  var flex: Flex { content.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    let state = state(painter.context)
    painter.keep(state, for: id)
    guard let timeline = state.timeline else { return content.draw(in: rect, on: painter) }
    let offset = Point(x: nudge.isRight ? 1 : -1, y: 0)
    painter.displaced(rect, within: rect, by: { _ in offset }) {
      content.draw(in: rect, on: painter)
    }
    painter.redraw(at: timeline.end)
  }

  private func state(_ context: RenderContext) -> State {
    var state = context.control(id, as: State.self) ?? State(count: nudge.count)
    if state.count != nudge.count {
      state.count = nudge.count
      state.timeline = Timeline(start: context.now, duration: .milliseconds(200))
    }
    if !context.moves || state.timeline?.isRunning(at: context.now) != true { state.timeline = nil }
    return state
  }
}

/// How often something has been pushed against its end, and where to.
public struct Nudge: Hashable, Sendable {
  public private(set) var count = 0
  public private(set) var isRight = false

  public init() {}

  public mutating func push(right isRight: Bool) {
    count += 1
    self.isRight = isRight
  }
}

extension Widget {
  /// Moves by one cell for 200 ms at each push, as what has no further page; nothing waits meanwhile.
  ///
  /// ```
  /// page.nudge("deck.nudge", state.nudge)
  /// ```
  public func nudge(_ id: Identifier, _ nudge: Nudge) -> Element<Action> {
    Element(Part(Nudging(id: id, nudge: nudge, content: element.part)))
  }
}
