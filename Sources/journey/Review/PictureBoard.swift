import Core
import Semantics
import Terminal
import Toolkit

/// Pictures side by side, or one below another where it is narrow; what is larger than its room is
/// moved with the arrows, the wheel, or by dragging, all together.
struct PictureBoard<Action>: Widget {
  struct Pane {
    var title: String
    var content: ReviewPicture.Content
  }

  struct Offset: ControlState {
    var point: Point
    /// The place of the pictures where the pointer took hold.
    var grip: Point?
  }

  let id: Identifier
  let label: String
  let panes: [Pane]
  /// The place that shows first.
  let start: Point?

  init(_ id: Identifier, label: String, panes: [Pane], start: Point?) {
    (self.id, self.label, self.panes, self.start) = (id, label, panes, start)
  }

  var flex: Flex { .both }
  func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let frames = frames(in: rect)
    let room = frames.first.map { Size($0.columns, max(0, $0.rows - 1)) } ?? .zero
    var offset = canvas.context.control(id, as: Offset.self) ?? Offset(point: origin(room))
    offset.point = clamped(offset.point, room)
    canvas.keep(offset, for: id)
    let node = SemanticNode(
      identifier: id, role: .image, label: label, value: part(offset.point, room, canvas.context),
      traits: .focusable, actions: ["move"], frame: rect)
    canvas.add(target(rect, offset, room))
    canvas.add(scope(offset, room, canvas.context.language))
    canvas.group(node) { canvas in
      for (pane, frame) in zip(panes, frames) {
        draw(pane, in: frame, offset.point, room, &canvas)
      }
    }
  }

  // MARK: Room
  private func frames(in rect: Rect) -> [Rect] {
    let count = max(1, panes.count)
    // Of less than a few rows nobody sees anything.
    let isWide = rect.columns >= 60 || rect.rows / count < 4
    return panes.indices.map { index in
      if isWide {
        let width = (rect.columns - (count - 1)) / count
        return Rect(
          x: rect.minX + index * (width + 1), y: rect.minY, columns: width, rows: rect.rows)
      }
      let height = rect.rows / count
      return Rect(x: rect.minX, y: rect.minY + index * height, columns: rect.columns, rows: height)
    }
  }

  /// The largest of the pictures.
  var size: Size {
    Size(panes.map(\.content.size.columns).max() ?? 0, panes.map(\.content.size.rows).max() ?? 0)
  }

  /// Returns the corner, unless the start would be out of sight; then the start a third into the
  /// room.
  private func origin(_ room: Size) -> Point {
    guard let start else { return .zero }
    return Point(
      x: start.x < room.columns ? 0 : start.x - room.columns / 3,
      y: start.y < room.rows ? 0 : start.y - room.rows / 3)
  }

  private func clamped(_ point: Point, _ room: Size) -> Point {
    Point(
      x: min(max(0, point.x), max(0, size.columns - room.columns)),
      y: min(max(0, point.y), max(0, size.rows - room.rows)))
  }

  // MARK: Drawing
  private func draw(
    _ pane: Pane, in frame: Rect, _ offset: Point, _ room: Size, _ canvas: inout Canvas<Action>
  ) {
    guard frame.rows > 0 else { return }
    canvas.clipped(to: frame) { canvas in
      drawTitle(pane.title, in: frame, offset, room, &canvas)
      let inner = Rect(
        x: frame.minX, y: frame.minY + 1, columns: frame.columns, rows: frame.rows - 1)
      canvas.clipped(to: inner) { canvas in
        switch pane.content {
        case .cells(let surface): draw(surface, in: inner, offset, &canvas)
        case .difference(let surface, let changed):
          let picture = DifferencePicture.drawn(
            surface, changed: changed, hasColors: canvas.context.depth != .none)
          draw(picture, in: inner, offset, &canvas)
        case .lines(let lines): draw(lines, in: inner, offset, &canvas)
        }
      }
    }
  }

  private func draw(
    _ surface: Surface, in frame: Rect, _ offset: Point, _ canvas: inout Canvas<Action>
  ) {
    canvas.copy(surface, from: Rect(origin: offset, size: frame.size), to: frame.origin)
    drawEdge(surface.size, in: frame, offset, &canvas)
  }

  /// Draws the edge of a picture that is smaller than its room.
  private func drawEdge(
    _ size: Size, in frame: Rect, _ offset: Point, _ canvas: inout Canvas<Action>
  ) {
    let (x, y) = (frame.minX + size.columns - offset.x, frame.minY + size.rows - offset.y)
    for row in frame.minY..<max(frame.minY, min(y, frame.maxY)) {
      canvas.write("│", at: Point(x: x, y: row), role: .border)
    }
    let line = String(repeating: "─", count: max(0, x - frame.minX))
    canvas.write(line + "┘", at: Point(x: frame.minX, y: y), role: .border)
  }

  private func drawTitle(
    _ title: String, in frame: Rect, _ offset: Point, _ room: Size, _ canvas: inout Canvas<Action>
  ) {
    let role: ThemeRole = canvas.isFocused(id) ? .borderFocused : .border
    let line = String(repeating: "─", count: frame.columns)
    canvas.write(line, at: frame.origin, role: role)
    canvas.write(" \(title) ", at: Point(x: frame.minX + 1, y: frame.minY), role: .title)
    guard let part = part(offset, room, canvas.context) else { return }
    let x = frame.maxX - DisplayWidth.of(part) - 3
    guard x > frame.minX + DisplayWidth.of(title) + 3 else { return }
    canvas.write(" \(part) ", at: Point(x: x, y: frame.minY), role: .muted)
  }

  /// Returns words on the part that shows; nil where all does.
  private func part(_ offset: Point, _ room: Size, _ context: RenderContext) -> String? {
    guard size.rows > room.rows || size.columns > room.columns else { return nil }
    let rows = "\(offset.y + 1)-\(min(size.rows, offset.y + room.rows))/\(size.rows)"
    let columns = "\(offset.x + 1)-\(min(size.columns, offset.x + room.columns))/\(size.columns)"
    let parts = (size.rows > room.rows ? ["↕ " + rows] : [])
    return (parts + (size.columns > room.columns ? ["↔ " + columns] : [])).joined(separator: "  ")
  }

  private func draw(
    _ lines: [ReviewLine], in frame: Rect, _ offset: Point, _ canvas: inout Canvas<Action>
  ) {
    for (row, line) in lines.dropFirst(offset.y).prefix(frame.rows).enumerated() {
      let place = Point(x: frame.minX - offset.x, y: frame.minY + row)
      canvas.write(line.text, at: place, role: line.role)
      guard let cells = line.row else { continue }
      let start = place.x + DisplayWidth.of(line.text)
      let hidden = max(0, frame.minX - start)
      let part = Rect(
        origin: Point(x: hidden, y: 0), size: Size(cells.size.columns - hidden, 1))
      canvas.copy(cells, from: part, to: Point(x: start + hidden, y: place.y))
    }
  }

  func target(_ rect: Rect, _ offset: Offset, _ room: Size) -> Target<Action> {
    Target(
      id, frame: rect, isFocusable: true, wish: .whenFree,
      onMouse: { event in
        switch event.kind {
        case .wheel(.up): move(offset, 0, -3, room)
        case .wheel(.down): move(offset, 0, 3, room)
        case .wheel(.left): move(offset, -6, 0, room)
        case .wheel(.right): move(offset, 6, 0, room)
        case .press(.left, _): hold(offset, at: event.position)
        case .drag(.left): drag(offset, to: event.position, room)
        case .release(.left): keep(Offset(point: offset.point))
        default: nil
        }
      })
  }

  private func scope(_ offset: Offset, _ room: Size, _ language: Language) -> BindingScope<Action> {
    func move(
      _ name: String, _ keys: [KeyStroke], _ title: String, _ x: Int, _ y: Int,
      hint: HintPlace = .helpOnly
    ) -> KeyBinding<Action> {
      KeyBinding("picture.\(name)", keys, title, hint: hint) { self.move(offset, x, y, room) }
    }
    let page = max(1, room.rows - 1)
    let bindings = [
      move("down", [.down, "j"], language.say(en: "down", ru: "вниз"), 0, 1),
      move("up", [.up, "k"], language.say(en: "up", ru: "вверх"), 0, -1),
      move("right", [.right, "l"], language.say(en: "right", ru: "вправо"), 4, 0),
      move("left", [.left, "h"], language.say(en: "left", ru: "влево"), -4, 0),
      move("pageDown", [.pageDown], language.say(en: "page down", ru: "страница вниз"), 0, page),
      move("pageUp", [.pageUp], language.say(en: "page up", ru: "страница вверх"), 0, -page),
      move("top", [.home], language.say(en: "to the corner", ru: "в угол"), -9_999, -9_999),
      move("bottom", [.end], language.say(en: "to the end", ru: "в конец"), 0, 9_999),
    ]
    let title = language.say(en: "Picture", ru: "Картинка")
    return BindingScope(title: title, owner: id, bindings: bindings)
  }

  private func move(_ offset: Offset, _ x: Int, _ y: Int, _ room: Size) -> Response<Action> {
    let point = Point(x: offset.point.x + x, y: offset.point.y + y)
    return keep(Offset(point: clamped(point, room)))
  }

  private func hold(_ offset: Offset, at position: Point) -> Response<Action> {
    let grip = Point(x: position.x + offset.point.x, y: position.y + offset.point.y)
    return keep(Offset(point: offset.point, grip: grip))
  }

  private func drag(_ offset: Offset, to position: Point, _ room: Size) -> Response<Action>? {
    guard let grip = offset.grip else { return nil }
    let point = clamped(Point(x: grip.x - position.x, y: grip.y - position.y), room)
    return keep(Offset(point: point, grip: grip))
  }

  private func keep(_ offset: Offset) -> Response<Action> {
    Response(control: (id, offset), focus: .to(id))
  }
}

extension ReviewLine {
  fileprivate var role: ThemeRole {
    switch mark {
    case .none: .muted
    case .words: .text
    case .old: .danger
    case .new: .success
    case .place: .accent
    }
  }
}
