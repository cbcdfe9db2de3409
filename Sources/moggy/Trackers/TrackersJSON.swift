import Core
import Foundation
import Interchange
import TrackersDomain

extension JSONValue {
  private static func text(orNull text: String) -> JSONValue {
    text.isEmpty ? .null : .string(text)
  }

  static func amount(_ amount: Amount?) -> JSONValue {
    amount.map { .number(Double($0.thousandths) / 1000) } ?? .null
  }

  // MARK: A day
  init(_ card: DayCard, _ category: String, score: Double?) {
    self = Self.identity(card.tracker, category)
    self += Self.day(card.entry, DayState(card), card.streak)
    self += [
      "score": score.map(Self.rounded) ?? .null, "done_count": .count(card.doneCount),
      "reminder": Self.text(orNull: card.tracker.reminder?.text ?? ""),
      "carried_from": card.carriedFrom.map { .string($0.iso) } ?? .null,
    ]
  }

  init(_ entry: DayEntry, _ tracker: Tracker, _ state: DayState, _ streak: Streak?) {
    self = ["id": .string(tracker.id.text), "name": .string(tracker.name)]
    self += Self.day(entry, state, streak)
  }

  private static func day(_ entry: DayEntry, _ state: DayState, _ streak: Streak?) -> JSONValue {
    var amount: Amount?
    if case .amount(let measured) = entry.mark { amount = measured }
    return [
      "date": .string(entry.day.iso), "state": .string(state.rawValue),
      "amount": Self.amount(amount), "note": text(orNull: entry.note),
      "streak": streak.map { JSONValue($0) } ?? .null,
    ]
  }

  init(_ streak: Streak) {
    self = [
      "length": .count(streak.length), "unit": .string(streak.unit.rawValue),
      "days": .count(streak.days), "first": .string(streak.first.iso),
      "last": .string(streak.last.iso),
    ]
  }

  // MARK: A tracker
  init(_ row: TrackerRow, on day: CalendarDay) {
    self = Self.identity(row.tracker, row.category)
    self += Self.plan(row.tracker, on: day)
    self += ["state": .string(row.state.rawValue)]
    self += Self.figures(row.summary)
  }

  private static func plan(_ tracker: Tracker, on day: CalendarDay) -> JSONValue {
    [
      "schedule": schedule(tracker, on: day), "event": text(orNull: tracker.eventDay?.iso ?? ""),
      "question": text(orNull: tracker.question), "note": text(orNull: tracker.note),
      "reminder": text(orNull: tracker.reminder?.text ?? ""),
      "created": .string(tracker.created.iso),
      "archived": text(orNull: tracker.archived?.iso ?? ""),
    ]
  }

  private static func identity(_ tracker: Tracker, _ category: String) -> JSONValue {
    [
      "id": .string(tracker.id.text), "name": .string(tracker.name),
      "kind": .string(tracker.isHabit ? "habit" : "event"), "emoji": .string(tracker.emoji),
      "colour": .count(tracker.colour.number), "category": .string(category),
      "pinned": .bool(tracker.isPinned), "target": tracker.target.map(target) ?? .null,
    ]
  }

  private static func target(_ target: Target) -> JSONValue {
    [
      "amount": amount(target.amount), "unit": .string(target.unit),
      "at_most": .bool(target.isAtMost), "total": .bool(target.isTotal),
    ]
  }

  private static func schedule(_ tracker: Tracker, on day: CalendarDay) -> JSONValue {
    guard let habit = tracker.habit else { return .null }
    switch habit.schedules.schedule(on: day) {
    case .weekdays(let days):
      let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
      return ["days": .array(days.days.map { .string(names[$0.rawValue - 1]) })]
    case .perWeek(let count): return ["per_week": .count(count)]
    case .perMonth(let count): return ["per_month": .count(count)]
    case .inDays(1, let days): return ["every_days": .count(days)]
    case .inDays(let count, let days): return ["times": .count(count), "in_days": .count(days)]
    case .paused: return ["paused": true]
    }
  }

  static func figures(_ summary: HabitSummary?) -> JSONValue {
    [
      "done_count": .count(summary?.doneCount ?? 0),
      "score": (summary?.score ?? nil).map(rounded) ?? .null,
      "streak": summary?.current.map { JSONValue($0) } ?? .null,
      "best_streak": summary?.best.map { JSONValue($0) } ?? .null,
    ]
  }

  /// To a ten-thousandth.
  static func rounded(_ share: Double) -> JSONValue { .number((share * 10_000).rounded() / 10_000) }
}

