import Core
import Semantics
import Terminal

/// One notice in front of what is there, with its button and how many wait behind it.
///
/// At the right, and at the bottom as far as nothing lies there that a user acts on (``ToastPlace``).
struct ToastBox: Drawing {
  /// A notice's way in.
  struct Arrival: ControlState {
    var number: Int
    /// Nil where it came at once.
    var timeline: Timeline?
  }

  let id: Identifier
  let notice: Notice
  let waiting: Int
  var slides = false
  let onClose: Any

  private static var mostColumns: Int { 60 }
  private static var mostRows: Int { 5 }
  private static var slideTime: Duration { .milliseconds(160) }
  var flex: Flex { .both }

  func draw(in rect: Rect, on painter: Painter) {
    let button = notice.binding.flatMap { painter.binding(named: $0, isActive: true) }
    let lines = lines(rect, button, painter.context)
    let width = (lines.map { DisplayWidth.of($0) }.max() ?? 0) + 2
    let frame = ToastPlace(nodes: painter.nodes, room: rect).frame(Size(width, lines.count))
    let way = way(columns: width, painter)
    guard way > 0 else { return draw(lines, button, frame, painter) }
    painter.displaced(withGap(frame), within: rect, by: { _ in Point(x: way, y: 0) }) {
      draw(lines, button, frame, painter)
    }
  }

  /// A blank column keeps it apart from what it stands in front of.
  private func withGap(_ frame: Rect) -> Rect {
    Rect(x: frame.minX - 1, y: frame.minY, columns: frame.columns + 1, rows: frame.rows)
  }

  private func draw(
    _ lines: [String], _ button: KeyBinding<Any>?, _ frame: Rect, _ painter: Painter
  ) {
    painter.fill(withGap(frame), role: .text)
    painter.fill(frame, role: .toast)
    for (row, line) in lines.enumerated() {
      let padding = String(repeating: " ", count: max(0, frame.columns - 1 - DisplayWidth.of(line)))
      painter.write(
        " " + line + padding, at: Point(x: frame.minX, y: frame.minY + row), role: .toast)
    }
    let extras = extras(button, painter.context)
    let node = SemanticNode(
      identifier: id, role: .toast, label: notice.text, value: extras.isEmpty ? nil : extras,
      actions: ["press"], frame: frame)
    painter.add(target(frame))
    painter.group(node) {
      if let button { draw(button, frame, last: lines.last ?? "", painter) }
    }
  }

  // MARK: Words
  private func lines(
    _ rect: Rect, _ button: KeyBinding<Any>?, _ context: RenderContext
  ) -> [String] {
    let text = (notice.kind == .failure ? "! " : "") + Sanitizer.clean(notice.text)
    let room = max(1, min(rect.columns - 4, Self.mostColumns))
    let most = max(0, min(Self.mostRows, rect.rows))
    let wrapped = TextWrapping.wrap(text, to: room)
    let extras = extras(button, context)
    guard !extras.isEmpty else { return Array(wrapped.prefix(most)) }
    if wrapped.count == 1, DisplayWidth.of(wrapped[0]) + 2 + DisplayWidth.of(extras) <= room {
      return Array([wrapped[0] + "  " + extras].prefix(most))
    }
    let last = DisplayWidth.truncate(extras, to: room)
    return most == 0 ? [] : wrapped.prefix(max(0, most - 1)) + [last]
  }

  /// `u undo` and how many others wait: `+2`.
  private func extras(_ button: KeyBinding<Any>?, _ context: RenderContext) -> String {
    let more = waiting == 0 ? "" : context.isFlat ? more(context.language) : "+\(waiting)"
    return [more, button.map(words) ?? ""].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private func more(_ language: Language) -> String {
    language.say(en: "\(waiting) more", ru: "ещё \(waiting)")
  }

  private func words(_ button: KeyBinding<Any>) -> String {
    [button.keys.first?.description ?? "", button.title].joined(separator: " ")
  }

  // MARK: Button
  /// At the end of the last line.
  private func draw(_ button: KeyBinding<Any>, _ frame: Rect, last: String, _ painter: Painter) {
    let words = words(button)
    let key = button.keys.first?.description ?? ""
    let end = frame.minX + 1 + DisplayWidth.of(last)
    let area = Rect(
      x: end - DisplayWidth.of(words), y: frame.maxY - 1, columns: DisplayWidth.of(words), rows: 1
    ).intersection(frame)
    painter.highlight(
      Rect(origin: area.origin, size: Size(DisplayWidth.of(key), 1)), role: .hintKey)
    let actionID = id.child("action")
    if painter.context.hovered == actionID { painter.highlight(area, role: .hovered) }
    painter.describe(
      SemanticNode(
        identifier: actionID, role: .hint, label: button.title, value: key, actions: ["press"],
        frame: area))
    let (perform, close) = (button.perform, painter.lifted(onClose))
    let target = Target<Any>(
      actionID, frame: area, isChrome: true,
      onPress: { _ in
        var response = perform()
        response.actions.insert(close, at: 0)
        return response
      })
    // What is bound has the root's actions already.
    painter.add(target, isLifted: true)
  }

  private func target(_ frame: Rect) -> Target<Any> {
    Target(
      id, frame: frame, isChrome: true,
      onMouse: { event in
        if case .press = event.kind { return .send(onClose) }
        return nil
      })
  }

  // MARK: Motion
  /// Returns the columns that it still is from its place.
  private func way(columns: Int, _ painter: Painter) -> Int {
    guard slides else { return 0 }
    let arrival = arrival(painter.context)
    painter.keep(arrival, for: id)
    guard let timeline = arrival.timeline else { return 0 }
    painter.redraw(along: timeline)
    let left = 1 - timeline.progress(at: painter.context.now)
    return Int((Double(columns) * left).rounded(.up))
  }

  private func arrival(_ context: RenderContext) -> Arrival {
    let kept = context.control(id, as: Arrival.self)
    var arrival =
      kept?.number == notice.number
      ? kept ?? Arrival(number: notice.number)
      : Arrival(
        number: notice.number, timeline: Timeline(start: context.now, duration: Self.slideTime))
    let isUnderWay = arrival.timeline?.isRunning(at: context.now) == true
    if !context.moves || !isUnderWay { arrival.timeline = nil }
    return arrival
  }
}
