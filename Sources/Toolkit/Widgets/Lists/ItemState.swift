import Semantics
import Terminal

/// State of a collection between frames: the scroll offset, and the gesture of the pointer.
struct ItemState: ControlState {
  /// The selected item as it was drawn last; it stays where it is while others come and go above.
  struct Anchor: Equatable, Sendable {
    var key: String
    var top: Int
  }

  /// An item that the pointer took hold of: what it is, and where it stood then.
  struct Held: Equatable, Sendable {
    var key: String
    var index: Int
  }

  /// The gesture of a held button.
  enum Gesture: Equatable, Sendable {
    case pressed(Held, at: Point)
    /// The item follows the pointer; at an edge the view scrolls on at a time.
    case reordering(Held, pointer: Point, nextStep: Duration?)
    /// All of it is pulled down from the top, by so many rows.
    case pulling(from: Point, rows: Int)
    case swiping(key: String, from: Point, columns: Int)
  }

  /// The rows above the view.
  var rows = 0
  var anchor: Anchor?
  /// The view was scrolled away from the selection; it stays there until the selection moves.
  var isFree = false
  /// The key of the item that was moved: the view does not go with it.
  var moved: String?
  /// The row of the bar's thumb that the pointer holds.
  var grip: Int?
  var gesture: Gesture?
  /// By how many rows the pointer pulls all of it down; nil where it does not.
  var pulled: Int? {
    if case .pulling(_, let rows) = gesture { rows } else { nil }
  }
  /// The key of the item whose action is uncovered.
  var uncovered: String?
  var typed: TypeAhead?
  var pull: Pull?
  /// The widest that each column of a table has been.
  var widths: [Int] = []
}

/// The step from the kept state to that of this frame.
extension ItemCollection {
  /// Follows the selection where it has moved, and stays with it where items have come or gone.
  func resolve(_ state: inout ItemState, _ room: Rect, _ context: RenderContext) {
    state.typed = state.typed?.shown(at: context.now)
    let selected = clampedSelection()
    let key = selected.map(key)
    if state.uncovered != key { state.uncovered = nil }
    settle(&state, selected, key)
    autoScroll(&state, room, context)
    if !state.isFree, state.gesture?.isReordering != true {
      state.rows = layout.offset(showing: selected ?? 0, from: state.rows, visible: room.rows)
    }
    state.rows = layout.held(state.rows, room.rows)
  }

  private func settle(_ state: inout ItemState, _ selected: Int?, _ key: String?) {
    let top = selected.map { layout.top(of: $0) } ?? 0
    defer { state.anchor = key.map { ItemState.Anchor(key: $0, top: top) } }
    guard let anchor = state.anchor else { return }
    if anchor.key != key {
      state.isFree = false
      state.moved = nil
    } else if anchor.top != top {
      if state.moved != key { state.rows += top - anchor.top }
      state.moved = nil
    }
  }

  /// While an item is held at an edge, what is behind the edge comes into view row by row.
  private func autoScroll(_ state: inout ItemState, _ room: Rect, _ context: RenderContext) {
    guard case .reordering(let held, let pointer, let nextStep) = state.gesture else { return }
    let edge = Self.edge(at: pointer, of: room)
    let now = context.now
    var next = edge == 0 || !context.moves ? nil : nextStep ?? now + Self.stepTime
    if let due = next, due <= now {
      state.rows = layout.held(state.rows + edge, room.rows)
      next = now + Self.stepTime
    }
    state.gesture = .reordering(held, pointer: pointer, nextStep: next)
  }

  /// Which way a view scrolls under an item that is held there: -1 up, 1 down, 0 not at all.
  static func edge(at pointer: Point, of room: Rect) -> Int {
    if pointer.y <= room.minY { return -1 }
    return pointer.y >= room.maxY - 1 ? 1 : 0
  }

  private static var stepTime: Duration { .milliseconds(80) }

  /// Asks for the frames in which the state changes by itself.
  func wake(_ state: ItemState, _ painter: Painter) {
    let now = painter.context.now
    var times = [state.typed?.end, state.pull?.end]
    if case .reordering(_, _, let next) = state.gesture { times.append(next) }
    for time in times.compactMap({ $0 }) where time > now { painter.redraw(at: time) }
  }

  func isSelectionShown(_ view: ItemViewport) -> Bool {
    guard let selected = clampedSelection() else { return true }
    return layout.shows(selected, from: view.offset, visible: view.rect.rows)
  }

  /// Returns the place that the held item would get.
  func reordering(_ view: ItemViewport, _ state: ItemState) -> Reordering? {
    guard case .reordering(let held, let pointer, _) = state.gesture, let from = place(of: held)
    else { return nil }
    return Reordering(from: from, to: view.item(nearest: pointer))
  }

  /// Returns the index of the held item; nil where it is gone, or far from where it was.
  private func place(of held: ItemState.Held) -> Int? {
    for distance in 0...Self.heldDistance {
      for place in [held.index - distance, held.index + distance]
      where place >= 0 && place < layout.count && key(place) == held.key {
        return place
      }
    }
    return nil
  }

  /// The number of items that may come or go before a held one without its being let go.
  private static var heldDistance: Int { 100 }
}

extension ItemState.Gesture {
  var isReordering: Bool {
    if case .reordering = self { true } else { false }
  }
}