extension JSONValue {
  /// The four figures, then each tracker; without a completion the figures are null.
  ///
  /// - Parameter scores: one for each period.
  init(_ statistics: TrackersStatistics, by step: StatisticsStep, _ scores: [PeriodScore]) {
    self = [
      "tiles": statistics.tiles.map { JSONValue($0) } ?? .null,
      "weekdays": Self.weekdays(statistics.weekdays), "by": .string(step.rawValue),
      "scores": Self.scores(scores),
      "trackers": .array(statistics.summaries.map { JSONValue($0) }),
    ]
    if step == .day { self += ["days": Self.days(statistics.years.flatMap(statistics.heat(of:)))] }
  }

  private static func scores(_ scores: [PeriodScore]) -> JSONValue {
    .array(scores.map { Self.period($0.period, ["score": Self.rounded($0.score)]) })
  }

  /// The days of the map of a year on which something was wanted or done.
  private static func days(_ days: [HeatDay]) -> JSONValue {
    .array(
      days.filter { $0.share != nil || $0.isSkipped }.map { day in
        [
          "date": .string(day.day.iso), "done": .count(day.done),
          "share": day.share.map(Self.rounded) ?? .null,
        ]
      })
  }

  private init(_ tiles: StatisticsTiles) {
    self = [
      "best_period": tiles.best.map { JSONValue($0) } ?? .null,
      "ideal_days": .count(tiles.idealDays), "completed": .count(tiles.completed),
      "average": .number(Double(tiles.averageTenths) / 10),
    ]
  }

  private init(_ best: StatisticsTiles.BestPeriod) {
    self = [
      "days": .count(best.days), "id": .string(best.tracker.uuidString),
      "name": .string(best.name), "first": .string(best.first.iso), "last": .string(best.last.iso),
    ]
  }

  private init(_ summary: HabitSummary) {
    self = [
      "id": .string(summary.id.text), "name": .string(summary.tracker.name),
      "kind": .string(summary.tracker.isHabit ? "habit" : "event"),
    ]
    self += Self.figures(summary)
  }

  /// - Parameter scores: one for each period of the history.
  init(_ habit: HabitStatistics, by step: StatisticsStep, _ scores: [PeriodScore]) {
    self = [
      "id": .string(habit.tracker.id.text), "name": .string(habit.tracker.name),
      "done_count": .count(habit.doneCount), "score": Self.rounded(habit.score),
      "streak": habit.current.map { JSONValue($0) } ?? .null,
      "streaks": .array(
        habit.streaks.map { streak in
          var value = JSONValue(streak)
          value += ["current": .bool(streak == habit.current)]
          return value
        }),
      "weekdays": Self.weekdays(habit.weekdays),
      "weekday_months": .array(habit.months.map { JSONValue($0) }),
      "by": .string(step.rawValue),
      "scores": Self.scores(scores),
      "history": .array(
        habit.history(by: step).map { figure in
          Self.period(
            figure.period,
            [
              "done": .count(figure.times),
              "amount": figure.thousandths.map(Self.thousandths) ?? .null,
            ])
        }),
      "targets": .array(
        habit.targets.map { figure in
          Self.period(
            figure.period,
            [
              "period": .string(figure.period.step.rawValue),
              "done": Self.thousandths(figure.done), "wanted": Self.thousandths(figure.wanted),
            ])
        }),
    ]
    if step == .day { self += ["days": Self.days(habit.years.flatMap(habit.heat(of:)))] }
  }

  private static func period(_ period: StatisticsPeriod, _ figures: JSONValue) -> JSONValue {
    var value: JSONValue = ["first": .string(period.first.iso), "last": .string(period.last.iso)]
    value += figures
    return value
  }

  private static func thousandths(_ count: Int) -> JSONValue { .number(Double(count) / 1000) }

  /// From Monday on.
  private init(_ month: WeekdayMonth) {
    self = [
      "month": .string(String(month.month.day(1).iso.prefix(7))),
      "done": .array(month.done.map { .count($0) }), "days": .array(month.days.map { .count($0) }),
    ]
  }

  /// The outcome of an import, as it would be or is.
  init(_ result: TrackersImportResult, _ problems: [String]) {
    self = [
      "new_categories": .count(result.newCategories), "new_trackers": .count(result.newTrackers),
      "known_trackers": .count(result.knownTrackers), "new_days": .count(result.newMarks),
      "new_notes": .count(result.newNotes), "kept_days": .count(result.keptMarks),
      "problems": .array(problems.map { .string($0) }),
    ]
  }

  /// From Monday on.
  private static func weekdays(_ figures: [WeekdayFigure]) -> JSONValue {
    .array(
      figures.map {
        ["done": .count($0.done), "scheduled": .count($0.scheduled), "kept": .count($0.kept)]
      })
  }
}
