import Foundation
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// A tracker on a day: a bar in its colour, emoji and name, and what has come of it.
///
/// ```
/// ›▌▌ 🌺 Water the flowers
///     [✓] 3/8 glasses · 12 days
/// ```
struct TrackerCardView: Widget {
  typealias Action = DayAction

  let card: DayCard
  let settings: TrackersSettings
  let words: TrackersWords
  let search: TextSearch
  let isSelected: Bool
  let isFocused: Bool

  /// The mark of the selection, the bar, and the blank behind it.
  private static let bar = 2
  private static let lead = 4
  private static let rows = 2

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(Self.rows, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    if canvas.context.isFlat { return drawLine(in: rect, &canvas) }
    let frame = Rect(origin: rect.origin, size: Size(rect.columns, min(Self.rows, rect.rows)))
    if isSelected { canvas.fill(frame, role: isFocused ? .selectionFocused : .selection) }
    // Behind the box, which takes its own presses.
    canvas.add(pointer(frame))
    drawBar(in: frame, &canvas)
    drawName(in: frame, &canvas)
    drawState(in: frame, &canvas)
    if isSelected { canvas.highlight(frame, role: isFocused ? .selectionFocused : .selection) }
  }

  /// The text for a screen reader.
  private func drawLine(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let text = "\(box) \(words.told(card, settings))"
    canvas.write(DisplayWidth.truncate(text, to: rect.columns), at: rect.origin)
  }

  /// The number of the colour, for a terminal without colours.
  private func drawBar(in frame: Rect, _ canvas: inout Canvas<Action>) {
    if isSelected { canvas.write("›", at: frame.origin, role: .accent) }
    let number = card.tracker.colour.number
    let depth = canvas.context.depth
    let color = ColorSwatch.standard[number - 1].color(at: depth)
    let style = Style(foreground: color.readableText, background: color)
    var bar = Surface(size: Size(Self.bar, Self.rows), filledWith: Cell(" ", style: style))
    if depth == .none {
      let label = number < 10 ? " \(number)" : "\(number)"
      bar.write(label, at: Point(x: 0, y: 0), style: .plain)
    }
    canvas.copy(
      bar, from: Rect(origin: Point(x: 0, y: 0), size: bar.size),
      to: Point(x: frame.minX + 1, y: frame.minY))
  }

  private func drawName(in frame: Rect, _ canvas: inout Canvas<Action>) {
    let start = frame.minX + Self.lead
    canvas.writeEmoji(card.tracker.emoji, at: Point(x: start, y: frame.minY))
    let room = frame.maxX - start - 3 - (card.tracker.isPinned ? 2 : 0)
    Text<Action>(card.tracker.name, .title, search: search, semantics: nil).render(
      in: Rect(x: start + 3, y: frame.minY, columns: max(0, room), rows: 1), &canvas)
    if card.tracker.isPinned, frame.columns > Self.lead + 8 {
      canvas.write("★", at: Point(x: frame.maxX - 1, y: frame.minY), role: .accent)
    }
  }

  private var box: String {
    if card.isDone { return "[✓]" }
    return card.isSkipped ? "[–]" : "[ ]"
  }

  private func drawState(in frame: Rect, _ canvas: inout Canvas<Action>) {
    guard frame.rows > 1 else { return }
    let y = frame.minY + 1
    let start = frame.minX + Self.lead
    let button = Rect(x: start, y: y, columns: 3, rows: 1)
    canvas.write(box, at: button.origin, role: card.isDone ? .success : .text)
    let note = card.entry.note.isEmpty ? "" : " ✎"
    let room = max(0, frame.maxX - start - 4 - DisplayWidth.of(note))
    let text = DisplayWidth.truncate(words.state(card, settings, within: room), to: room) + note
    canvas.write(text, at: Point(x: start + 4, y: y), role: .muted)
    let id = TrackersID.cards.child("box").item(card.id.uuidString)
    canvas.describe(
      SemanticNode(
        identifier: id, role: .checkbox, label: card.tracker.name,
        traits: card.isDone ? .selected : [], actions: ["press"], frame: button))
    canvas.add(
      Toolkit.Target(
        id, frame: button,
        onMouse: { event in
          guard case .press(.left, _) = event.kind else { return nil }
          return .send(.toggleTapped(card.id))
        }))
  }

  private func pointer(_ frame: Rect) -> Toolkit.Target<Action> {
    var target = Toolkit.Target<Action>(
      TrackersID.cards.child("menu").item(card.id.uuidString), frame: frame,
      onMouse: { event in
        guard case .press(.right, _) = event.kind else { return nil }
        return .send(.menuTapped(card.id))
      })
    target.isHoverable = false
    return target
  }
}
