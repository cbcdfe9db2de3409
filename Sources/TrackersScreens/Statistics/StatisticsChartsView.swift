import Core
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// A year as a map of its days, bars, and the score as a line.
struct StatisticsChartsView {
  let today: CalendarDay
  let year: Int
  let years: [Int]
  let heat: [HeatDay]
  let scores: ScoreLine
  let step: StatisticsStep
  let weekStart: WeekStart
  let words: TrackersWords
  /// True where the bars have weeks in the place of days.
  var barsSkipDays = false
  /// Stand beside the line where there is room, and above it where there is none.
  let bars: Element<TrackersStatisticsAction>

  var body: Element<TrackersStatisticsAction> {
    VStack {
      yearRow
      Responsive { map($0.columns < Self.yearColumns ? past : heat) }
        .fill(horizontal: .fill, flex: Flex(horizontal: 1)).whenFlat { map(past) }
      Spacer(1)
      Dropdown(
        TrackersID.step, words.stepLabel, options: StatisticsStep.allCases.map(name),
        selection: StatisticsStep.allCases.firstIndex(of: step),
        onChange: { TrackersStatisticsAction.stepChosen(StatisticsStep.allCases[$0]) })
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

  private func name(_ step: StatisticsStep) -> String {
    step == .day && barsSkipDays ? words.scoreByDay : words.name(step)
  }

  // MARK: The year
  /// Adds the names of the days where all weeks fit.
  private static let yearColumns = 58

  /// Leaves out the days to come where not all of it shows, so that the last are those of today.
  private var past: [HeatDay] { heat.filter { $0.day <= today } }

  private func map(_ days: [HeatDay]) -> Element<TrackersStatisticsAction> {
    CalendarHeatMap(
      TrackersID.heatMap, label: words.heatLabel(year), start: days.first?.day ?? .first,
      values: days.map { $0.share.map { $0 * 100 } }, unit: words.percentUnit, full: 100,
      firstWeekday: weekStart.weekday
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

  // MARK: The score
  /// Days and weeks of the year; longer periods from the first to the end of the year.
  private var line: Element<TrackersStatisticsAction> {
    if step == .day {
      let days = heat.map(\.day).filter { scores[$0] != nil }
      return line(
        words.told([words.scoreTitle, String(year)]), days.map { scores[$0] ?? 0 }, ticks(days),
        words.noScoreYet
      ) { words.shortDate(days[$0]) }
    }
    let means = scores.means(by: step, weekStart: weekStart).filter {
      $0.period.first.year <= year && (step != .week || $0.period.last.year >= year)
    }
    let title = words.scoreTitle(step)
    return line(
      step == .week ? words.told([title, String(year)]) : title, means.map(\.score), [],
      words.needsTwoPeriods
    ) { words.name(means[$0].period) }
  }

  private func line(
    _ title: String, _ shares: [Double], _ ticks: [[Int]], _ tooFew: String,
    _ place: @escaping (Int) -> String
  ) -> Element<TrackersStatisticsAction> {
    if shares.count < 2 {
      return VStack {
        Text(title, .accent, semantics: .heading)
        Text(tooFew, .muted, lines: nil)
      }.element
    }
    return LineChart(
      TrackersID.score, label: title,
      series: [ChartSeries(words.scoreTitle, shares.map { $0 * 100 })],
      unit: words.percentUnit, ticks: ticks, bounds: 0...100,
      place: { shares.indices.contains($0) ? place($0) : "" }
    ).frame(rows: 10)
  }

  /// Below the beginnings of months, or of every third.
  private func ticks(_ days: [CalendarDay]) -> [[Int]] {
    let months = days.indices.filter { days[$0].day == 1 }
    return months.count < 2 ? [] : [months, months.filter { days[$0].month % 3 == 1 }]
  }
}

/// All that was done by weekdays, from the day that weeks begin with.
struct WeekdayBarsView {
  let weekdays: [WeekdayFigure]
  let weekStart: WeekStart
  let words: TrackersWords

  var body: Element<TrackersStatisticsAction> {
    let first = weekdays.firstIndex { $0.weekday == weekStart.weekday } ?? 0
    let week = weekdays[first...] + weekdays[..<first]
    return VStack {
      Text(words.weekdaysTitle, .accent, semantics: .heading)
      BarChart(
        TrackersID.weekdays, label: words.weekdaysTitle,
        bars: week.map { ChartBar(words.calendar.inLine($0.weekday), Double($0.done)) })
    }.element
  }
}
