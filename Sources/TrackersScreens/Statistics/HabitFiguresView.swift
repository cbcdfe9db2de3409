import Core
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// What one habit comes to.
struct HabitFiguresView {
  let state: TrackersState
  let words: TrackersWords
  let weekStart: WeekStart

  private var page: TrackersStatisticsState { state.statistics }

  var body: Element<TrackersStatisticsAction> {
    guard let habit = page.habit else { return Text(words.loading, .muted).element }
    return VStack {
      facts(habit)
      Spacer(1)
      if let year = page.shownYear {
        StatisticsChartsView(
          today: state.day.today, year: year, years: page.years, heat: habit.heat(of: year),
          weekdays: habit.weekdays,
          scores: habit.scores, weekStart: weekStart, words: words
        ).body
        if !state.settings.hidesStreaks, !habit.streaks.isEmpty { streaks(habit) }
      } else {
        Text(words.nothingPutDown, .muted, lines: nil)
      }
    }.element
  }

  private func facts(_ habit: HabitStatistics) -> Element<TrackersStatisticsAction> {
    var rows = [
      (words.scheduleTitle, words.when(habit.tracker, on: state.day.today)),
      (words.scoreTitle, words.percent(habit.score)),
      (words.doneTitle, words.days(habit.doneCount)),
    ]
    if !state.settings.hidesStreaks {
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
