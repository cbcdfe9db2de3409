import Core
import Foundation
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// The page of the grid: the way back, the day that the keys are about, and the grid.
struct HabitGridView {
  let list: HabitGridState
  let words: TrackersWords

  var body: Element<HabitGridAction> {
    VStack {
      HStack(spacing: 1) {
        Button(
          TrackersID.gridBack, "‹", hint: words.backToDay, action: HabitGridAction.closed)
        Text(told, .title, id: TrackersID.gridCell, semantics: .heading)
          .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      }.padding(horizontal: 1).frame(rows: 1)
      content.padding(horizontal: 1)
    }
    .semantics(TrackersID.gridPage, .group, label: words.gridTitle)
    .bindings(
      words.gridTitle,
      list.grid?.rows.isEmpty == true
        ? []
        : [
          KeyBinding(
            "trackers.back", [.escape, .backspace, "g"], words.back, hint: .footerAlways, .closed)
        ])
  }

  private var told: String {
    guard let row = list.selected, let cell = list.cell else { return words.gridTitle }
    return words.head(row, cell)
  }

  private var content: Element<HabitGridAction> {
    guard let grid = list.grid
    else { return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center) }
    if grid.rows.isEmpty {
      return StateView(
        TrackersID.noGrid, .empty, words.noHabits, hint: words.noTrackersHint,
        button: .init(words.backTitle, keys: [.escape, .backspace], HabitGridAction.closed)
      ).element
    }
    let widget = HabitGridWidget(
      grid: grid, row: list.selection.shown ?? 0, day: list.day, words: words)
    return Responsive { room in
      if room.rows < Self.legendRows { return widget.element }
      return VStack {
        widget
        Text(words.legend, .muted, lines: 2, id: TrackersID.gridLegend)
      }.element
    }.element.whenFlat { widget }
  }

  /// The fewest rows in which what the marks mean has room below them.
  private static let legendRows = 14
}

/// The cells, with the days above them and the scores at their right.
///
/// ```
///               Feb   Mar            ▾
///               27 28  1  2  3  4  5  6
/// Home
/// › Run          ✓  ✓  –  ✓  ✓  · ‹✓› ○   87%
///   Read            ✓     ✓  ✓  ✓  ✓  ○   91%
/// ```
struct HabitGridWidget: Widget {
  typealias Action = HabitGridAction

  /// The first line that shows, and the row that it was moved for.
  private struct Scroll: ControlState {
    var first = 0
    var followed: Tracker.ID?
  }

  private enum Line {
    case heading(String)
    case row(Int)
  }

