import Core
import Semantics
import Terminal

/// What the wheel does at the top of content that can be loaded anew.
extension Scroll {
  func pulled(_ offset: Offset) -> Response<Action> {
    var next = offset
    if case .armed = offset.pull {
      next.pull = nil
      return Response(actions: [refresh].compactMap { $0 }, control: (id, next))
    }
    next.pull = .touched
    return Response(control: (id, next))
  }

  /// Above the first line, for as long as the next notch counts.
  func drawPull(_ pull: Pull, in rect: Rect, _ canvas: inout Canvas<Action>) {
    let text = " \(Pull.words(canvas.context.language)) "
    let shown = DisplayWidth.truncate(text, to: rect.columns)
    let origin = Point(
      x: rect.minX + (rect.columns - DisplayWidth.of(shown)) / 2, y: rect.minY)
    let columns = canvas.write(shown, at: origin, role: .toast)
    canvas.describe(
      SemanticNode(
        identifier: id.child("refresh"), role: .status, label: Pull.words(canvas.context.language),
        frame: Rect(origin: origin, size: Size(columns, min(1, rect.rows)))))
    if let end = pull.end { canvas.redraw(at: end) }
  }
}
