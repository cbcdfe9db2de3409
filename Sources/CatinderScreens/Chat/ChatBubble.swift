import Semantics
import Terminal
import Toolkit

/// One message: one's own at the right, the other's at the left (C-54, C-55).
struct ChatBubble: Widget {
  typealias Action = ChatAction

  let entry: ChatEntry
  let id: Identifier
  let words: CatinderWords

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, entry.rows(in: available.columns, isFlat: context.isFlat))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<ChatAction>) {
    var top = rect.minY
    if let day = entry.day {
      drawDay(day, at: top, in: rect, &canvas)
      top += 1
    }
    let room = Rect(x: rect.minX, y: top, columns: rect.columns, rows: rect.maxY - top)
    let frame =
      canvas.context.isFlat ? drawFlat(in: room, &canvas) : drawBubble(in: room, &canvas)
    canvas.describe(
      SemanticNode(
        identifier: id, role: .row, label: entry.text, value: entry.spoken,
        traits: entry.hasFailed ? .invalid : [], actions: entry.hasFailed ? ["press"] : [],
        frame: frame))
    guard entry.hasFailed else { return }
    canvas.add(
      Target(
        id, frame: frame,
        onMouse: { event in
          if case .press(.left, _) = event.kind { return .send(.retryTapped) }
          return nil
        }))
  }

  private func drawDay(
    _ day: String, at row: Int, in rect: Rect, _ canvas: inout Canvas<ChatAction>
  ) {
    let text = DisplayWidth.truncate(canvas.context.isFlat ? day : "── \(day) ──", to: rect.columns)
    let left = canvas.context.isFlat ? 0 : (rect.columns - DisplayWidth.of(text)) / 2
    let origin = Point(x: rect.minX + left, y: row)
    canvas.write(text, at: origin, role: .muted)
    canvas.describe(
      SemanticNode(
        identifier: id.child("day"), role: .heading, label: day,
        frame: Rect(origin: origin, size: Size(DisplayWidth.of(text), 1))))
  }

  private func drawFlat(in rect: Rect, _ canvas: inout Canvas<ChatAction>) -> Rect {
    for (index, line) in entry.flatLines(in: rect.columns).enumerated() {
      canvas.write(line, at: Point(x: rect.minX, y: rect.minY + index))
    }
    return rect
  }

  private func drawBubble(in rect: Rect, _ canvas: inout Canvas<ChatAction>) -> Rect {
    let shape = entry.shape(in: rect.columns)
    let x = entry.isOwn ? rect.maxX - shape.columns : rect.minX
    let frame = Rect(x: x, y: rect.minY, columns: shape.columns, rows: shape.rows)
    let role: ThemeRole = entry.isOwn ? .selection : .field
    canvas.fill(frame, role: role)
    for (index, line) in shape.lines.enumerated() {
      canvas.write(line, at: Point(x: x + 1, y: frame.minY + index), role: role)
    }
    let foot = Point(x: frame.maxX - 1 - DisplayWidth.of(entry.foot), y: frame.maxY - 1)
    canvas.write(entry.foot, at: foot, role: entry.hasFailed ? .danger : role)
    return frame
  }
}