  let grid: HabitGrid
  /// The place of the selected habit.
  let row: Int
  let day: CalendarDay
  let words: TrackersWords

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(available.rows, context.isFlat ? lines.count : lines.count + 2))
  }

  private var lines: [Line] {
    grid.sections.flatMap { section in
      [.heading(section.category.name)] + section.rows.map { Line.row($0) }
    }
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let plan = HabitGridPlan(columns: rect.columns, day: day, today: grid.today)
    let head = canvas.context.isFlat ? 0 : 2
    let body = rect.inset(Insets(top: min(head, rect.rows)))
    let lines = lines
    let first = keepScroll(lines, rows: body.rows, &canvas)
    let shown = Array(lines.dropFirst(first).prefix(body.rows))
    let node = SemanticNode(
      identifier: TrackersID.grid, role: .grid, label: words.gridTitle,
      value: words.told(grid.rows[row], grid.rows[row].cell(on: day)), traits: .focusable,
      actions: ["choose"], frame: rect)
    canvas.group(node) { canvas in
      if head > 0 { drawHead(plan, in: rect, &canvas) }
      for (place, line) in shown.enumerated() {
        let frame = Rect(x: body.minX, y: body.minY + place, columns: body.columns, rows: 1)
        switch line {
        case .heading(let name):
          let text = DisplayWidth.truncate(name, to: frame.columns)
          canvas.write(text, at: frame.origin, role: .accent)
        case .row(let index): drawRow(index, plan, in: frame, &canvas)
        }
      }
    }
    canvas.add(target(rect, body, plan, shown, first, lines.count))
    canvas.add(scope(plan, page: max(1, body.rows - 1), canvas.context.language))
  }

  // MARK: Scrolling
  private func keepScroll(
    _ lines: [Line], rows: Int, _ canvas: inout Canvas<Action>
  ) -> Int {
    let id = TrackersID.grid
    var scroll = canvas.context.control(id, as: Scroll.self) ?? Scroll()
    let selected = grid.rows[row].id
    if scroll.followed != selected {
      scroll.followed = selected
      let place =
        lines.firstIndex { if case .row(let index) = $0 { index == row } else { false } } ?? 0
      // With the heading of a first row.
      scroll.first = min(scroll.first, max(0, place - 1))
      scroll.first = max(scroll.first, place - rows + 1)
    }
    scroll.first = min(max(0, scroll.first), max(0, lines.count - rows))
    canvas.keep(scroll, for: id)
    return scroll.first
  }

  // MARK: Drawing
  private func drawHead(
    _ plan: HabitGridPlan, in rect: Rect, _ canvas: inout Canvas<Action>
  ) {
    var free = rect.minX
    for (place, day) in plan.days.enumerated() {
      let x = rect.minX + plan.name + place * plan.cell
      let isToday = day == grid.today
      if place == 0 || day.day == 1 {
        let month = words.calendar.short(day.inMonth)
        if x >= free, x + DisplayWidth.of(month) <= rect.maxX - HabitGridPlan.score {
          canvas.write(month, at: Point(x: x, y: rect.minY), role: .muted)
          free = x + DisplayWidth.of(month) + 1
        }
      }
      let mark = plan.cell > 1 ? x + plan.cell - 2 : x
      if isToday, mark >= free {
        canvas.write("▾", at: Point(x: mark, y: rect.minY), role: .accent)
      }
      let number = String(day.day)
      let text = plan.cell == 1 ? String(number.suffix(1)) : number
      let shift = plan.cell == 3 && text.count == 1 ? 1 : 0
      canvas.write(
        text, at: Point(x: x + shift, y: rect.minY + 1),
        role: isToday || day == self.day ? .accent : .muted)
    }
  }

  private func drawRow(
    _ index: Int, _ plan: HabitGridPlan, in frame: Rect, _ canvas: inout Canvas<Action>
  ) {
    let row = grid.rows[index]
    let isSelected = index == self.row
    if canvas.context.isFlat {
      let text = "\(isSelected ? "› " : "  ")\(words.told(row, row.cell(on: day)))"
      canvas.write(DisplayWidth.truncate(text, to: frame.columns), at: frame.origin)
      return
    }
    let name = DisplayWidth.truncate(row.tracker.name, to: plan.name - 3)
    canvas.write(isSelected ? "› " : "  ", at: frame.origin, role: .accent)
    canvas.write(
      name, at: frame.origin + Point(x: 2, y: 0), role: isSelected ? .title : .text)
    for (place, day) in plan.days.enumerated() {
      let cell = Rect(
        x: frame.minX + plan.name + place * plan.cell, y: frame.minY, columns: plan.cell, rows: 1)
      draw(row.cell(on: day), index, isCurrent: isSelected && day == self.day, in: cell, &canvas)
    }
    let score = words.percent(row.score)
    canvas.write(
      score, at: Point(x: frame.maxX - DisplayWidth.of(score), y: frame.minY), role: .muted)
  }

  private func draw(
    _ cell: HabitGridCell, _ index: Int, isCurrent: Bool, in frame: Rect,
    _ canvas: inout Canvas<Action>
  ) {
    let id = Self.id(grid.rows[index].id, cell.entry.day)
    let glyph = words.glyph(cell.state)
    let hasNote = !cell.entry.note.isEmpty
    let text: String
    switch frame.columns {
    case 3...: text = isCurrent ? "‹\(glyph)›" : " \(glyph)\(hasNote ? "*" : " ")"
    case 2: text = glyph + (isCurrent ? "‹" : hasNote ? "*" : " ")
    default: text = isCurrent && cell.state == .free ? "_" : glyph
    }
    let role: ThemeRole =
      isCurrent
      ? canvas.isFocused(TrackersID.grid) ? .selectionFocused : .selection
      : canvas.isHovered(id) ? .hovered : Self.role(cell.state)
    canvas.write(text, at: frame.origin, role: role)
    canvas.describe(
      SemanticNode(
        identifier: id, role: .cell, label: cell.entry.day.iso, value: words.name(cell.state),
        traits: isCurrent ? .selected : [], actions: ["press"], frame: frame))
  }

  private static func role(_ state: HabitGridCell.State) -> ThemeRole {
    switch state {
    case .done: .success
    case .part, .over: .warning
    case .waiting: .text
    case .skipped, .missed, .free: .muted
    }
  }

  static func id(_ tracker: Tracker.ID, _ day: CalendarDay) -> Identifier {
    TrackersID.grid.child("cell").item("\(tracker.uuidString) \(day.iso)")
  }

  // MARK: Input
  private func target(
    _ rect: Rect, _ body: Rect, _ plan: HabitGridPlan, _ shown: [Line], _ first: Int, _ count: Int
  ) -> Toolkit.Target<Action> {
    func hit(_ point: Point) -> (row: Int, day: CalendarDay)? {
      let place = point.y - body.minY
      let column = (point.x - rect.minX - plan.name)
      guard shown.indices.contains(place), case .row(let row) = shown[place], point.x >= rect.minX
      else { return nil }
      guard column >= 0 else { return (row, day) }
      let index = column / plan.cell
      return plan.days.indices.contains(index) ? (row, plan.days[index]) : nil
    }
    return Toolkit.Target(
      TrackersID.grid, frame: rect, isFocusable: true, wish: .whenFree,
      part: { point in hit(point).map { Self.id(grid.rows[$0.row].id, $0.day) } },
      onMouse: { event in
        switch event.kind {
        case .wheel(let direction):
          guard direction == .up || direction == .down else { return nil }
          let goal = first + (direction == .up ? -3 : 3)
          let last = max(0, count - body.rows)
          let scroll = Scroll(first: min(max(0, goal), last), followed: grid.rows[row].id)
          return Response(control: (TrackersID.grid, scroll))
        case .press(.left, _):
          guard let hit = hit(event.position) else { return Response() }
          // The second click on a cell marks it; the first only shows which it is.
          if hit.row == row, hit.day == day { return .send(.marked) }
          return .send(.moved(hit.row, hit.day))
        case .press(.right, _):
          guard let hit = hit(event.position) else { return Response() }
          return Response(actions: [.moved(hit.row, hit.day), .skipped])
        default: return nil
        }
      })
  }

  private func scope(
    _ plan: HabitGridPlan, page: Int, _ language: Language
  ) -> BindingScope<Action> {
    func move(
      _ step: ListMove, _ row: Int, _ day: CalendarDay, keys: [KeyStroke]? = nil
    ) -> KeyBinding<Action> {
      KeyBinding(
        "list.\(step.rawValue)", keys ?? step.keys, step.title(language),
        hint: step.isVertical ? .helpOnly : .footer, .moved(row, day))
    }
    func key(
      _ name: String, _ keys: [KeyStroke], _ title: String, _ hint: HintPlace, _ action: Action
    ) -> KeyBinding<Action> { KeyBinding("trackers.\(name)", keys, title, hint: hint, action) }
    let cell = grid.rows[row].cell(on: day)
    let isMeasured = grid.rows[row].tracker.target != nil
    let measuring =
      isMeasured
      ? [
        key("more", ["+"], words.more, .footer, .amountStepped(isMore: true)),
        key("less", ["-"], words.less, .helpOnly, .amountStepped(isMore: false)),
        key("amount", ["="], words.amountHint, .footer, .amountTapped),
      ] : []
    let isDone = cell.state == .done
    return BindingScope(
      title: words.gridTitle, owner: TrackersID.grid,
      bindings: [
        key(
          "toggle", [.space], isMeasured ? words.amountHint : words.doneHint(isDone), .footerMain,
          .marked),
        key("skip", ["x"], words.skipHint(cell.state == .skipped), .footer, .skipped),
      ] + measuring + [
        key("note", ["n", "w"], words.noteHint, .footer, .noteTapped),
        KeyBinding("list.open", [.enter], words.showDay, .opened),
        key("today", ["t"], words.todayHint, .helpOnly, .moved(row, grid.today)),
        key(
          "previousDay", ["["], words.previousDays, .helpOnly,
          .moved(row, day.adding(days: -plan.days.count))),
        key(
          "nextDay", ["]"], words.nextDays, .helpOnly,
          .moved(row, day.adding(days: plan.days.count))),
        move(.left, row, day.adding(days: -1)), move(.right, row, day.adding(days: 1)),
        move(.up, row - 1, day), move(.down, row + 1, day), move(.pageUp, row - page, day),
        move(.pageDown, row + page, day), move(.halfUp, row - page / 2, day),
        move(.halfDown, row + page / 2, day), move(.first, 0, day, keys: [.home]),
        move(.last, grid.rows.count - 1, day),
      ])
  }
}

/// The columns of the grid: as many days as fit, 14 to 60, in cells as wide as they can be.
///
/// Days come in pages that end with today, so that what shows does not slide while one moves.
struct HabitGridPlan {
  /// The columns of a score, with a blank before it.
  static let score = 5
  private static let fewest = 14
  private static let most = 60

  /// The columns of a name, with the mark of the selection and a blank.
  let name: Int
  let cell: Int
  let days: [CalendarDay]

  init(columns: Int, day: CalendarDay, today: CalendarDay) {
    let least = columns >= 70 ? 18 : 12
    let room = columns - least - Self.score
    cell = [3, 2].first { room / $0 >= Self.fewest } ?? 1
    let count = max(1, min(Self.most, room / cell))
    name = min(32, max(least, columns - Self.score - count * cell))
    let page = max(0, today.daysSinceEpoch - day.daysSinceEpoch) / count
    let last = today.adding(days: -page * count)
    days = (0..<count).map { last.adding(days: $0 - count + 1) }
  }
}
