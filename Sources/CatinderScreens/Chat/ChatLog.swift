import Semantics
import Terminal
import Toolkit

/// The messages of a chat: begins at the newest, stays there while more come, and scrolls up.
///
/// Only what shows is laid out, so that a long chat costs what a short one does.
struct ChatLog: Widget {
  typealias Action = ChatAction

  /// The scroll position.
  struct Position: ControlState {
    /// The rows below the last that shows.
    var below = 0
    /// The newest message of the last frame; what comes behind it moves nothing that is read.
    var newest: String?
  }

  let id: Identifier
  let label: String
  let entries: [ChatEntry]
  let hasOlder: Bool
  let words: CatinderWords

  var flex: Flex { .both }
  func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  func render(in rect: Rect, _ canvas: inout Canvas<ChatAction>) {
    guard !rect.isEmpty else { return }
    let heights = ChatHeights(
      entries: entries, columns: rect.columns, isFlat: canvas.context.isFlat,
      above: hasOlder ? 1 : 0)
    var position = current(heights, canvas.context)
    position.below = heights.clamped(position.below, in: rect.rows)
    canvas.keep(position, for: id)
    addInput(position, heights, rect, &canvas)
    let node = SemanticNode(
      identifier: id, role: .list, label: label, traits: .focusable, actions: ["scroll"],
      frame: rect)
    canvas.group(node) { canvas in
      canvas.clipped(to: rect) { draw(position, heights, in: rect, &$0) }
    }
  }

  /// Keeps the lines that show in their place when more come; an own message leads to the end.
  private func current(_ heights: ChatHeights, _ context: RenderContext) -> Position {
    var position = context.control(id, as: Position.self) ?? Position()
    if position.below > 0, position.newest != entries.last?.id,
      let index = entries.lastIndex(where: { $0.id == position.newest })
    {
      let new = entries[(index + 1)...]
      position.below =
        new.contains { $0.isOwn } ? 0 : position.below + heights.rows(of: new.indices)
    }
    position.newest = entries.last?.id
    return position
  }

  // MARK: Drawing
  private func draw(
    _ position: Position, _ heights: ChatHeights, in rect: Rect, _ canvas: inout Canvas<ChatAction>
  ) {
    var bottom = rect.maxY + position.below
    for index in entries.indices.reversed() {
      let top = bottom - heights.rows(at: index)
      if top < rect.maxY {
        let row = Rect(x: rect.minX, y: top, columns: rect.columns, rows: bottom - top)
        ChatBubble(
          entry: entries[index], id: CatinderID.message.item(index + 1), words: words
        ).render(in: row, &canvas)
      }
      bottom = top
      if bottom <= rect.minY { break }
    }
    if hasOlder, bottom > rect.minY { drawOlder(above: bottom, in: rect, &canvas) }
    if position.below > 0 { drawWayDown(rect, &canvas) }
  }

  private func drawOlder(above row: Int, in rect: Rect, _ canvas: inout Canvas<ChatAction>) {
    let line = Rect(x: rect.minX, y: row - 1, columns: rect.columns, rows: 1)
    Button(id.child("older"), words.older, action: ChatAction.olderTapped).render(in: line, &canvas)
  }

  /// Something is below: a click leads there.
  private func drawWayDown(_ rect: Rect, _ canvas: inout Canvas<ChatAction>) {
    let text = " \(words.toNewestSign) "
    let columns = min(DisplayWidth.of(text), rect.columns)
    let frame = Rect(
      x: rect.minX + (rect.columns - columns) / 2, y: rect.maxY - 1, columns: columns, rows: 1)
    canvas.write(text, at: frame.origin, role: .toast)
    canvas.add(
      Target(
        id.child("newest"), frame: frame,
        onMouse: { event in
          guard case .press(.left, _) = event.kind else { return nil }
          return Response(control: (id, Position(below: 0, newest: entries.last?.id)))
        }))
    canvas.describe(
      SemanticNode(
        identifier: id.child("newest"), role: .button, label: words.toNewest, actions: ["press"],
        frame: frame))
  }

  // MARK: Input
  private func addInput(
    _ position: Position, _ heights: ChatHeights, _ rect: Rect, _ canvas: inout Canvas<ChatAction>
  ) {
    let move = { (rows: Int) in self.move(position, by: rows, heights, rect.rows) }
    canvas.add(
      Target(
        id, frame: rect, isFocusable: true,
        onMouse: { event in
          switch event.kind {
          case .wheel(.up): return move(3)
          case .wheel(.down): return move(-3)
          case .press(.left, _): return Response(focus: .to(id))
          default: return nil
          }
        }))
    let page = max(1, rect.rows - 1)
    // While something is typed, too.
    canvas.add(
      BindingScope(
        title: label,
        bindings: [
          bound("pageUp", [.pageUp], words.pageUp) { move(page) },
          bound("pageDown", [.pageDown], words.pageDown) { move(-page) },
        ]))
    canvas.add(
      BindingScope(
        title: label, owner: id,
        bindings: [
          bound("up", [.up, "k"], words.lineUp) { move(1) },
          bound("down", [.down, "j"], words.lineDown) { move(-1) },
          bound("first", [.home, "g"], words.toOldest) { move(Self.far) },
          bound("last", [.end, "G"], words.toNewest) { move(-Self.far) },
        ]))
  }

  private func bound(
    _ name: String, _ keys: [KeyStroke], _ title: String,
    _ perform: @escaping () -> Response<ChatAction>
  ) -> KeyBinding<ChatAction> {
    KeyBinding("catinder.chat.\(name)", keys, title, hint: .helpOnly, perform: perform)
  }

  /// Beyond the oldest, the ones before are asked for.
  private func move(
    _ position: Position, by rows: Int, _ heights: ChatHeights, _ visible: Int
  ) -> Response<ChatAction> {
    var next = position
    let wanted = max(0, position.below + rows)
    next.below = heights.clamped(wanted, in: visible)
    let isAsking = hasOlder && next.below < wanted
    return Response(actions: isAsking ? [.olderTapped] : [], control: (id, next))
  }

  private static var far: Int { 1_000_000_000 }
}

/// The heights of messages in a width; each is laid out when it is asked for.
struct ChatHeights {
  let entries: [ChatEntry]
  let columns: Int
  let isFlat: Bool
  /// The rows above the oldest.
  let above: Int

  func rows(at index: Int) -> Int { entries[index].rows(in: columns, isFlat: isFlat) }
  func rows(of indices: Range<Int>) -> Int { indices.reduce(0) { $0 + rows(at: $1) } }

  /// As far as one can scroll up, for a place that may be beyond; looks no further than that.
  func clamped(_ below: Int, in visible: Int) -> Int {
    var total = above
    for index in entries.indices.reversed() {
      total += rows(at: index)
      if total - above >= below + visible { return below }
    }
    return max(0, min(below, total - visible))
  }
}

/// One message: one's own at the right, the other's at the left.
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
    let frame = canvas.context.isFlat ? drawFlat(in: room, &canvas) : drawBubble(in: room, &canvas)
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
