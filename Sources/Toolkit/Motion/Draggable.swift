import Semantics
import Terminal

/// A card that is thrown to one of two sides to decide on it: dragged with the pointer, with `←` and
/// `→`, or by the words below it. Let go too early, it springs back.
///
/// The action is sent at once, whatever still flies; the next card can be decided on meanwhile.
///
/// ```swift
/// Draggable(
///   "draggable.card", label: name,
///   left: DragExit(setup.say(en: "Skip", ru: "Мимо"), Action.decided(false)),
///   right: DragExit(setup.say(en: "Like", ru: "Нравится"), Action.decided(true))
/// ) {
///   card
/// }
/// ```
public struct Draggable<Action>: Widget {
  private let id: Identifier
  private let label: String
  private let left: DragExit<Action>
  private let right: DragExit<Action>
  private let turn: DragTurn?
  private let onTap: ((Point, Size) -> Action?)?
  private let content: Element<Action>

  /// - Parameters:
  ///   - turn: what becomes of the card; where it is told, the screen has keys and buttons of its own,
  ///     and there are none here.
  ///   - onTap: of a press without a drag: where on the card, and how large that is.
  ///   - content: the card, in the middle of all the room there is.
  public init(
    _ id: Identifier, label: String, left: DragExit<Action>, right: DragExit<Action>,
    turn: DragTurn? = nil, onTap: ((Point, Size) -> Action?)? = nil, content: () -> Element<Action>
  ) {
    (self.turn, self.onTap) = (turn, onTap)
    (self.id, self.label, self.left, self.right) = (id, label, left, right)
    self.content = content()
  }

  public var flex: Flex { .both }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    guard !rect.isEmpty else { return }
    let card = card(in: rect, canvas.context)
    canvas.keep(card.motion, for: id)
    canvas.add(target(card))
    if turn == nil { canvas.add(scope(card)) }
    canvas.group(node(rect, card.motion)) { canvas in
      card.draw(on: canvas.painter) { content.render(in: card.frame, &canvas) }
      drawStamp(of: card, &canvas)
      if card.stage.rows < rect.rows { drawExits(below: card, &canvas) }
    }
    for timeline in card.motion.timelines { canvas.redraw(along: timeline) }
  }

  private func card(in rect: Rect, _ context: RenderContext) -> DraggedCard {
    let kept = context.control(id, as: DragMotion.self) ?? DragMotion()
    let cells = context.control(id.child("cells"), as: DraggedCard.Cells.self)
    let stage = rect.inset(Insets(bottom: turn == nil && rect.rows > 2 ? 1 : 0))
    let asked = content.measure(stage.size, context)
    let size = Size(
      content.flex.horizontal > 0 ? stage.columns : min(asked.columns, stage.columns),
      content.flex.vertical > 0 ? stage.rows : min(asked.rows, stage.rows))
    let origin = Point(
      x: stage.minX + (stage.columns - size.columns) / 2,
      y: stage.minY + (stage.rows - size.rows) / 2)
    return DraggedCard(
      id: id,
      motion: kept.following(turn)
        .brought(to: context.now, moves: context.moves, cells: cells?.surface),
      stage: stage, frame: Rect(origin: origin, size: size), now: context.now)
  }

  private func node(_ rect: Rect, _ motion: DragMotion) -> SemanticNode {
    SemanticNode(
      identifier: id, role: .card, label: label,
      traits: motion.hold == nil ? .focusable : [.focusable, .dragged], actions: ["drag"],
      frame: rect)
  }

  // MARK: Input
  private func target(_ card: DraggedCard) -> Target<Action> {
    Target(
      id, frame: card.stage, isFocusable: true, wish: .whenFree,
      onMouse: { event in
        switch event.kind {
        case .press(.left, _):
          return card.isOnCard(event.position)
            ? Response(control: (id, card.taken(at: event.position))) : Response()
        case .drag(.left) where card.motion.hold != nil:
          return Response(control: (id, card.moved(to: event.position)))
        case .release(.left): return letGo(of: card, at: event.position)
        default: return nil
        }
      })
  }

  private func letGo(of card: DraggedCard, at point: Point) -> Response<Action>? {
    guard let offset = card.moved(to: point).hold?.offset else { return nil }
    if let isRight = card.side(at: offset) {
      return throwing(card, from: offset, toTheRight: isRight)
    }
    let tap = offset == .zero ? onTap?(point - card.frame.origin, card.frame.size) : nil
    return Response(actions: tap.map { [$0] } ?? [], control: (id, card.returned(from: offset)))
  }

  private func throwing(
    _ card: DraggedCard, from offset: Point, toTheRight isRight: Bool
  ) -> Response<Action> {
    Response(
      actions: [(isRight ? right : left).action],
      control: (
        id,
        turn == nil
          ? card.thrown(from: offset, to: isRight ? .right : .left) : card.returned(from: offset)
      ))
  }

  private func scope(_ card: DraggedCard) -> BindingScope<Action> {
    BindingScope(
      title: label, owner: id,
      bindings: [
        KeyBinding("card.left", [.left, "h"], HintTitle.of(left.title)) {
          throwing(card, from: .zero, toTheRight: false)
        },
        KeyBinding("card.right", [.right, "l"], HintTitle.of(right.title)) {
          throwing(card, from: .zero, toTheRight: true)
        },
      ])
  }

  // MARK: Words
  /// Says what letting go would do.
  private func drawStamp(of card: DraggedCard, _ canvas: inout Canvas<Action>) {
    guard card.motion.hold != nil, let isRight = card.side(at: card.offset) else { return }
    let text = " \((isRight ? right : left).title) "
    let place = card.frame.origin + card.offset
    let spare = max(0, card.frame.columns - DisplayWidth.of(text))
    canvas.clipped(to: card.stage) { canvas in
      canvas.write(
        text, at: Point(x: place.x + spare / 2, y: place.y + card.frame.rows / 2), role: .badge)
    }
  }

  private func drawExits(below card: DraggedCard, _ canvas: inout Canvas<Action>) {
    let row = Rect(x: card.stage.minX, y: card.stage.maxY, columns: card.stage.columns, rows: 1)
    let half = row.columns / 2
    let texts = [
      DisplayWidth.truncate("[ ← \(left.title) ]", to: half),
      DisplayWidth.truncate("[ \(right.title) → ]", to: half),
    ]
    let last = row.maxX - DisplayWidth.of(texts[1])
    for (index, x) in [row.minX, last].enumerated() {
      let frame = Rect(x: x, y: row.minY, columns: DisplayWidth.of(texts[index]), rows: 1)
      drawExit(index == 1, texts[index], frame, card, &canvas)
    }
  }

  private func drawExit(
    _ isRight: Bool, _ text: String, _ frame: Rect, _ card: DraggedCard,
    _ canvas: inout Canvas<Action>
  ) {
    let part = id.child(isRight ? "right" : "left")
    let isHovered = canvas.isHovered(part)
    let role: ThemeRole = canvas.isFocused(id) ? .buttonFocused : isHovered ? .hovered : .button
    canvas.write(text, at: frame.origin, role: role)
    canvas.describe(
      SemanticNode(
        identifier: part, role: .button, label: (isRight ? right : left).title,
        actions: ["press"], frame: frame))
    canvas.add(
      Target(
        part, frame: frame, onPress: { _ in throwing(card, from: .zero, toTheRight: isRight) }))
  }
}

