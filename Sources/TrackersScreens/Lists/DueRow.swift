import Foundation
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// Something that waits: its box, from when on, and what it is.
///
/// ```
/// [ ] 08:00 🌺 Water the flowers                2/3 this week
/// ```
struct DueRow: Widget {
  typealias Action = DueListAction

  let card: DayCard
  let isOverdue: Bool
  let words: TrackersWords

  private static let name = 13
  /// From this width on there is room for what was done of it.
  private static let wide = 50

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    if canvas.context.isFlat {
      let text = "[ ] \(words.due(card))"
      canvas.write(DisplayWidth.truncate(text, to: rect.columns), at: rect.origin)
      return
    }
    drawBox(in: rect, &canvas)
    let time = DisplayWidth.truncate(words.dueTime(card), to: max(0, rect.columns - 4))
    canvas.write(
      time, at: Point(x: rect.minX + 4, y: rect.minY), role: isOverdue ? .warning : .muted)
    if rect.columns > Self.name {
      canvas.writeEmoji(card.tracker.emoji, at: Point(x: rect.minX + 10, y: rect.minY))
    }
    drawName(in: rect, &canvas)
  }

  private func drawName(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let detail = rect.columns >= Self.wide ? words.dueDetail(card) : ""
    let columns = DisplayWidth.of(detail)
    let room = max(0, rect.columns - Self.name - (columns == 0 ? 0 : columns + 2))
    let name = DisplayWidth.truncate(card.tracker.name, to: room)
    canvas.write(name, at: Point(x: rect.minX + Self.name, y: rect.minY))
    canvas.write(detail, at: Point(x: rect.maxX - columns, y: rect.minY), role: .muted)
  }

  private func drawBox(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let box = Rect(x: rect.minX, y: rect.minY, columns: 3, rows: 1)
    let id = TrackersID.dueList.child("box").item(card.id.uuidString)
    canvas.write("[ ]", at: box.origin)
    canvas.describe(
      SemanticNode(
        identifier: id, role: .checkbox, label: card.tracker.name, actions: ["press"],
        frame: box))
    canvas.add(
      Toolkit.Target(
        id, frame: box,
        onMouse: { event in
          guard case .press(.left, _) = event.kind else { return nil }
          return .send(.doneTapped(card.id))
        }))
  }
}
