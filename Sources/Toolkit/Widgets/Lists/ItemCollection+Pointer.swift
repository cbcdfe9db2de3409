import Semantics
import Terminal

/// The pointer on a collection.
extension ItemCollection {
  func target(_ rect: Rect, _ view: ItemViewport, _ state: ItemState) -> Target<Any> {
    var target = Target<Any>(
      id, frame: rect, isFocusable: true, wish: .whenFree,
      part: { point in view.item(at: point).map(itemID) },
      onMouse: { answer($0, view, state) })
    if let typed = state.typed { target.onText = { type(typed.text + $0, state) } }
    return target
  }

  private func answer(
    _ event: MouseEvent, _ view: ItemViewport, _ state: ItemState
  ) -> Response<Any>? {
    switch event.kind {
    case .wheel(.up): wheel(-1, view, state)
    case .wheel(.down): wheel(1, view, state)
    case .press(.left, let clicks): press(event.position, clicks, view, state)
    case .drag(.left): drag(event.position, view, state)
    case .release(.left): release(view, state)
    default: nil
    }
  }

  // MARK: Scrolling
  /// A row of cards at a time, or three lines.
  private var notch: Int { layout.itemRows > 1 ? layout.itemRows : 3 }

  /// Returns the response to the wheel; where all shows, the wheel is for what is behind.
  private func wheel(_ step: Int, _ view: ItemViewport, _ state: ItemState) -> Response<Any>? {
    if step < 0, canBePulled(state), let refresh = extras.refresh {
      return pull(refresh.action, state)
    }
    guard view.hasBar || state.pull != nil else { return nil }
    return scroll(to: view.offset + step * notch, nil, view, state, focus: nil)
  }

  /// Moves the view and leaves the selection.
  func scroll(
    to offset: Int, _ grip: Int?, _ view: ItemViewport, _ state: ItemState, focus: FocusMove?
  ) -> Response<Any> {
    var next = state
    next.rows = layout.held(offset, view.rect.rows)
    next.grip = grip
    next.pull = nil
    next.isFree =
      clampedSelection().map { !layout.shows($0, from: next.rows, visible: view.rect.rows) } ?? true
    var response = Response<Any>(control: (id, next), focus: focus)
    if next.rows != view.offset, let onView = extras.onView {
      response.actions = [onView(layout.visible(from: next.rows, rows: view.rect.rows))]
    }
    return response
  }

  private func canBePulled(_ state: ItemState) -> Bool {
    state.rows == 0 && extras.refresh.map { !$0.isBusy } ?? false
  }

  private func pull(_ refresh: Any, _ state: ItemState) -> Response<Any> {
    var next = state
    if case .armed = state.pull {
      next.pull = nil
      return Response(actions: [refresh], control: (id, next))
    }
    next.pull = .touched
    return Response(control: (id, next))
  }

  // MARK: Pressing and dragging
  private func press(
    _ point: Point, _ clicks: Int, _ view: ItemViewport, _ state: ItemState
  ) -> Response<Any> {
    var next = state
    (next.gesture, next.pull, next.typed) = (nil, nil, nil)
    if state.uncovered != nil, !isUncovered(at: point, view, state) {
      next.uncovered = nil
      return Response(control: (id, next))
    }
    guard let hit = view.item(at: point) else { return Response(control: (id, next)) }
    if clicks == 2, let onOpen { return Response(actions: [onOpen(hit)], control: (id, next)) }
    next.gesture = .pressed(ItemState.Held(key: key(hit), index: hit), at: point)
    return Response(actions: [onMove(hit)], control: (id, next))
  }

