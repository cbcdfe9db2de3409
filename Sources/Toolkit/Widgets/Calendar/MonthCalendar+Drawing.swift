import Core
import Semantics
import Terminal

extension MonthCalendar {
  func node(_ room: Rect, _ language: Language) -> SemanticNode {
    SemanticNode(
      identifier: id, role: .calendar, label: label, value: status(language).first,
      traits: .focusable, actions: onOpen == nil ? ["move"] : ["move", "open"], frame: room)
  }

  func draw(_ place: Place, _ canvas: inout Canvas<Action>) {
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

  /// Behind the last day of a line, where weeks are left out above or below; narrow cells have no room.
  func drawMarks(_ room: Rect, _ days: [Place], _ canvas: inout Canvas<Action>) {
    guard !canvas.context.isFlat, let first = days.first, let last = days.last,
      first.frame.columns >= 5
    else { return }
    let month = selection.inMonth
    if first.day > month.day(1) {
      canvas.write("▲", at: Point(x: room.maxX - 1, y: first.frame.minY), role: .muted)
    }
    if last.day < month.day(month.days) {
      canvas.write("▼", at: Point(x: room.maxX - 1, y: last.frame.minY), role: .muted)
    }
  }

  /// A screen reader follows the cursor, so it goes with the selected day.
  func showCursor(_ days: [Place], _ canvas: inout Canvas<Action>) {
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
    return day == rules.today ? .accent : .text
  }

  /// The month between its buttons, and the days of the week.
  func drawHead(_ room: Rect, _ cell: Int, _ canvas: inout Canvas<Action>) {
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
    let button = FieldButton(id: id.child("\(move.rawValue)"), field: id, sign: sign) { go(move) }
    _ = button.draw(at: point, &canvas)
  }

  /// The selected day in words, or why another one cannot be.
  func drawStatus(_ room: Rect, _ canvas: inout Canvas<Action>) {
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
    let words = rules.words(language)
    let today = selection == rules.today ? " · " + CalendarMove.today.title(language) : ""
    let mark = marks(selection) && !markTitle.isEmpty ? " · " + markTitle : ""
    return [
      words.full(selection) + today + mark, words.date(selection) + today + mark,
      words.brief(selection) + mark, words.brief(selection),
    ]
  }
}

/// The look of a day in a calendar: ` 6`, `[6]` selected, `(6)` today, a dot behind one of note.
struct CalendarCell {
  let number: Int
  let isSelected: Bool
  let isToday: Bool
  let isMarked: Bool

  /// Returns the columns of a day in a width: 5 have room for brackets and dot, 4 for one of them
  /// on the right, 3 for one sign.
  static func columns(in width: Int) -> Int { min(5, max(1, width / 7)) }

  func text(_ columns: Int) -> String {
    if columns < 3 { return String((digits + "  ").prefix(columns)) }
    if columns == 3 { return (opening ?? (isMarked ? "•" : " ")) + digits }
    let number = self.number
    let opened = number < 10 ? " " + (opening ?? " ") + "\(number)" : (opening ?? " ") + "\(number)"
    let dot = isMarked ? "•" : nil
    if columns == 4 { return opened + (dot ?? closing ?? " ") }
    return opened + (closing.map { $0 + (dot ?? " ") } ?? (dot ?? " ") + " ")
  }

  private var digits: String { number < 10 ? " \(number)" : "\(number)" }
  private var opening: String? { isSelected ? "[" : isToday ? "(" : nil }
  private var closing: String? { isSelected ? "]" : isToday ? ")" : nil }
}
