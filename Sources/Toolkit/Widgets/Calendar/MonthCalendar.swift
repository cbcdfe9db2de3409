import Almanac
import Terminal

/// One month in weeks, with a day selected, today in round brackets, and dots on days of note.
///
/// Arrows go by days and weeks, `PgUp` and `PgDn` by months as the wheel does, `{` and `}` by years,
/// `t` to today; a click selects a day. Days out of bounds are dim, and whoever tries one is told
/// why below.
///
/// ```swift
/// MonthCalendar(
///   "visits.calendar", label: words.visits, selection: state.day, rules: rules,
///   marks: { visits.contains($0.day) }, markTitle: words.visit, onMove: { .dayMoved($0) },
///   onOpen: { .dayOpened($0) })
/// ```
public struct MonthCalendar<Action>: Widget {
  /// A day that was tried and is out of bounds; told of until another one is selected.
  struct Refusal: ControlState {
    var problem: DateRules.Problem
    var selection: CalendarDay
  }

  let id: Identifier
  let label: String
  let selection: CalendarDay
  let rules: DateRules
  let firstWeekday: Weekday
  let marks: (CalendarDay) -> Bool
  let markTitle: String
  let openTitle: String?
  let opensOnClick: Bool
  let onMove: (CalendarDay) -> Action
  let onOpen: ((CalendarDay) -> Action)?

  /// - Parameters:
  ///   - selection: its month shows.
  ///   - marks: the days that have a dot.
  ///   - markTitle: what a dot means, for the line below: `a visit`.
  ///   - openTitle: what `Enter` does, for hint and help; nil for `choose`.
  ///   - opensOnClick: whether a click chooses a day at once, where it takes two otherwise.
  ///   - onOpen: nil where days are only selected.
  public init(
    _ id: Identifier, label: String, selection: CalendarDay, rules: DateRules,
    firstWeekday: Weekday = .monday, marks: @escaping (CalendarDay) -> Bool = { _ in false },
    markTitle: String = "", openTitle: String? = nil, opensOnClick: Bool = false,
    onMove: @escaping (CalendarDay) -> Action, onOpen: ((CalendarDay) -> Action)? = nil
  ) {
    self.id = id
    self.label = label
    self.selection = selection
    self.rules = rules
    self.firstWeekday = firstWeekday
    self.marks = marks
    self.markTitle = markTitle
    self.openTitle = openTitle
    self.opensOnClick = opensOnClick
    self.onMove = onMove
    self.onOpen = onOpen
  }

