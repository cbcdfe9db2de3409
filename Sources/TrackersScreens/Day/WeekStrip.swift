import Core
import Semantics
import Terminal
import Toolkit

/// The week of the day that is looked at: `[Mo 16]` is that day, `(Tu 17)` is today; a click goes to
/// one.
struct WeekStrip<Action>: Widget {
  let days: [CalendarDay]
  let day: CalendarDay
  let today: CalendarDay
  let words: TrackersWords
  let onChoose: (CalendarDay) -> Action

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    for (index, each) in days.enumerated() {
      let frame = Rect(x: rect.minX + index * 8, y: rect.minY, columns: 7, rows: 1)
      draw(each, in: frame.intersection(rect), &canvas)
    }
  }

  private func draw(_ each: CalendarDay, in frame: Rect, _ canvas: inout Canvas<Action>) {
    let id = TrackersID.week.item(each.iso)
    let number = each.day < 10 ? " \(each.day)" : "\(each.day)"
    let text = "\(words.calendar.short(each.weekday)) \(number)"
    let (open, close) = each == day ? ("[", "]") : each == today ? ("(", ")") : (" ", " ")
    canvas.write(open + text + close, at: frame.origin, role: role(each, id, canvas))
    canvas.describe(
      SemanticNode(
        identifier: id, role: .day, label: words.calendar.full(each),
        value: each == today ? words.today : nil, traits: each == day ? .selected : [],
        actions: ["press"], frame: frame))
    canvas.add(
      Target(
        id, frame: frame,
        onMouse: { event in
          guard case .press(.left, _) = event.kind else { return nil }
          return .send(onChoose(each))
        }))
  }

  private func role(
    _ each: CalendarDay, _ id: Identifier, _ canvas: Canvas<Action>
  ) -> ThemeRole {
    if canvas.isHovered(id) { return .hovered }
    if each == day { return .selection }
    if each == today { return .accent }
    return each > today ? .disabled : .muted
  }
}
