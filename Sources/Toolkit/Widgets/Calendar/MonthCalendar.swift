import Core
import Semantics
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
  private let givenWeekday: Weekday?
  private(set) var firstWeekday: Weekday
  let marks: (CalendarDay) -> Bool
  let markTitle: String
  let openTitle: String?
  let opensOnClick: Bool
  let onMove: (CalendarDay) -> Action
  let onOpen: ((CalendarDay) -> Action)?

  /// - Parameters:
  ///   - selection: its month shows.
  ///   - firstWeekday: nil for that of the user (``RenderContext/firstWeekday``).
  ///   - marks: the days that have a dot.
  ///   - markTitle: what a dot means, for the line below: `a visit`.
  ///   - openTitle: what `Enter` does, for hint and help; nil for `choose`.
  ///   - opensOnClick: whether a click chooses a day at once, where it takes two otherwise.
  ///   - onOpen: nil where days are only selected.
  public init(
    _ id: Identifier, label: String, selection: CalendarDay, rules: DateRules,
    firstWeekday: Weekday? = nil, marks: @escaping (CalendarDay) -> Bool = { _ in false },
    markTitle: String = "", openTitle: String? = nil, opensOnClick: Bool = false,
    onMove: @escaping (CalendarDay) -> Action, onOpen: ((CalendarDay) -> Action)? = nil
  ) {
    (self.id, self.label, self.selection, self.rules) = (id, label, selection, rules)
    givenWeekday = firstWeekday
    self.firstWeekday = firstWeekday ?? .monday
    (self.marks, self.markTitle, self.openTitle) = (marks, markTitle, openTitle)
    (self.opensOnClick, self.onMove, self.onOpen) = (opensOnClick, onMove, onOpen)
  }

  /// The most weeks of a month; a calendar is as high for each, so that nothing below it jumps.
  static var weeks: Int { 6 }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    let cell = CalendarCell.columns(in: available.columns)
    return Size(min(cell * 7, available.columns), min(Self.weeks + 3, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    var calendar = self
    calendar.firstWeekday = givenWeekday ?? canvas.context.firstWeekday
    calendar.draw(in: rect, &canvas)
  }

  private func draw(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let cell = CalendarCell.columns(in: rect.columns)
    let room = Rect(origin: rect.origin, size: Size(min(rect.columns, cell * 7), rect.rows))
    let days = days(in: room, cell)
    canvas.add(target(room, days))
    canvas.add(scope(canvas.context.language))
    canvas.group(node(room, canvas.context.language)) { canvas in
      drawHead(room, cell, &canvas)
      for place in days { draw(place, &canvas) }
      drawMarks(room, days, &canvas)
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
  func days(in room: Rect, _ cell: Int) -> [Place] {
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

  func dayID(_ day: CalendarDay) -> Identifier { id.child("day").item(day.iso) }
}

/// The input of a calendar: keys and pointer.
extension MonthCalendar {
  func target(_ room: Rect, _ days: [Place]) -> Target<Action> {
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

  func go(_ move: CalendarMove) -> Response<Action> {
    let wanted = move.target(from: selection, today: rules.today, firstWeekday: firstWeekday)
    let day = rules.nearest(to: wanted)
    if day != selection { return .send(onMove(day)) }
    return rules.problem(with: wanted).map(refuse) ?? Response()
  }

  private func refuse(_ problem: DateRules.Problem) -> Response<Action> {
    Response(control: (id, Refusal(problem: problem, selection: selection)))
  }

  func scope(_ language: Language) -> BindingScope<Action> {
    var bindings = CalendarMove.allCases.map { move in
      KeyBinding<Action>(
        "calendar.\(move.rawValue)", move.keys, move.title(language), hint: move.hint
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

/// The moves in a calendar, with their keys.
enum CalendarMove: String, CaseIterable {
  case previousDay, nextDay, previousWeek, nextWeek, previousMonth, nextMonth
  case previousYear, nextYear, weekStart, weekEnd, today

  var keys: [KeyStroke] {
    switch self {
    case .previousDay: [.left, "h"]
    case .nextDay: [.right, "l"]
    case .previousWeek: [.up, "k"]
    case .nextWeek: [.down, "j"]
    case .previousMonth: [.pageUp, "p"]
    case .nextMonth: [.pageDown, "n"]
    case .previousYear: ["{", KeyStroke(.pageUp, .shift)]
    case .nextYear: ["}", KeyStroke(.pageDown, .shift)]
    case .weekStart: [.home]
    case .weekEnd: [.end]
    case .today: ["t"]
    }
  }

  func target(from day: CalendarDay, today: CalendarDay, firstWeekday: Weekday) -> CalendarDay {
    switch self {
    case .previousDay: day.adding(days: -1)
    case .nextDay: day.adding(days: 1)
    case .previousWeek: day.adding(days: -7)
    case .nextWeek: day.adding(days: 7)
    case .previousMonth: day.adding(months: -1)
    case .nextMonth: day.adding(months: 1)
    case .previousYear: day.adding(months: -12)
    case .nextYear: day.adding(months: 12)
    case .weekStart: day.adding(days: -day.weekday.place(from: firstWeekday))
    case .weekEnd: day.adding(days: 6 - day.weekday.place(from: firstWeekday))
    case .today: today
    }
  }

  func title(_ language: Language) -> String {
    switch self {
    case .previousDay: language.say(en: "the day before", ru: "день назад")
    case .nextDay: language.say(en: "the next day", ru: "день вперёд")
    case .previousWeek: language.say(en: "the week before", ru: "неделя назад")
    case .nextWeek: language.say(en: "the next week", ru: "неделя вперёд")
    case .previousMonth: language.say(en: "the month before", ru: "месяц назад")
    case .nextMonth: language.say(en: "next month", ru: "месяц вперёд")
    case .previousYear: language.say(en: "the year before", ru: "год назад")
    case .nextYear: language.say(en: "next year", ru: "год вперёд")
    case .weekStart: language.say(en: "first day of the week", ru: "первый день недели")
    case .weekEnd: language.say(en: "last day of the week", ru: "последний день недели")
    case .today: language.say(en: "today", ru: "сегодня")
    }
  }

  var hint: HintPlace {
    switch self {
    case .nextMonth, .nextYear, .today: .footer
    default: .helpOnly
    }
  }
}
