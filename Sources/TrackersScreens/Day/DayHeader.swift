import Core
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// The date between its arrows, how much of it is done, and what is left out.
struct DayHeader {
  let day: DayState
  let words: TrackersWords
  let isWide: Bool

  var body: Element<DayAction> {
    if day.search.isEditing { return searchField }
    return HStack(spacing: 1) {
      Button(TrackersID.previousDay, "‹", hint: words.previousDay, action: step(-1))
      Text(date, .title, id: TrackersID.date, semantics: .heading)
      Button(TrackersID.nextDay, "›", hint: words.nextDay, action: step(1))
      Text(progress, .muted, id: TrackersID.progress)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      if !day.search.isEmpty { Text("/\(day.search.text)", .accent, semantics: nil) }
      if isFilterUseful {
        Button(
          TrackersID.filter, words.short(day.choice, isWide: isWide), hint: words.filterHint,
          action: DayAction.filterTapped)
      }
      Button(TrackersID.add, "+", hint: words.addHint, action: DayAction.addTapped)
    }
    .padding(horizontal: 1).frame(rows: 1)
  }

  private func step(_ days: Int) -> DayAction { .stepped(days) }

  private var date: String {
    guard isWide else { return words.short(day.day, in: day.today.year) }
    let date = sentence(words.date(day.day))
    return day.isToday ? words.told([date, words.today]) : date
  }

  /// True where the filter can leave out something.
  private var isFilterUseful: Bool { day.choice != .all || (day.page?.dueCount ?? 0) > 0 }

  private var progress: String {
    guard let page = day.page, page.dueCount > 0 else { return "" }
    return "\(page.doneCount)/\(page.dueCount)"
  }

  private var searchField: Element<DayAction> {
    SearchField(
      TrackersID.search, label: words.search, text: day.search.text,
      placeholder: words.searchPlaceholder, limit: 60,
      status: day.search.isEmpty ? "" : words.found(day.cards.count),
      onEvent: { DayAction.search($0) }
    )
    .padding(horizontal: 1).frame(rows: 1)
  }
}

/// The week of the shown day: `[Mo 16]` is that day, `(Tu 17)` is today; behind it stands how much of it was
/// done, `●` all, `◐` some, `○` nothing. A click goes to a day.
struct WeekStrip<Action>: Widget {
  let day: DayState
  let words: TrackersWords
  let onChoose: (CalendarDay) -> Action

  private static var cell: Int { 9 }

  var flex: Flex { Flex(horizontal: 1) }

  private var days: [CalendarDay] {
    let range = DayState.week(of: day.day, from: words.units.weekStart)
    return (0..<7).map { range.lowerBound.adding(days: $0) }
  }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let cell = rect.columns >= 7 * Self.cell ? Self.cell : Self.cell - 1
    for (index, each) in days.enumerated() {
      let frame = Rect(x: rect.minX + index * cell, y: rect.minY, columns: 8, rows: 1)
      draw(each, in: frame.intersection(rect), &canvas)
    }
  }

  private func draw(_ each: CalendarDay, in frame: Rect, _ canvas: inout Canvas<Action>) {
    let id = TrackersID.week.item(each.iso)
    let isToday = each == day.today
    let number = each.day < 10 ? " \(each.day)" : "\(each.day)"
    let text = "\(words.calendar.short(each.weekday)) \(number)"
    let (open, close) = each == day.day ? ("[", "]") : isToday ? ("(", ")") : (" ", " ")
    let width = canvas.write(open + text + close, at: frame.origin, role: role(each, id, canvas))
    let fill = day.fills[each]
    if let fill {
      canvas.write(
        words.glyph(fill), at: frame.origin + Point(x: width, y: 0),
        role: fill == .full ? .success : .muted)
    }
    canvas.describe(
      SemanticNode(
        identifier: id, role: .day, label: words.calendar.full(each),
        value: [isToday ? words.today : nil, fill.map(words.name)].compactMap { $0 }
          .joined(separator: ", "),
        traits: each == day.day ? .selected : [], actions: ["press"], frame: frame))
    canvas.add(
      Toolkit.Target(
        id, frame: frame,
        onMouse: { event in
          guard case .press(.left, _) = event.kind else { return nil }
          return .send(onChoose(each))
        }))
  }

  private func role(_ each: CalendarDay, _ id: Identifier, _ canvas: Canvas<Action>) -> ThemeRole {
    if canvas.isHovered(id) { return .hovered }
    if each == day.day { return .selection }
    if each == day.today { return .accent }
    return each > day.today ? .disabled : .muted
  }
}

/// Beside the parts of the tab: what is due, if anything is, and the menu of the day.
struct DayTools {
  let day: DayState
  let words: TrackersWords
  let isWide: Bool

  var body: [Element<DayAction>] {
    let menu = Button(
      TrackersID.dayTools, "⋯", hint: words.dayMenuHint, action: DayAction.menuOpened
    ).element
    guard let due else { return [menu] }
    return [
      Button(TrackersID.due, due, hint: words.dueHint, action: DayAction.dueTapped).element, menu,
    ]
  }

  /// The number of overdue trackers; where there is none, the time of the next one.
  private var due: String? {
    guard let times = day.page?.dueTimes, let last = times.last else { return nil }
    let count = times.count { $0 <= day.now }
    if count > 0 { return words.dueCount(count, isWide: isWide) }
    let next = times.first { $0 > day.now } ?? last
    return isWide ? words.nextDue(next) : next.text
  }
}
