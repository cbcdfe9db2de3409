import Core
import Semantics
import Terminal

/// The grid of an ``EmojiPicker``: each emoji in a slot of its own with a blank at either side, at a
/// column that does not depend on how wide the one before was drawn.
struct EmojiGrid<Action>: Widget {
  /// The item that keys have come to, and the scroll offset.
  struct Place: ControlState {
    var index: Int
    var offset = 0
    /// The row of the bar's thumb that the pointer holds.
    var grip: Int?
    /// True while the offset follows the index; false after the wheel.
    var isFollowing = true
    /// The query that found it; another one begins at the first.
    var query: String
  }

  let id: Identifier
  let label: String
  let query: String
  let sections: EmojiSections
  let selection: String?
  let searchID: Identifier
  let onPick: (String) -> Action

  var flex: Flex { .both }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let layout = layout(rect.columns, canvas.context)
    guard layout.count > 0 else { return renderEmpty(in: rect, &canvas) }
    var place = place(canvas.context, layout)
    if place.isFollowing {
      place.offset = layout.offset(showing: place.index, from: place.offset, visible: rect.rows)
    }
    place.offset = min(max(0, place.offset), max(0, layout.lines - rect.rows))
    canvas.keep(place, for: id)
    let spots = spots(in: rect, layout, place, canvas.context)
    let node = SemanticNode(
      identifier: id, role: .grid, label: label, value: selection, traits: .focusable,
      actions: ["choose", "scroll"], frame: rect)
    let input = EmojiGridInput(grid: self, layout: layout, place: place, rows: rect.rows)
    canvas.add(input.target(rect, spots))
    canvas.add(
      BindingScope(title: label, owner: id, bindings: input.bindings(canvas.context.language)))
    canvas.group(node) { canvas in
      drawHeadings(in: rect, layout, place, &canvas)
      for spot in spots { draw(spot, isCurrent: spot.index == place.index, &canvas) }
    }
    drawBar(in: rect, place, layout.lines, canvas.painter)
  }

  private func drawBar(in rect: Rect, _ place: Place, _ lines: Int, _ painter: Painter) {
    let bar = ScrollBar(
      id, in: rect, offset: place.offset, visible: rect.rows, total: lines, grip: place.grip)
    bar.draw(on: painter) { offset, grip in
      var next = place
      (next.offset, next.grip, next.isFollowing) = (offset, grip, false)
      return Response(control: (id, next))
    }
  }

  private func renderEmpty(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let words = canvas.context.words.say(en: "Nothing found", ru: "Ничего не найдено")
    Text<Action>(words, .muted, id: id.child("empty"), semantics: .status).render(in: rect, &canvas)
  }

  /// Returns the kept place; the selected item at first, the first one after another search.
  private func place(_ context: RenderContext, _ layout: SectionGridLayout) -> Place {
    if var kept = context.control(id, as: Place.self), kept.query == query {
      kept.index = min(kept.index, layout.count - 1)
      return kept
    }
    return Place(index: sections.index(of: selection) ?? 0, query: query)
  }

  /// The one at the keys, whose name is told below.
  func current(_ context: RenderContext) -> EmojiEntry? {
    if context.focus == id, let kept = context.control(id, as: Place.self), kept.query == query {
      return sections[kept.index]
    }
    return selection.flatMap(EmojiCatalogue.entry)
  }

  // MARK: Layout
  /// A blank, two columns, a blank; a screen reader gets a line each, with the name.
  private static var slotColumns: Int { 4 }

  private func layout(_ columns: Int, _ context: RenderContext) -> SectionGridLayout {
    SectionGridLayout(
      counts: sections.sections.map(\.entries.count),
      columns: context.isFlat ? 1 : (columns - 1) / Self.slotColumns)
  }

  struct Spot {
    let index: Int
    let entry: EmojiEntry
    let frame: Rect
  }

  /// Those that show.
  private func spots(
    in rect: Rect, _ layout: SectionGridLayout, _ place: Place, _ context: RenderContext
  ) -> [Spot] {
    let width = context.isFlat ? max(0, rect.columns - 1) : Self.slotColumns
    return (0..<rect.rows).flatMap { row -> [Spot] in
      guard case .items(let range) = layout[place.offset + row] else { return [] }
      return range.compactMap { index in
        let x = rect.minX + (index - range.lowerBound) * width
        let frame = Rect(x: x, y: rect.minY + row, columns: width, rows: 1).intersection(rect)
        return sections[index].map { Spot(index: index, entry: $0, frame: frame) }
      }
    }
  }

  // MARK: Drawing
  private func drawHeadings(
    in rect: Rect, _ layout: SectionGridLayout, _ place: Place, _ canvas: inout Canvas<Action>
  ) {
    for row in 0..<rect.rows {
      guard case .heading(let section) = layout[place.offset + row] else { continue }
      let line = Rect(x: rect.minX, y: rect.minY + row, columns: max(0, rect.columns - 1), rows: 1)
      Text<Action>(sections.sections[section].title, .title, semantics: .heading)
        .render(in: line, &canvas)
    }
  }

  private func draw(_ spot: Spot, isCurrent: Bool, _ canvas: inout Canvas<Action>) {
    let part = part(spot.index)
    let isCurrent = isCurrent && canvas.isFocused(id)
    let isChosen = spot.entry.text == selection
    let role: ThemeRole =
      isCurrent
      ? .selectionFocused
      : canvas.isHovered(part) ? .hovered : isChosen ? .accent : .text
    if role != .text { canvas.fill(spot.frame, role: role) }
    let origin = spot.frame.origin
    canvas.clipped(to: spot.frame) { canvas in
      canvas.writeEmoji(spot.entry.text, at: origin + Point(x: 1, y: 0), role: role)
      if isCurrent || isChosen { mark(origin, isCurrent ? ("[", "]") : ("(", ")"), role, &canvas) }
      if canvas.context.isFlat { writeName(spot, role, &canvas) }
    }
    canvas.describe(
      SemanticNode(
        identifier: part, role: .cell, label: spot.entry.name(canvas.context.language),
        traits: isChosen ? .checked : [], actions: ["press"], frame: spot.frame))
  }

  /// Brackets in the blanks of a slot, at columns of their own.
  private func mark(
    _ origin: Point, _ ends: (String, String), _ role: ThemeRole, _ canvas: inout Canvas<Action>
  ) {
    canvas.write(ends.0, at: origin, role: role)
    canvas.write(ends.1, at: origin + Point(x: 3, y: 0), role: role)
  }

  private func writeName(_ spot: Spot, _ role: ThemeRole, _ canvas: inout Canvas<Action>) {
    let name = spot.entry.name(canvas.context.language)
    canvas.write(
      DisplayWidth.truncate(name, to: max(0, spot.frame.columns - 5)),
      at: spot.frame.origin + Point(x: 5, y: 0), role: role)
  }

  func part(_ index: Int) -> Identifier { id.child("emoji").item(index) }
}

