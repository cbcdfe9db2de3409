import Core
import Semantics
import Terminal

/// What a calendar heat map is made of: days, steps, words.
struct HeatMapModel {
  let id: Identifier
  let label: String
  let start: CalendarDay
  let values: [Double?]
  let digits: Int
  let unit: String
  var full: Double?

  /// From nothing to full; told apart without colour.
  static let glyphs = ["·", "░", "▒", "▓", "█"]
  /// The full one on a ground of its own, which it would hide.
  static let pickedFull = "■"
  static let roles: [ThemeRole] = [.border, .heat1, .heat2, .heat3, .heat4]

  var picker: ChartPicker { ChartPicker(id: id, label: label, count: values.count) }

  var windowID: Identifier { id.child("weeks") }

  /// The days of the first week before the first day.
  private var lead: Int { start.weekday.place(from: .monday) }

  /// The weeks that the days stand in, Monday first.
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
    ChartSummary(language: language, digits: digits, unit: unit)
  }

  /// `14 March, 3 km`.
  func reading(_ index: Int, _ language: Language) -> String {
    "\(CalendarWords(language).dateInYear(day(index))), \(summary(language).number(values[index]))"
  }

  /// `120 of 365 days, max 8`.
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
    return [
      language.say(
        en: "\(active) of \(known.count) \(days)", ru: "\(active) из \(known.count) \(days)"),
      language.say(en: "max \(number)", ru: "макс. \(number)"),
    ]
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
