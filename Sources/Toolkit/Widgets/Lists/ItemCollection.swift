import Semantics
import Terminal

/// The common part of list, grid, table and outline: keys, pointer, scrolling, and drawing of the
/// items that show.
struct ItemCollection {
  /// The part above the items that does not scroll: the heads of a table.
  struct Header {
    let rows: Int
    /// Draws it over the columns of the items, with the widths that were found.
    let draw: (Rect, [Int], Painter) -> Void
  }

  let id: Identifier
  let label: String
  let role: Role
  let itemRole: Role
  var layout: ItemLayout
  let selection: Int?
  var spacing = 0
  let key: (Int) -> String
  let itemLabel: (Int) -> String
  /// The title of opening in hint and help; nil for `open`.
  var openTitle: String?
  let onMove: (Int) -> Any
  /// Nil where items are only selected.
  let onOpen: ((Int) -> Any)?
  var extras = ItemExtras()
  var header: Header?
  /// The title of a section.
  var heading: ((Int) -> String)?
  /// Further traits of an item.
  var traits: ((Int) -> Traits)?
  /// The widths of a table's columns, from those that they had and the items that show.
  var widths: ((ItemViewport, [Int], RenderContext) -> [Int])?

  /// Draws what shows; `draw` gets the index, its room, and how it is to look.
  func render(in rect: Rect, on painter: Painter, draw: (Int, Rect, ItemLook) -> Void) {
    guard !rect.isEmpty else { return }
    var state = painter.context.control(id, as: ItemState.self) ?? ItemState()
    state.pull = state.pull?.at(painter.context.now)
    let above = min(rect.rows, (header?.rows ?? 0) + (hasBanner(state) ? 1 : 0))
    let room = rect.inset(Insets(top: above))
    resolve(&state, room, painter.context)
    let view = ItemViewport(layout: layout, rect: room, offset: state.rows, spacing: spacing)
    if let widths { state.widths = widths(view, state.widths, painter.context) }
    painter.keep(state, for: id)
    wake(state, painter)
    painter.add(target(rect, view, state))
    painter.add(scope(view, state, painter.context.language))
    painter.group(node(rect)) {
      drawHeader(rect, view, state, painter)
      drawBanner(rect, view, state, painter)
      painter.clipped(to: room) { drawItems(view, state, painter, draw) }
      drawHeadings(view, painter)
      drawTyped(view, state, painter)
      drawBar(view, state, painter)
    }
  }

  /// The selected item among those that there are: a feature may hear of a change only later.
  func clampedSelection() -> Int? {
    guard let selection, layout.count > 0 else { return nil }
    return min(max(0, selection), layout.count - 1)
  }

  // MARK: Drawing
  private func drawItems(
    _ view: ItemViewport, _ state: ItemState, _ painter: Painter,
    _ draw: (Int, Rect, ItemLook) -> Void
  ) {
    let reordering = reordering(view, state)
    let selected = clampedSelection()
    let isFocused = painter.context.focus == id
    let series = itemSeries
    for place in view.items {
      let frame = view.frame(of: place)
      guard frame.intersection(view.rect).rows >= leastRows(frame, in: view) else { continue }
      let index = reordering?.item(at: place) ?? place
      let row = series.item(key(index))
      let look = ItemLook(
        isSelected: index == selected, isFocused: isFocused,
        isHovered: painter.context.hovered == row, isDragged: index == reordering?.from,
        widths: state.widths)
      painter.group(itemNode(index, row, frame, look)) {
        drawItem(index, frame, look, state, painter, draw)
      }
      if look.isSelected, isFocused, painter.context.isFlat { painter.showCursor(at: frame.origin) }
    }
  }

  private func leastRows(_ frame: Rect, in view: ItemViewport) -> Int {
    max(1, min(layout.leastRows, frame.rows, view.rect.rows))
  }

  private func drawItem(
    _ index: Int, _ frame: Rect, _ look: ItemLook, _ state: ItemState, _ painter: Painter,
    _ draw: (Int, Rect, ItemLook) -> Void
  ) {
    let columns = uncoveredColumns(index, state, in: frame)
    if columns == 0 { return draw(index, frame, look) }
    // What the row says stays readable beside the action.
    let rest = frame.inset(Insets(right: columns))
    painter.clipped(to: rest) { draw(index, rest, look) }
    drawAction(index, frame, columns, state, painter)
  }

  private func drawHeader(
    _ rect: Rect, _ view: ItemViewport, _ state: ItemState, _ painter: Painter
  ) {
    guard let header else { return }
    let frame = Rect(origin: rect.origin, size: Size(view.width, min(header.rows, rect.rows)))
    painter.clipped(to: frame) { header.draw(frame, state.widths, painter) }
  }

  private func drawHeadings(_ view: ItemViewport, _ painter: Painter) {
    guard let heading else { return }
    for (section, frame) in view.headings {
      painter.clipped(to: view.body) {
        let title = heading(section)
        painter.fill(frame, with: Cell(" ", style: painter.context.theme.plain))
        let shown = DisplayWidth.truncate(title, to: max(0, frame.columns - 2))
        let used = painter.write(shown, at: frame.origin, role: .title) + 1
        if !painter.context.isFlat {
          painter.write(
            "─", count: frame.columns - used, at: Point(x: frame.minX + used, y: frame.minY),
            role: .border)
        }
        painter.describe(
          SemanticNode(
            identifier: id.child("section").item(section), role: .heading, label: title,
            frame: frame))
      }
    }
  }

  private func drawBar(_ view: ItemViewport, _ state: ItemState, _ painter: Painter) {
    let bar = ScrollBar(
      id, in: view.rect, offset: view.offset, visible: view.rect.rows, total: layout.totalRows,
      grip: state.grip)
    bar.draw(on: painter) { scroll(to: $0, $1, view, state, focus: .to(id)) }
  }

  // MARK: Meaning
  func itemID(_ index: Int) -> Identifier { itemSeries.item(key(index)) }
  private var itemSeries: Identifier { id.child(itemRole == .card ? "card" : "row") }

  private func node(_ rect: Rect) -> SemanticNode {
    SemanticNode(
      identifier: id, role: role, label: label,
      value: selection.map { _ in "\((clampedSelection() ?? -1) + 1)/\(layout.count)" },
      traits: extras.refresh?.isBusy == true ? [.focusable, .busy] : .focusable,
      actions: (onOpen == nil ? [] : ["open"]) + ["scroll"]
        + (extras.onReorder == nil ? [] : ["reorder"]), frame: rect)
  }

  private func itemNode(
    _ index: Int, _ row: Identifier, _ frame: Rect, _ look: ItemLook
  ) -> SemanticNode {
    var traits = traits?(index) ?? []
    if look.isSelected { traits.insert(.selected) }
    if look.isDragged { traits.insert(.dragged) }
    return SemanticNode(
      identifier: row, role: itemRole, label: itemLabel(index), traits: traits,
      actions: onOpen == nil ? ["press"] : ["press", "open"], frame: frame)
  }
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

  /// The way a view scrolls under an item that is held there: -1 up, 1 down, 0 not at all.
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
      where place >= 0 && place < layout.count && key(place) == held.key { return place }
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

/// The look of an item at the moment.
struct ItemLook {
  var isSelected: Bool
  /// The collection has the focus.
  var isFocused: Bool
  var isHovered: Bool
  var isDragged: Bool
  /// The columns of a table.
  var widths: [Int]

  var role: ThemeRole { isFocused ? .selectionFocused : .selection }
}