  /// The first movement decides: sideways it uncovers the row's action, otherwise it takes the item.
  private func drag(_ point: Point, _ view: ItemViewport, _ state: ItemState) -> Response<Any>? {
    var next = state
    switch state.gesture {
    case .pressed(let held, let start):
      let (across, along) = (abs(point.x - start.x), abs(point.y - start.y))
      if let swipe = extras.swipe, across > along {
        let columns = columns(from: start, to: point, isOpen: state.uncovered != nil, swipe)
        next.gesture = .swiping(key: held.key, from: start, columns: columns)
      } else if extras.onReorder != nil, across + along > 0 {
        next.gesture = .reordering(held, pointer: point, nextStep: nil)
      } else if canBePulled(state), point.y > start.y, along >= across {
        next.gesture = .pulling(from: start, rows: point.y - start.y)
      } else {
        return nil
      }
    case .pulling(let start, _):
      next.gesture = .pulling(from: start, rows: max(0, point.y - start.y))
    case .swiping(let key, let start, _):
      guard let swipe = extras.swipe else { return nil }
      let columns = columns(from: start, to: point, isOpen: state.uncovered != nil, swipe)
      next.gesture = .swiping(key: key, from: start, columns: columns)
    case .reordering(let held, _, let nextStep):
      next.gesture = .reordering(held, pointer: point, nextStep: nextStep)
      let edge = Self.edge(at: point, of: view.rect)
      next.rows = layout.held(state.rows + edge, view.rect.rows)
    case nil: return nil
    }
    return Response(control: (id, next))
  }

  private func columns(
    from start: Point, to point: Point, isOpen: Bool, _ swipe: SwipeAction<Any>
  ) -> Int {
    let before = isOpen ? swipe.columns : 0
    return min(max(0, before + start.x - point.x), swipe.columns)
  }

  private func release(_ view: ItemViewport, _ state: ItemState) -> Response<Any>? {
    guard let gesture = state.gesture else { return nil }
    var next = state
    next.gesture = nil
    switch gesture {
    case .pressed: break
    case .pulling(_, let rows):
      guard rows >= Pull.distance, let refresh = extras.refresh else { break }
      return Response(actions: [refresh.action], control: (id, next))
    case .swiping(let key, _, let columns):
      next.uncovered = columns * 2 >= (extras.swipe?.columns ?? 0) ? key : nil
    case .reordering(let held, _, _):
      guard let reordering = reordering(view, state), let onReorder = extras.onReorder
      else { break }
      next.moved = held.key
      guard reordering.to != reordering.from else { break }
      return Response(actions: [onReorder(reordering.from, reordering.to)], control: (id, next))
    }
    return Response(control: (id, next))
  }
}

/// The action that a drag uncovers at the end of a row.
extension ItemCollection {
  /// Returns the number of columns of the action that show.
  func uncoveredColumns(_ index: Int, _ state: ItemState, in frame: Rect) -> Int {
    guard let swipe = extras.swipe else { return 0 }
    if case .swiping(let key, _, let columns) = state.gesture, key == self.key(index) {
      return min(columns, frame.columns)
    }
    guard let uncovered = state.uncovered, uncovered == key(index) else { return 0 }
    return min(swipe.columns, frame.columns)
  }

  func isUncovered(at point: Point, _ view: ItemViewport, _ state: ItemState) -> Bool {
    guard let hit = view.item(at: point) else { return false }
    return state.uncovered == key(hit)
  }

  func drawAction(
    _ index: Int, _ frame: Rect, _ columns: Int, _ state: ItemState, _ painter: Painter
  ) {
    guard let swipe = extras.swipe else { return }
    let action = id.child("action").item(key(index))
    let origin = Point(x: frame.maxX - columns + 1, y: frame.minY + (frame.rows - 1) / 2)
    let shown = Rect(origin: origin, size: Size(max(0, columns - 1), 1))
    let isHovered = painter.context.hovered == action
    painter.clipped(to: shown) {
      painter.write(swipe.text, at: origin, role: isHovered ? .hovered : swipe.role)
    }
    painter.describe(
      SemanticNode(
        identifier: action, role: .button, label: swipe.title, actions: ["press"], frame: shown))
    let id = id
    painter.add(
      Target(
        action, frame: shown,
        onPress: { _ in
          var next = state
          (next.uncovered, next.gesture) = (nil, nil)
          return Response(actions: [swipe.action(index)], control: (id, next), focus: .to(id))
        }))
  }
}

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
