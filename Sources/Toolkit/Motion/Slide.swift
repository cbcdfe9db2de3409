import Semantics
import Terminal

/// Content that comes in from the side when it becomes another, and pushes out what was there.
private struct Sliding: Wrapper {
  struct State: ControlState {
    var key: String
    var depth: Int
    /// The content that slides out; nil when all is at rest.
    var leaving: Leaving?
  }

  struct Leaving: Equatable, Sendable {
    let cells: Surface
    /// New content comes from the right, as it does on the way deeper.
    let isForward: Bool
    let timeline: Timeline
    let inputCount: Int
  }

  let id: Identifier
  let key: String
  let depth: Int
  let content: Part

  func draw(in rect: Rect, on painter: Painter) {
    let state = state(in: rect, painter.context)
    painter.keep(state, for: id)
    content.draw(in: rect, on: painter)
    guard let leaving = state.leaving else { return }
    slide(leaving, in: rect, painter)
    painter.redraw(along: leaving.timeline)
  }

  private func slide(_ leaving: Leaving, in rect: Rect, _ painter: Painter) {
    let coming = painter.cells(in: rect)
    let left = 1 - leaving.timeline.progress(at: painter.context.now)
    let way = Int((left * Double(rect.columns)).rounded()) * (leaving.isForward ? 1 : -1)
    let behind = leaving.isForward ? way - rect.columns : way + rect.columns
    painter.clipped(to: rect) {
      painter.place(coming, at: rect.origin) { _ in Point(x: way, y: 0) }
      painter.place(leaving.cells, at: rect.origin) { _ in Point(x: behind, y: 0) }
    }
    painter.moveCursor(in: rect) { _ in nil }
  }

  private func state(in rect: Rect, _ context: RenderContext) -> State {
    guard var state = context.control(id, as: State.self), context.moves
    else { return State(key: key, depth: depth) }
    if state.key != key {
      state.leaving = leaving(in: rect, context, isForward: depth >= state.depth)
      (state.key, state.depth) = (key, depth)
    }
    if let leaving = state.leaving, !isUnderWay(leaving, in: rect, context) { state.leaving = nil }
    return state
  }

  private func leaving(in rect: Rect, _ context: RenderContext, isForward: Bool) -> Leaving? {
    guard let previous = context.previous else { return nil }
    return Leaving(
      cells: previous.piece(rect), isForward: isForward,
      timeline: Timeline(start: context.now, duration: .milliseconds(180)),
      inputCount: context.inputCount)
  }

  /// Whoever goes on does not wait for the way to be shown.
  private func isUnderWay(_ leaving: Leaving, in rect: Rect, _ context: RenderContext) -> Bool {
    leaving.timeline.isRunning(at: context.now) && leaving.cells.size == rect.size
      && leaving.inputCount == context.inputCount
  }
}

extension Widget {
  /// Slides in over 180 ms when `key` has changed: from the right where `depth` is as great as before
  /// or greater, from the left on the way back. Any key or click lands at once.
  ///
  /// ```swift
  /// page(state).fill().slide("slide.pages", key: state.page, depth: state.page)
  /// ```
  public func slide(
    _ id: Identifier, key: some CustomStringConvertible, depth: Int
  ) -> Element<Action> {
    Element(Part(Sliding(id: id, key: key.description, depth: depth, content: element.part)))
  }
}
