import Core
import Semantics
import Terminal

/// The content of a calendar heat map: days, steps, words.
struct HeatMapModel {
  let id: Identifier
  let label: String
  let start: CalendarDay
  let values: [Double?]
  let digits: Int
  let unit: String
  var full: Double?
  var firstWeekday = Weekday.monday

  /// From nothing to full, told apart without colour.
  private static let shades = ["·", "░", "▒", "▓", "█"]
  /// The same where there are colours: of a shade half would be the background's.
  private static let blocks = ["·", "▂", "▄", "▆", "█"]

  static func glyphs(_ depth: ColorDepth, _ theme: Theme) -> [String] {
    depth == .none || theme.isColorless ? shades : blocks
  }

  /// The full one on a background of its own, which it would hide.
  static let pickedFull = "■"
  static let roles: [ThemeRole] = [.border, .heat1, .heat2, .heat3, .heat4]

  var picker: ChartPicker { ChartPicker(id: id, label: label, count: values.count) }
  var windowID: Identifier { id.child("weeks") }
  /// The days of the first week before the first day.
  private var lead: Int { start.weekday.place(from: firstWeekday) }
  /// The weeks that the days stand in.
  var weeks: Int { values.isEmpty ? 0 : (lead + values.count + 6) / 7 }

  /// The week and the day of it.
  func place(_ index: Int) -> (week: Int, weekday: Int) {
    let day = lead + index
    return (day / 7, day % 7)
  }

  /// The index of a place; nil where no day is.
  func index(week: Int, weekday: Int) -> Int? {
    let index = week * 7 + weekday - lead
    return values.indices.contains(index) && (0..<7).contains(weekday) ? index : nil
  }

  func day(_ index: Int) -> CalendarDay { start.adding(days: index) }

  /// The step of a value, from 0 to 4; whatever is more than nothing is more than 0.
  static func step(_ value: Double, greatest: Double) -> Int {
    guard value > 0, greatest > 0 else { return 0 }
    return min(4, max(1, Int((value / greatest * 4).rounded(.up))))
  }

  var greatest: Double { full ?? values.lazy.compactMap { $0 }.max() ?? 0 }

  private func summary(_ language: Language) -> ChartSummary {
    ChartSummary(words: Words(language), digits: digits, unit: unit)
  }

  /// `14 March, 3 km`.
  func reading(_ index: Int, _ language: Language) -> String {
    "\(CalendarWords(language).dateInYear(day(index))), \(summary(language).number(values[index]))"
  }

  /// `120 of 365 days, up to 8 a day`; of parts of a whole `120 of 365 days, 90 of them in full`.
  func words(_ values: some Collection<Double?>, _ language: Language) -> String {
    facts(values, language).joined(separator: ", ")
  }

  /// With a title before it; what does not fit into the columns is left out whole, from the end on.
  func line(
    _ title: String, _ values: some Collection<Double?>, _ language: Language, within columns: Int
  ) -> String {
    var facts = facts(values, language)
    var line: String { "\(title): \(facts.joined(separator: ", "))" }
    while facts.count > 1, DisplayWidth.of(line) > columns { facts.removeLast() }
    return DisplayWidth.truncate(line, to: columns)
  }

  /// The one that matters most first.
  private func facts(_ values: some Collection<Double?>, _ language: Language) -> [String] {
    let known = values.compactMap { $0 }
    guard let most = known.max() else { return [language.say(en: "no data", ru: "нет данных")] }
    let active = known.count { $0 > 0 }
    let days = language.plural(known.count, en: ("day", "days"), ru: ("дня", "дней", "дней"))
    let number = summary(language).number(most)
    let count = language.say(
      en: "\(active) of \(known.count) \(days)", ru: "\(active) из \(known.count) \(days)")
    guard let full
    else { return [count, language.say(en: "up to \(number) a day", ru: "до \(number) в день")] }
    let whole = known.count { $0 >= full }
    return whole == active
      ? [count]
      : [count, language.say(en: "\(whole) of them in full", ru: "полностью — \(whole)")]
  }

  var monthCount: Int {
    values.indices.count { $0 + 1 == values.count || day($0 + 1).month != day($0).month }
  }

  /// A line for each month, the newest first.
  func months(_ language: Language, within columns: Int) -> [String] {
    var lines: [String] = []
    var first = 0
    for index in values.indices {
      let isLast = index + 1 == values.count || day(index + 1).month != day(index).month
      guard isLast else { continue }
      let title = CalendarWords(language).title(day(index).inMonth)
      lines.insert(line(title, values[first...index], language, within: columns), at: 0)
      first = index + 1
    }
    return lines
  }
}

/// The weeks of a heat map that show, and how wide each is.
struct HeatMapWindow {
  /// Keys bring what they pick into view; the wheel may leave it behind.
  struct State: ControlState {
    var first: Int
    var followed: Int?
  }

  /// The words of the days at the left.
  static let margin = 4

  let model: HeatMapModel
  let weeks: Range<Int>
  /// The columns of a week.
  let cell: Int
  let area: Rect

  /// Nil where there is no room for a week.
  init?(_ model: HeatMapModel, in rect: Rect, _ context: RenderContext) {
    let room = rect.columns - Self.margin
    guard !context.isFlat, rect.rows >= 9, room > 0 else { return nil }
    self.model = model
    cell = room >= model.weeks * 2 ? 2 : 1
    let count = min(model.weeks, room / cell)
    let first = Self.first(model, count, context)
    weeks = first..<first + count
    area = Rect(x: rect.minX + Self.margin, y: rect.minY + 2, columns: count * cell, rows: 7)
  }

  private static func first(_ model: HeatMapModel, _ count: Int, _ context: RenderContext) -> Int {
    let state = context.control(model.windowID, as: State.self)
    var first = state?.first ?? model.weeks
    if let index = model.picker.kept(context), index != state?.followed {
      let week = model.place(index).week
      first = min(week, max(first, week - count + 1))
    }
    return min(max(0, first), model.weeks - count)
  }

  func state(_ context: RenderContext) -> State {
    State(first: weeks.lowerBound, followed: model.picker.kept(context))
  }

  // MARK: Places
  var places: ChartPicker.Places {
    ChartPicker.Places(
      name: { point in
        guard area.contains(point) else { return nil }
        return "\((point.x - area.minX) / cell),\(point.y - area.minY)"
      },
      index: { name in
        let parts = name.split(separator: ",").compactMap { Int($0) }
        guard parts.count == 2 else { return nil }
        return model.index(week: weeks.lowerBound + parts[0], weekday: parts[1])
      })
  }

  /// Returns the place of a day.
  func point(week: Int, weekday: Int) -> Point {
    Point(x: area.minX + (week - weeks.lowerBound) * cell, y: area.minY + weekday)
  }

  /// The same some weeks on or back.
  func moved(by count: Int, _ context: RenderContext) -> Response<Any> {
    var state = state(context)
    state.first = min(max(0, state.first + count), model.weeks - weeks.count)
    return Response(control: (model.windowID, state))
  }
}
