import Core
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// The figures of one habit.
struct HabitFiguresView {
  let page: TrackersStatisticsState
  let settings: TrackersSettings
  let today: CalendarDay
  let words: TrackersWords
  let weekStart: WeekStart

  var body: Element<TrackersStatisticsAction> {
    guard let habit = page.habit else { return Text(words.loading, .muted).element }
    return VStack {
      facts(habit)
      Spacer(1)
      if let year = page.shownYear {
        StatisticsChartsView(
          today: today, year: year, years: page.years, heat: habit.heat(of: year),
          weekdays: habit.weekdays, scores: habit.scores, weekStart: weekStart, words: words
        ).body
        if !settings.hidesStreaks, !habit.streaks.isEmpty { streaks(habit) }
      } else {
        Text(words.nothingPutDown, .muted, lines: nil)
      }
    }.element
  }

  private func facts(_ habit: HabitStatistics) -> Element<TrackersStatisticsAction> {
    var rows = [
      (words.scheduleTitle, words.when(habit.tracker, on: today)),
      (words.scoreTitle, words.percent(habit.score)),
      (words.doneTitle, words.days(habit.doneCount)),
    ]
    if !settings.hidesStreaks {
      rows += [
        (words.currentStreak, habit.current.map(words.length) ?? words.noneYet),
        (words.bestStreak, habit.best.map(words.length) ?? words.noneYet),
      ]
    }
    return GridLayout(
      rows: rows.map { [Text($0.0, .muted).element, Text($0.1, .title).element] },
      columnSpacing: 2
    ).semantics(TrackersID.facts, .table, label: habit.tracker.name)
  }

  /// Those with the most days first.
  private func streaks(_ habit: HabitStatistics) -> Element<TrackersStatisticsAction> {
    let rows = habit.streaks.map { streak in
      [
        Text<TrackersStatisticsAction>(words.length(streak)).element,
        Text(words.span(streak), .muted).element,
      ]
    }
    return VStack {
      Spacer(1)
      Text(words.longestStreaks, .accent, semantics: .heading)
      GridLayout(rows: rows, columnSpacing: 2)
        .semantics(TrackersID.streaks, .table, label: words.longestStreaks)
    }.element
  }
}

/// A year as a map of its days, the weekdays as bars, and the score of the year as a line.
struct StatisticsChartsView {
  let today: CalendarDay
  let year: Int
  let years: [Int]
  let heat: [HeatDay]
  let weekdays: [WeekdayFigure]
  let scores: ScoreLine
  let weekStart: WeekStart
  let words: TrackersWords

  var body: Element<TrackersStatisticsAction> {
    VStack {
      yearRow
      Responsive { map($0.columns < Self.yearColumns ? past : heat) }
        .fill(horizontal: .fill, flex: Flex(horizontal: 1)).whenFlat { map(past) }
      Spacer(1)
      Responsive { size in
        if size.columns < 100 {
          VStack(spacing: 1) {
            bars
            line
          }.element
        } else {
          HStack(spacing: 3) {
            bars.frame(columns: 40)
            line
          }.element
        }
      }.fill(horizontal: .fill, flex: Flex(horizontal: 1))
    }.element
  }

  // MARK: The year
  /// Adds the names of the days where all weeks fit.
  private static let yearColumns = 58

  /// Leaves out the days to come where not all of it shows, so that the last are those of today.
  private var past: [HeatDay] { heat.filter { $0.day <= today } }

  private func map(_ days: [HeatDay]) -> Element<TrackersStatisticsAction> {
    CalendarHeatMap(
      TrackersID.heatMap, label: words.heatLabel(year), start: days.first?.day ?? .first,
      values: days.map { $0.share.map { $0 * 100 } }, unit: words.percentUnit, full: 100
    ).element
  }

  private var yearRow: Element<TrackersStatisticsAction> {
    HStack(spacing: 1) {
      if years.count > 1 {
        Button(
          TrackersID.previousYear, "‹", hint: words.previousYear, isEnabled: year != years.first,
          action: TrackersStatisticsAction.yearStepped(-1))
      }
      Text(String(year), .accent, id: TrackersID.year, semantics: .heading)
      if years.count > 1 {
        Button(
          TrackersID.nextYear, "›", hint: words.nextYear, isEnabled: year != years.last,
          action: TrackersStatisticsAction.yearStepped(1))
      }
    }.element
  }

  // MARK: The weekdays
  /// From the day that weeks begin with.
  private var bars: Element<TrackersStatisticsAction> {
    let first = weekdays.firstIndex { $0.weekday == weekStart.weekday } ?? 0
    let week = weekdays[first...] + weekdays[..<first]
    return VStack {
      Text(words.weekdaysTitle, .accent, semantics: .heading)
      BarChart(
        TrackersID.weekdays, label: words.weekdaysTitle,
        bars: week.map { ChartBar(words.calendar.inLine($0.weekday), Double($0.done)) })
    }.element
  }

  // MARK: The score
  private var line: Element<TrackersStatisticsAction> {
    let days = heat.map(\.day).filter { scores[$0] != nil }
    let title = words.told([words.scoreTitle, String(year)])
    if days.count < 2 {
      return VStack {
        Text(title, .accent, semantics: .heading)
        Text(words.noScoreYet, .muted, lines: nil)
      }.element
    }
    return LineChart(
      TrackersID.score, label: title,
      series: [ChartSeries(words.scoreTitle, days.map { day in scores[day].map { $0 * 100 } })],
      unit: words.percentUnit, ticks: ticks(days), bounds: 0...100,
      place: { days.indices.contains($0) ? words.shortDate(days[$0]) : "" }
    ).frame(rows: 10)
  }

  /// Below the beginnings of months, or of every third.
  private func ticks(_ days: [CalendarDay]) -> [[Int]] {
    let months = days.indices.filter { days[$0].day == 1 }
    return months.count < 2 ? [] : [months, months.filter { days[$0].month % 3 == 1 }]
  }
}
