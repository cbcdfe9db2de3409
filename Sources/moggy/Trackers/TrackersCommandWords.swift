import Core
import Foundation
import Interchange
import Toolkit
import TrackersDomain
import TrackersScreens

/// The words of the commands about trackers, besides those of the screen.
typealias TrackersCommandWords = Words<TrackersCommand>

extension TrackersCommandWords {
  /// Those of the screen.
  var screen: TrackersWords { TrackersWords(language) }
  var files: TrackersFileWords { TrackersFileWords(language) }

  // MARK: Problems
  /// With the field that is meant, as there may be several.
  func refused(_ name: String, _ problem: TrackerProblem) -> String {
    let places = [name, screen.field(problem) ?? ""].filter { !$0.isEmpty }
    return "\(places.joined(separator: ", ")): \(screen.refusal(problem))"
  }

  func noDay(_ text: String) -> String {
    say(
      en: "“\(text)” is no day, as 2026-03-06, yesterday or +3d",
      ru: "«\(text)» — не дата, как 2026-03-06, вчера или +3д")
  }

  func notInTheList(_ text: String) -> String {
    say(en: "there is no tracker “\(text)”", ru: "трекера «\(text)» нет")
  }

  func notUnique(_ text: String) -> String {
    say(
      en: "“\(text)” is more than one tracker; use the identifier:",
      ru: "«\(text)» — не один трекер; укажите идентификатор:")
  }

  func noCategory(_ text: String) -> String {
    say(en: "there is no category “\(text)”", ru: "категории «\(text)» нет")
  }

  /// - Parameter count: of its trackers.
  func hasTrackers(_ name: String, _ count: Int) -> String {
    let trackers = screen.found(count)
    return say(
      en: "“\(name)” has \(trackers): give another category with --move-to, or --with-trackers",
      ru: "«\(name)»: \(trackers); укажите другую категорию в --move-to или --with-trackers")
  }

  // MARK: Changes
  /// `Health: 3 done; to be marked one by one: Coffee`.
  func marked(_ marked: MarkedTogether, _ category: String) -> String {
    let left = marked.left.joined(separator: ", ")
    let done = say(
      en: "\(category): \(marked.count) done", ru: "\(category): выполнено \(marked.count)")
    if left.isEmpty { return done }
    return done + say(en: "; to be marked one by one: \(left)", ru: "; отметьте по одному: \(left)")
  }

  func stepped(_ way: HistoryWay, _ act: String) -> String {
    way == .undo
      ? say(en: "undone: \(act)", ru: "отменено: \(act)")
      : say(en: "redone: \(act)", ru: "повторено: \(act)")
  }

  func nothing(to way: HistoryWay) -> String {
    way == .undo
      ? say(en: "there is nothing to undo", ru: "отменять нечего")
      : say(en: "there is nothing to redo", ru: "повторять нечего")
  }

  func notOfTrackers(_ way: HistoryWay) -> String {
    way == .undo
      ? say(
        en: "the last change is not of trackers; the program takes it back with u",
        ru: "последнее изменение — не в трекерах; в программе его отменит u")
      : say(
        en: "what was taken back last is not of trackers; the program makes it again with Ctrl-R",
        ru: "отменено последним не изменение трекеров; в программе его вернёт Ctrl-R")
  }

  var nothingDue: String {
    say(en: "there is nothing that a calendar could have", ru: "для календаря ничего нет")
  }

  var noArchiveHere: String {
    say(
      en: "an archive is not for a terminal: give a file with --output",
      ru: "архив не для терминала: укажите файл через --output")
  }

  // MARK: A day
  func head(_ page: DayPage) -> String {
    "\(CalendarWords(language).full(page.day))  \(page.doneCount)/\(page.dueCount)"
  }

  func header(_ header: DaySection.Header) -> String { screen.header(header) }

  func empty(_ emptiness: DayPage.Emptiness) -> String {
    switch emptiness {
    case .noTrackers: say(en: "no trackers yet", ru: "трекеров пока нет")
    case .nothingThisDay: screen.nothingThisDay
    case .nothingFound: screen.nothingFound
    }
  }

  func mark(_ card: DayCard) -> String { card.isDone ? "[✓]" : card.isSkipped ? "[–]" : "[ ]" }

  /// - Parameter hasTimes: whether there is a column of reminders.
  func row(_ card: DayCard, hasTimes: Bool) -> [String] {
    let time = card.tracker.reminder?.text ?? ""
    return [card.tracker.name, state(DayState(card))] + (hasTimes ? [time] : []) + [
      amount(card.entry, card.tracker, total: card.total),
      screen.days(card.doneCount), card.streak.map(screen.inARow) ?? "", card.entry.note,
    ]
  }