/// The geometry of one frame of a ``Draggable``: where the card is, and what letting go would do.
struct DraggedCard {
  /// The card as it was drawn, for a flight that begins with the next frame.
  struct Cells: ControlState { var surface: Surface }

  let id: Identifier
  let motion: DragMotion
  /// The room in which the card can be moved.
  let stage: Rect
  /// Its place.
  let frame: Rect
  let now: Duration

  var offset: Point { motion.offset(at: now, in: stage.size) }
  /// A quarter of the card.
  private var threshold: Int { max(4, (frame.columns + 3) / 4) }
  /// To which side it would be thrown from here; nil for none.
  func side(at offset: Point) -> Bool? { abs(offset.x) >= threshold ? offset.x > 0 : nil }

  func isOnCard(_ point: Point) -> Bool {
    Rect(origin: frame.origin + offset, size: frame.size).contains(point)
  }

  /// The motion after the card has been taken at a cell.
  func taken(at point: Point) -> DragMotion {
    var motion = motion.resting
    motion.hold = DragMotion.Hold(grip: point - offset, pointer: point)
    return motion
  }

  func moved(to point: Point) -> DragMotion {
    var motion = motion
    motion.hold?.pointer = point
    return motion
  }

  func returned(from offset: Point) -> DragMotion {
    var motion = motion.resting
    if offset != .zero { motion.release = DragMotion.Release(offset: offset) }
    return motion
  }

  func thrown(from offset: Point, to side: DragSide) -> DragMotion {
    var motion = motion.resting
    motion.throwOff(from: offset, to: side)
    return motion
  }

  // MARK: Drawing
  /// Draws the card where it is, and those that fly over it.
  func draw(on painter: Painter, _ body: () -> Void) {
    let offset = offset
    if offset == .zero {
      body()
      painter.keep(Cells(surface: painter.cells(in: frame)), for: id.child("cells"))
    } else {
      painter.displaced(frame, within: stage, by: { lean($0, offset, frame.rows) }) {
        body()
        painter.keep(Cells(surface: painter.cells(in: frame)), for: id.child("cells"))
      }
    }
    painter.clipped(to: stage) { motion.flights.forEach { draw($0, on: painter) } }
  }

  private func draw(_ flight: DragMotion.Flight, on painter: Painter) {
    guard let cells = flight.cells else { return }
    let place = flight.place(at: now, in: stage.size)
    painter.place(cells, at: frame.origin) { lean($0, place, cells.size.rows) }
  }

  private func lean(_ row: Int, _ offset: Point, _ rows: Int) -> Point {
    offset + Point(x: DragMotion.tilt(row: row, rows: rows, offset: offset.x), y: 0)
  }
}
