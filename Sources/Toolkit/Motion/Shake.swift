import Glibc
import Semantics
import Terminal

/// A part that moves to and fro for a moment when a count changes.
struct Shaking: Wrapper {
  struct State: ControlState {
    var count: Int
    var timeline: Timeline?
  }

  let id: Identifier
  /// The number of pushes so far.
  let count: Int
  let duration: Duration
  /// True where it stands still in between, so that no frames are needed until the end.
  var isSteady = false
  let content: Part
  /// Returns the columns to the right at a progress from 0 to 1.
  let sway: (Double) -> Int

  func draw(in rect: Rect, on painter: Painter) {
    let state = state(painter.context)
    painter.keep(state, for: id)
    guard let timeline = state.timeline else { return content.draw(in: rect, on: painter) }
    let offset = Point(x: sway(timeline.progress(at: painter.context.now)), y: 0)
    painter.displaced(rect, within: rect, by: { _ in offset }) {
      content.draw(in: rect, on: painter)
    }
    if isSteady { painter.redraw(at: timeline.end) } else { painter.redraw(along: timeline) }
  }

  private func state(_ context: RenderContext) -> State {
    var state = context.control(id, as: State.self) ?? State(count: count)
    if state.count != count {
      state.count = count
      state.timeline = Timeline(start: context.now, duration: duration, easing: .linear)
    }
    if !context.moves || state.timeline?.isRunning(at: context.now) != true { state.timeline = nil }
    return state
  }

  /// Three swings that die away, of three cells at the most.
  static func offset(_ progress: Double) -> Int {
    Int((3.4 * (1 - progress) * sin(progress * 6 * .pi)).rounded())
  }
}

extension Widget {
  /// Shakes for half a second each time `trigger` has changed, as a field does whose value was
  /// refused; the words of the refusal are the widget's own. Nothing else waits meanwhile.
  ///
  /// ```swift
  /// TextField(
  ///   "shake.name", label: setup.say(en: "Name", ru: "Кличка"), text: state.name,
  ///   placeholder: setup.say(en: "the name of your pet", ru: "кличка питомца"),
  ///   message: state.isRefused
  ///     ? setup.say(en: "A pet needs a name.", ru: "Питомцу нужна кличка.") : nil,
  ///   handlers: .init(onChange: { .nameChanged($0) }, onSubmit: .saveTapped)
  /// )
  /// .shake("shake.field", trigger: state.refusals)
  /// ```
  public func shake(_ id: Identifier, trigger: Int) -> Element<Action> {
    Element(
      Part(
        Shaking(
          id: id, count: trigger, duration: .milliseconds(500), content: element.part,
          sway: Shaking.offset)))
  }
}

/// The number of pushes against an end, and the direction of the last.
public struct Nudge: Hashable, Sendable {
  public private(set) var count = 0
  public private(set) var isRight = false

  public init() {}

  public mutating func push(right isRight: Bool) {
    count += 1
    self.isRight = isRight
  }
}

extension Widget {
  /// Moves by one cell for 200 ms at each push, as what has no further page; nothing waits meanwhile.
  ///
  /// ```
  /// page.nudge("deck.nudge", state.nudge)
  /// ```
  public func nudge(_ id: Identifier, _ nudge: Nudge) -> Element<Action> {
    Element(
      Part(
        Shaking(
          id: id, count: nudge.count, duration: .milliseconds(200), isSteady: true,
          content: element.part, sway: { _ in nudge.isRight ? 1 : -1 })))
  }
}

/// A part that leans to a side: its upper rows go there, its lower rows the other way.
struct Leaning: Wrapper {
  let columns: Double
  let content: Part

  func draw(in rect: Rect, on painter: Painter) {
    guard abs(columns) >= 1 else { return content.draw(in: rect, on: painter) }
    painter.displaced(rect, within: painter.clip) { row in
      Point(x: Self.shift(row: row, rows: rect.rows, columns: columns), y: 0)
    } _: {
      content.draw(in: rect, on: painter)
    }
  }

  /// Returns the columns that one of some rows goes to the right.
  ///
  /// - Parameter columns: how far the first row goes beyond the last.
  static func shift(row: Int, rows: Int, columns: Double) -> Int {
    guard rows > 1 else { return 0 }
    return Int((columns * (0.5 - Double(row) / Double(rows - 1))).rounded())
  }
}

extension Widget {
  /// Leans as a card does that is turned: whole rows move, half of `columns` to the right at the top
  /// and as many to the left at the bottom; what leaves its place is cut off. Meaning and targets stay
  /// upright.
  ///
  /// ```
  /// photo.leaning(by: 4)
  /// ```
  public func leaning(by columns: Double) -> Element<Action> {
    Element(Part(Leaning(columns: columns, content: element.part)))
  }
}

/// Moving what is drawn already. Meaning and targets stay where they were put: what moves is known,
/// and can be acted on, at the place it comes to.
extension Painter {
  /// Returns the cells that have been drawn in a rectangle so far.
  func cells(in rect: Rect) -> Surface { surface.piece(rect) }

  /// Draws `body`, and moves each row of a rectangle by some cells; what lay below shows where it was.
  ///
  /// - Parameters:
  ///   - stage: what is moved out of it is not drawn.
  ///   - offset: of a row, counted from the top of the rectangle.
  func displaced(_ rect: Rect, within stage: Rect, by offset: (Int) -> Point, _ body: () -> Void) {
    let below = cells(in: rect)
    body()
    let moved = cells(in: rect)
    copy(below, from: below.bounds, to: rect.origin)
    clipped(to: stage) { place(moved, at: rect.origin, by: offset) }
    moveCursor(in: rect) { $0 + offset($0.y - rect.minY) }
  }

  /// Puts the rows of a piece, each by an offset of its own.
  func place(_ piece: Surface, at origin: Point, by offset: (Int) -> Point) {
    for row in 0..<piece.size.rows {
      let part = Rect(x: 0, y: row, columns: piece.size.columns, rows: 1)
      copy(piece, from: part, to: origin + Point(x: 0, y: row) + offset(row))
    }
  }

  func moveCursor(in rect: Rect, _ move: (Point) -> Point?) {
    guard let shown = cursor, rect.contains(shown) else { return }
    cursor = nil
    if let moved = move(shown) { showCursor(at: moved) }
  }
}

extension Surface {
  /// A copy of a rectangle, blank where it is off the edge.
  func piece(_ rect: Rect) -> Surface {
    var piece = Surface(size: rect.size)
    piece.copy(self, from: rect, to: Point(x: max(0, -rect.minX), y: max(0, -rect.minY)))
    return piece
  }
}