  /// - Parameter total: where amounts are added up, that of the days up to this one.
  private func amount(
    _ entry: DayEntry, _ tracker: Tracker, total: Amount? = nil
  ) -> String {
    guard let target = tracker.target else { return "" }
    var done = total ?? .zero
    if total == nil, case .amount(let amount) = entry.mark { done = amount }
    let sign = target.isAtMost ? done > target.amount ? " > " : " ≤ " : "/"
    return "\(screen.number(done))\(sign)\(screen.number(target.amount)) \(target.unit)"
  }

  func state(_ state: DayState) -> String {
    switch state {
    case .done: say(en: "done", ru: "выполнено")
    case .skipped: say(en: "skipped", ru: "пропуск")
    case .due: say(en: "due", ru: "не выполнено")
    case .notDue: say(en: "not due", ru: "не по плану")
    }
  }

  func line(_ entry: DayEntry, _ tracker: Tracker, _ state: DayState) -> String {
    let parts = [
      tracker.name, CalendarWords(language).date(entry.day), self.state(state),
      amount(entry, tracker), entry.note,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  // MARK: A tracker
  func when(_ tracker: Tracker, on day: CalendarDay) -> String { screen.when(tracker, on: day) }

  func row(_ row: TrackerRow, on day: CalendarDay) -> [String] {
    [
      row.tracker.id.text, row.tracker.name, row.category, when(row.tracker, on: day),
      row.tracker.archived == nil ? state(row.state) : screen.inArchive,
      (row.summary?.score ?? nil).map(screen.percent) ?? "",
    ]
  }

  func removed(_ name: String) -> String { say(en: "removed: \(name)", ru: "удалено: \(name)") }
  func added(_ tracker: Tracker, on day: CalendarDay) -> String {
    added([tracker.name, when(tracker, on: day), tracker.id.uuidString].joined(separator: "  "))
  }

  // MARK: Counts
  func tiles(_ tiles: StatisticsTiles) -> [[String]] {
    [
      [screen.bestPeriod, screen.days(tiles.best?.days ?? 0), tiles.best?.name ?? ""],
      [screen.idealDays, screen.days(tiles.idealDays)],
      [screen.completed, screen.completions(tiles.completed)],
      [screen.average, screen.average(tiles)],
    ]
  }

  func row(_ summary: HabitSummary) -> [String] {
    [
      summary.tracker.name, screen.days(summary.doneCount),
      (summary.score ?? nil).map(screen.percent) ?? "", summary.current.map(screen.inARow) ?? "",
    ]
  }

  func figures(_ habit: HabitStatistics) -> [[String]] {
    [
      [screen.scoreTitle, screen.percent(habit.score)],
      [screen.doneTitle, screen.days(habit.doneCount)],
      [screen.currentStreak, habit.current.map(screen.length) ?? "–"],
      [screen.bestStreak, habit.best.map(screen.length) ?? "–"],
    ]
  }
}

/// The parts of the statistics of one habit.
extension TrackersCommandWords {
  private static let mostPeriods = 13
  private static let mostMonths = 12

  /// Returns the parts that there are, each with its title: targets, scores, history, weekdays, streaks.
  func parts(
    _ habit: HabitStatistics, by step: StatisticsStep, _ scores: [PeriodScore],
    weekStart: WeekStart
  ) -> [(title: String, rows: [[String]])] {
    let target = habit.tracker.target
    let history = habit.history(by: step).suffix(Self.mostPeriods).reversed().map { figure in
      [
        screen.name(figure.period),
        figure.thousandths.map(screen.number(thousandths:)) ?? screen.times(figure.times),
      ]
    }
    let targets = target.map { target in
      habit.targets.map { [screen.thisPeriod($0.period.step), screen.told($0, target)] }
    }
    let streaks = habit.streaks.map { [screen.told($0, isCurrent: $0 == habit.current)] }
    return [
      (screen.targetTitle, targets ?? []), (screen.scoreTitle(step), rows(scores)),
      (screen.historyTitle(step, target?.unit ?? ""), history),
      (screen.monthsTitle, months(habit, weekStart)), (screen.longestStreaks, streaks),
    ].filter { !$0.1.isEmpty }
  }

  /// The latest, the newest first.
  func rows(_ scores: [PeriodScore]) -> [[String]] {
    scores.suffix(Self.mostPeriods).reversed()
      .map { [screen.name($0.period), screen.percent($0.score)] }
  }

  /// A row for each weekday, a column for each of the latest months, and the sum of all days.
  private func months(_ habit: HabitStatistics, _ weekStart: WeekStart) -> [[String]] {
    let months = habit.months.suffix(Self.mostMonths)
    if months.isEmpty { return [] }
    let head = [""] + months.map { screen.name($0.month) } + [screen.allColumn]
    let calendar = CalendarWords(language)
    return [head]
      + weekStart.weekday.week.map { weekday in
        let place = weekday.rawValue - 1
        return [calendar.inLine(weekday)] + months.map { String($0.done[place]) }
          + [String(habit.weekdays[place].done)]
      }
  }
}