/// The input of a grid of emoji: keys and pointer.
struct EmojiGridInput<Action> {
  let grid: EmojiGrid<Action>
  let layout: SectionGridLayout
  let place: EmojiGrid<Action>.Place
  /// The number of lines that show.
  let rows: Int

  func target(_ rect: Rect, _ spots: [EmojiGrid<Action>.Spot]) -> Target<Action> {
    func hit(_ point: Point) -> Int? { spots.first { $0.frame.contains(point) }?.index }
    return Target(
      grid.id, frame: rect, isFocusable: true, wish: .whenFree, part: { hit($0).map(grid.part) },
      onMouse: { event in
        switch event.kind {
        case .wheel(.up): return scroll(by: -3)
        case .wheel(.down): return scroll(by: 3)
        case .press(.left, _): return hit(event.position).map(pick) ?? Response()
        default: return nil
        }
      })
  }

  func bindings(_ language: Language) -> [KeyBinding<Action>] {
    let choose = language.say(en: "choose", ru: "выбрать")
    let search = language.say(en: "search", ru: "искать")
    return [
      KeyBinding("emoji.choose", [.enter, .space], choose) { pick(place.index) },
      KeyBinding("emoji.search", ["/"], search) { toSearch() },
    ]
      + ListMove.allCases.map { step in
        KeyBinding("emoji.\(step.rawValue)", step.keys, step.title(language), hint: .helpOnly) {
          move(to: layout.target(step, from: place.index, page: rows))
        }
      }
  }

  /// Goes to the search field with its text selected: the next letter begins another search.
  private func toSearch() -> Response<Action> {
    var editing = TextEditing(grid.query)
    editing.selectAll()
    return Response(control: (grid.searchID, editing), focus: .to(grid.searchID))
  }

  private func move(to index: Int) -> Response<Action> {
    var next = place
    next.index = index
    next.isFollowing = true
    return Response(control: (grid.id, next))
  }

  private func scroll(by lines: Int) -> Response<Action> {
    var next = place
    next.offset = min(max(0, place.offset + lines), max(0, layout.lines - rows))
    next.isFollowing = false
    return Response(control: (grid.id, next))
  }

  private func pick(_ index: Int) -> Response<Action> {
    guard let entry = grid.sections[index] else { return Response() }
    var response = move(to: index)
    if entry.text != grid.selection { response.actions = [grid.onPick(entry.text)] }
    return response
  }
}
