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
      if let target = habit.tracker.target, !habit.targets.isEmpty {
        Spacer(1)
        TargetView(figures: habit.targets, target: target, words: words).body
      }
      Spacer(1)
      if let year = page.shownYear {
        StatisticsChartsView(
          today: today, year: year, years: page.years, heat: habit.heat(of: year),
          scores: habit.scores, step: page.step, weekStart: weekStart, words: words,
          barsSkipDays: habit.tracker.target == nil,
          bars: HistoryBarsView(habit: habit, step: page.step, year: year, words: words).body
        ).body
        Spacer(1)
        WeekdayMonthsView(
          months: habit.months.filter { $0.month.year <= year }, weekdays: habit.weekdays,
          weekStart: weekStart, words: words
        ).body
        if !settings.hidesStreaks, !habit.streaks.isEmpty {
          Spacer(1)
          StreakBarsView(streaks: habit.streaks, current: habit.current, words: words).body
        }
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
}

/// The latest periods up to the end of a year as bars, the newest first: the days done, or the amounts.
struct HistoryBarsView {
  private static let most = 13

  let habit: HabitStatistics
  let step: StatisticsStep
  let year: Int
  let words: TrackersWords

  var body: Element<TrackersStatisticsAction> {
    let target = habit.tracker.target
    // A day that is only done or not has no bar worth looking at.
    let step = target == nil && self.step == .day ? .week : self.step
    let figures = habit.history(by: step).filter { $0.period.first.year <= year }
      .suffix(Self.most).reversed()
    let title = words.historyTitle(step, target?.unit ?? "")
    return VStack {
      Text(title, .accent, semantics: .heading)
      BarChart(
        TrackersID.history, label: title,
        bars: figures.map { figure in
          let count = figure.thousandths.map { Double($0) / 1000 } ?? Double(figure.times)
          return ChartBar(words.name(figure.period), count)
        }, digits: TrackersWords.digits(figures.compactMap(\.thousandths)))
    }.element
  }
}

/// The amounts of today, this week, month, quarter and year by what is wanted of them.
struct TargetView {
  let figures: [TargetFigure]
  let target: TrackersDomain.Target
  let words: TrackersWords

  var body: Element<TrackersStatisticsAction> {
    Responsive { rows($0.columns < 60 ? 6 : 24) }
      .fill(horizontal: .fill, flex: Flex(horizontal: 1))
  }

  private func rows(_ cells: Int) -> Element<TrackersStatisticsAction> {
    let rows = figures.enumerated().map { index, figure in
      let (name, text) = (words.thisPeriod(figure.period.step), words.told(figure, target))
      return [
        Text<TrackersStatisticsAction>(name, semantics: nil).element,
        Text(bar(figure, cells), .accent, semantics: nil).whenFlat {},
        Text(text, .muted, lines: 2, semantics: nil)
          .semantics(TrackersID.targets.item(index), .cell, label: name, value: text),
      ]
    }
    return VStack {
      Text(words.targetTitle, .accent, semantics: .heading)
      GridLayout(rows: rows, columnSpacing: 1)
        .semantics(TrackersID.targets, .chart, label: words.targetTitle)
    }.element
  }

  /// At least one cell of what is more than nothing, and not all of them before all is done.
  private func bar(_ figure: TargetFigure, _ cells: Int) -> String {
    var full = figure.done > 0 ? cells : 0
    if figure.wanted > 0, figure.done > 0, figure.done < figure.wanted {
      full = min(cells - 1, max(1, figure.done * cells / figure.wanted))
    }
    return String(repeating: "█", count: full) + String(repeating: "░", count: cells - full)
  }
}