  /// The most weeks of a month; a calendar is as high for each, so that nothing below it jumps.
  private static var weeks: Int { 6 }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    let cell = CalendarCell.columns(in: available.columns)
    return Size(min(cell * 7, available.columns), min(Self.weeks + 3, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let cell = CalendarCell.columns(in: rect.columns)
    let room = Rect(origin: rect.origin, size: Size(min(rect.columns, cell * 7), rect.rows))
    let days = days(in: room, cell)
    canvas.add(target(room, days))
    canvas.add(scope(canvas.context.language))
    canvas.group(node(room, canvas.context.language)) { canvas in
      drawHead(room, cell, &canvas)
      for place in days { draw(place, &canvas) }
      showCursor(days, &canvas)
      if room.rows >= Self.weeks + 3 { drawStatus(room, &canvas) }
    }
  }

  // MARK: Layout

  struct Place {
    let day: CalendarDay
    let frame: Rect
  }

  /// The days that show and where; with too few rows, the weeks around the selected day.
  private func days(in room: Rect, _ cell: Int) -> [Place] {
    let weeks = selection.inMonth.weeks(from: firstWeekday)
    let visible = max(0, min(Self.weeks, room.rows - 2))
    let selected = weeks.firstIndex { $0.contains(selection) } ?? 0
    let start = max(0, min(selected - visible / 2, weeks.count - visible))
    return weeks.dropFirst(start).prefix(visible).enumerated().flatMap { row, week in
      week.enumerated().compactMap { column, day in
        day.map {
          let origin = Point(x: room.minX + column * cell, y: room.minY + 2 + row)
          return Place(day: $0, frame: Rect(origin: origin, size: Size(cell, 1)).intersection(room))
        }
      }
    }
  }

  private func dayID(_ day: CalendarDay) -> Identifier { id.child("day").item(day.iso) }

  // MARK: Drawing

  private func node(_ room: Rect, _ language: Language) -> SemanticNode {
    SemanticNode(
      identifier: id, role: .calendar, label: label, value: status(language).first,
      traits: .focusable, actions: onOpen == nil ? ["move"] : ["move", "open"], frame: room)
  }

  private func draw(_ place: Place, _ canvas: inout Canvas<Action>) {
    let day = place.day
    let isSelected = day == selection
    let isMarked = marks(day)
    let problem = rules.problem(with: day)
    let cell = CalendarCell(
      number: day.day, isSelected: isSelected, isToday: day == rules.today, isMarked: isMarked)
    canvas.write(
      cell.text(place.frame.columns), at: place.frame.origin,
      role: role(day, isSelected, problem != nil, canvas))
    let language = canvas.context.language
    let value = [
      day == rules.today ? CalendarMove.today.title(language) : nil,
      isMarked && !markTitle.isEmpty ? markTitle : nil, problem?.words(language),
    ].compactMap { $0 }
    canvas.describe(
      SemanticNode(
        identifier: dayID(day), role: .day, label: CalendarWords(language).full(day),
        value: value.isEmpty ? nil : value.joined(separator: ", "),
        traits: isSelected ? .selected : problem == nil ? [] : .disabled,
        actions: problem == nil ? ["press"] : [], frame: place.frame))
  }

  /// A screen reader follows the cursor, so it goes with the selected day.
  private func showCursor(_ days: [Place], _ canvas: inout Canvas<Action>) {
    guard canvas.context.isFlat, canvas.isFocused(id),
      let place = days.first(where: { $0.day == selection })
    else { return }
    canvas.showCursor(at: Point(x: place.frame.minX + 1, y: place.frame.minY))
  }

  private func role(
    _ day: CalendarDay, _ isSelected: Bool, _ isDisabled: Bool, _ canvas: Canvas<Action>
  ) -> ThemeRole {
    if isSelected { return canvas.isFocused(id) ? .selectionFocused : .selection }
    if isDisabled { return .disabled }
    if canvas.isHovered(dayID(day)) { return .hovered }
    if day == rules.today { return .accent }
    return day.weekday.isWeekend ? .muted : .text
  }

  /// The month between its buttons, and the days of the week.
  private func drawHead(_ room: Rect, _ cell: Int, _ canvas: inout Canvas<Action>) {
    let words = CalendarWords(canvas.context.language)
    let hasYears = room.columns >= 28
    let (left, right) = (room.minX, room.maxX)
    if hasYears {
      button("«", .previousYear, at: left, room, &canvas)
      button("»", .nextYear, at: right - 3, room, &canvas)
    }
    button("‹", .previousMonth, at: left + (hasYears ? 3 : 0), room, &canvas)
    button("›", .nextMonth, at: right - (hasYears ? 6 : 3), room, &canvas)
    let inset = hasYears ? 6 : 3
    let title = room.inset(Insets(left: inset, right: inset))
    Text<Action>(
      words.title(selection.inMonth), .title, alignment: .center, id: id.child("month"),
      semantics: .heading
    ).render(in: Rect(origin: title.origin, size: Size(title.columns, 1)), &canvas)
    for (column, day) in firstWeekday.week.enumerated() where room.rows > 1 {
      let point = Point(x: room.minX + column * cell + 1, y: room.minY + 1)
      canvas.write(words.short(day), at: point, role: .muted)
    }
  }

  private func button(
    _ sign: String, _ move: CalendarMove, at x: Int, _ room: Rect, _ canvas: inout Canvas<Action>
  ) {
    let point = Point(x: x, y: room.minY)
    guard room.contains(point), room.contains(Point(x: x + 2, y: room.minY)) else { return }
    let button = FieldButton(id: id.child("\(move)"), field: id, sign: sign) { go(move) }
    _ = button.draw(at: point, &canvas)
  }

  /// The selected day in words, or why another one cannot be.
  private func drawStatus(_ room: Rect, _ canvas: inout Canvas<Action>) {
    let row = Rect(x: room.minX, y: room.maxY - 1, columns: room.columns, rows: 1)
    let language = canvas.context.language
    if let refusal = canvas.context.control(id, as: Refusal.self), refusal.selection == selection {
      canvas.keep(refusal, for: id)
      Text<Action>(
        "! " + refusal.problem.words(language), .danger, id: id.child("message"), semantics: .alert
      ).render(in: row, &canvas)
    } else {
      let texts = status(language)
      let fitting = texts.first { DisplayWidth.of($0) <= room.columns - 1 } ?? texts.last ?? ""
      canvas.write(
        DisplayWidth.truncate(fitting, to: room.columns - 1),
        at: Point(x: room.minX + 1, y: row.minY), role: .muted)
    }
  }

  /// From the longest to the shortest.
  private func status(_ language: Language) -> [String] {
    let words = CalendarWords(language)
    let today = selection == rules.today ? " · " + CalendarMove.today.title(language) : ""
    let mark = marks(selection) && !markTitle.isEmpty ? " · " + markTitle : ""
    return [
      words.full(selection) + today + mark, words.date(selection) + today + mark,
      words.brief(selection) + mark, words.brief(selection),
    ]
  }

  // MARK: Input

  private func target(_ room: Rect, _ days: [Place]) -> Target<Action> {
    func place(_ point: Point) -> Place? { days.first { $0.frame.contains(point) } }
    return Target(
      id, frame: room, isFocusable: true, wish: .whenFree,
      part: { place($0).map { dayID($0.day) } },
      onMouse: { event in
        switch event.kind {
        case .wheel(.up): go(.previousMonth)
        case .wheel(.down): go(.nextMonth)
        case .press(.left, let clicks):
          place(event.position).map { click($0.day, clicks) } ?? Response()
        default: nil
        }
      })
  }

  private func click(_ day: CalendarDay, _ clicks: Int) -> Response<Action> {
    if let problem = rules.problem(with: day) { return refuse(problem) }
    if let onOpen, opensOnClick || clicks == 2 { return .send(onOpen(day)) }
    return day == selection ? Response() : .send(onMove(day))
  }

  private func go(_ move: CalendarMove) -> Response<Action> {
    let wanted = move.target(from: selection, today: rules.today, firstWeekday: firstWeekday)
    let day = rules.nearest(to: wanted)
    if day != selection { return .send(onMove(day)) }
    return rules.problem(with: wanted).map(refuse) ?? Response()
  }

  private func refuse(_ problem: DateRules.Problem) -> Response<Action> {
    Response(control: (id, Refusal(problem: problem, selection: selection)))
  }

  private func scope(_ language: Language) -> BindingScope<Action> {
    var bindings = CalendarMove.allCases.map { move in
      KeyBinding<Action>(
        "calendar.\(move)", move.keys, move.title(language), hint: move.hint
      ) { go(move) }
    }
    if let onOpen {
      let title = openTitle ?? language.say(en: "choose", ru: "выбрать")
      let open = KeyBinding<Action>("calendar.open", [.enter, .space], title) {
        rules.problem(with: selection).map(refuse) ?? .send(onOpen(selection))
      }
      bindings.insert(open, at: 0)
    }
    return BindingScope(title: label, owner: id, bindings: bindings)
  }
}
