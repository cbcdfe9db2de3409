import Core
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// The weekdays by months: a step and the number of days done of each, and the sum of each weekday.
struct WeekdayMonthsView {
  private static let most = 12
  private static let glyphs = ["·", "▂", "▄", "▆", "█"]

  /// The earliest first.
  let months: [WeekdayMonth]
  /// From Monday on.
  let weekdays: [WeekdayFigure]
  let weekStart: WeekStart
  let words: TrackersWords

  var body: Element<TrackersStatisticsAction> {
    Responsive { size in table(shown(within: size.columns), isFlat: false) }
      .fill(horizontal: .fill, flex: Flex(horizontal: 1))
      .whenFlat { table(shown(within: .max), isFlat: true) }
  }

  /// Four columns each, beside the weekday and the sum.
  private func shown(within columns: Int) -> [WeekdayMonth] {
    months.suffix(min(Self.most, max(1, (columns - 10) / 4)))
  }

  private func table(
    _ months: [WeekdayMonth], isFlat: Bool
  ) -> Element<TrackersStatisticsAction> {
    let title = words.weekdaysTitle(months)
    return VStack {
      Text(title, .accent, lines: nil, semantics: .heading)
      if !isFlat { Text(head(months), .muted, semantics: nil) }
      VStack {
        for (index, weekday) in weekStart.weekday.week.enumerated() {
          let place = weekday.rawValue - 1
          let told = words.told(place, months, all: weekdays[place].done)
          let name = words.calendar.inLine(weekday)
          Text(
            isFlat ? "\(name): \(told)" : line(weekday, months), lines: isFlat ? nil : 1,
            semantics: nil
          ).semantics(TrackersID.months.item(index), .cell, label: name, value: told)
        }
      }.semantics(TrackersID.months, .table, label: title)
      if !isFlat { Text(words.stepsLegend, .muted, semantics: nil) }
    }.element
  }

  private func head(_ months: [WeekdayMonth]) -> String {
    let names = months.map { trailing(words.calendar.short($0.month), 4) }
    return "   " + names.joined() + trailing(words.allColumn, 6)
  }

  private func line(_ weekday: Weekday, _ months: [WeekdayMonth]) -> String {
    let place = weekday.rawValue - 1
    let cells = months.map { month in
      let glyph = Self.glyphs[month.level(place)]
      return trailing(month.done[place] == 0 ? glyph : "\(glyph)\(month.done[place])", 4)
    }
    let name = words.calendar.inLine(weekday)
    return name + String(repeating: " ", count: max(0, 3 - DisplayWidth.of(name)))
      + cells.joined() + trailing(String(weekdays[place].done), 6)
  }

  private func trailing(_ text: String, _ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - DisplayWidth.of(text))) + text
  }
}

/// The streaks with the most days as bars: the first day, the length, the last day.
struct StreakBarsView {
  let streaks: [Streak]
  let current: Streak?
  let words: TrackersWords

  private var hasCurrent: Bool { streaks.contains { $0 == current } }

  var body: Element<TrackersStatisticsAction> {
    VStack {
      HStack(spacing: 2) {
        Text(words.longestStreaks, .accent, semantics: .heading)
        if hasCurrent { Text("◆ \(words.goesOn)", .muted, semantics: nil).whenFlat {} }
      }
      VStack {
        for (index, streak) in streaks.enumerated() {
          Responsive { line(streak, $0.columns) }
            .frame(rows: 1)
            .whenFlat {
              Text(words.told(streak, isCurrent: streak == current), lines: nil, semantics: nil)
            }
            .semantics(
              TrackersID.streaks.item(index), .cell, label: words.length(streak),
              value: words.told(streak, isCurrent: streak == current))
        }
      }.semantics(TrackersID.streaks, .table, label: words.longestStreaks)
    }.element
  }

  /// The bar stands in the middle between the dates, as those of Loop Habit Tracker do.
  private func line(_ streak: Streak, _ columns: Int) -> Element<TrackersStatisticsAction> {
    let ends = streaks.flatMap { [$0.first, $0.last] }.map(words.shortDateOfYear)
    let date = ends.map(DisplayWidth.of).max() ?? 0
    let mark = hasCurrent ? 2 : 0
    let room = min(60, max(0, columns - 2 * (date + 1) - mark))
    let bar = bar(streak, room)
    let left = (room - DisplayWidth.of(bar)) / 2
    return HStack(spacing: 0) {
      if hasCurrent {
        Text(streak == current ? "◆" : "", .accent, semantics: nil).frame(columns: mark)
      }
      Text(words.shortDateOfYear(streak.first), .muted, alignment: .trailing, semantics: nil)
        .frame(columns: date)
      Text(String(repeating: " ", count: max(0, left + 1)) + bar, .accent, semantics: nil)
        .frame(columns: room + 2)
      Text(words.shortDateOfYear(streak.last), .muted, semantics: nil)
    }.element
  }

  /// `███ 12 days ███`: as long as its days by those of the longest, and at least its words.
  private func bar(_ streak: Streak, _ room: Int) -> String {
    let most = max(1, streaks.map(\.days).max() ?? 1)
    let text = " \(words.length(streak)) "
    let cells = room * streak.days / most - DisplayWidth.of(text)
    if cells < 2 { return words.length(streak) }
    let half = String(repeating: "█", count: cells / 2)
    return half + text + half
  }
}
