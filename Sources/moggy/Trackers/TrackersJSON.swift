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
    self = .object(
      Self.identity(card.tracker, category)
        + Self.day(card.entry, DayState(card), card.streak)
        + [
          JSONMember("score", score.map(Self.rounded) ?? .null),
          JSONMember("done_count", .integer(Int64(card.doneCount))),
          JSONMember("reminder", Self.text(orNull: card.tracker.reminder?.text ?? "")),
          JSONMember("carried_from", card.carriedFrom.map { .string($0.iso) } ?? .null),
        ])
  }

  init(_ entry: DayEntry, _ tracker: Tracker, _ state: DayState, _ streak: Streak?) {
    self = .object(
      [
        JSONMember("id", .string(tracker.id.uuidString)),
        JSONMember("name", .string(tracker.name)),
      ] + Self.day(entry, state, streak))
  }

  private static func day(
    _ entry: DayEntry, _ state: DayState, _ streak: Streak?
  ) -> [JSONMember] {
    var amount: Amount?
    if case .amount(let measured) = entry.mark { amount = measured }
    return [
      JSONMember("date", .string(entry.day.iso)), JSONMember("state", .string(state.rawValue)),
      JSONMember("amount", Self.amount(amount)),
      JSONMember("note", text(orNull: entry.note)),
      JSONMember("streak", streak.map { JSONValue($0) } ?? .null),
    ]
  }

  init(_ streak: Streak) {
    self = .object([
      JSONMember("length", .integer(Int64(streak.length))),
      JSONMember("unit", .string(streak.unit.rawValue)),
      JSONMember("days", .integer(Int64(streak.days))),
      JSONMember("first", .string(streak.first.iso)),
      JSONMember("last", .string(streak.last.iso)),
    ])
  }

  // MARK: A tracker

  init(_ row: TrackerRow, on day: CalendarDay) {
    let members =
      Self.identity(row.tracker, row.category) + Self.plan(row.tracker, on: day)
      + [JSONMember("state", .string(row.state.rawValue))] + Self.figures(row.summary)
    self = .object(members)
  }

  private static func plan(_ tracker: Tracker, on day: CalendarDay) -> [JSONMember] {
    [
      JSONMember("schedule", schedule(tracker, on: day)),
      JSONMember("event", text(orNull: tracker.eventDay?.iso ?? "")),
      JSONMember("question", text(orNull: tracker.question)),
      JSONMember("note", text(orNull: tracker.note)),
      JSONMember("reminder", text(orNull: tracker.reminder?.text ?? "")),
      JSONMember("created", .string(tracker.created.iso)),
      JSONMember("archived", text(orNull: tracker.archived?.iso ?? "")),
    ]
  }

  private static func identity(_ tracker: Tracker, _ category: String) -> [JSONMember] {
    [
      JSONMember("id", .string(tracker.id.uuidString)), JSONMember("name", .string(tracker.name)),
      JSONMember("kind", .string(tracker.isHabit ? "habit" : "event")),
      JSONMember("emoji", .string(tracker.emoji)),
      JSONMember("colour", .integer(Int64(tracker.colour.number))),
      JSONMember("category", .string(category)), JSONMember("pinned", .bool(tracker.isPinned)),
      JSONMember("target", tracker.target.map(target) ?? .null),
    ]
  }

  private static func target(_ target: Target) -> JSONValue {
    .object([
      JSONMember("amount", amount(target.amount)), JSONMember("unit", .string(target.unit)),
      JSONMember("at_most", .bool(target.isAtMost)),
    ])
  }

  private static func schedule(_ tracker: Tracker, on day: CalendarDay) -> JSONValue {
    guard let habit = tracker.habit else { return .null }
    switch habit.schedules.schedule(on: day) {
    case .weekdays(let days):
      let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
      return .object([
        JSONMember("days", .array(days.days.map { .string(names[$0.rawValue - 1]) }))
      ])
    case .perWeek(let count): return .object([JSONMember("per_week", .integer(Int64(count)))])
    case .perMonth(let count): return .object([JSONMember("per_month", .integer(Int64(count)))])
    case .paused: return .object([JSONMember("paused", .bool(true))])
    }
  }

  static func figures(_ summary: HabitSummary?) -> [JSONMember] {
    [
      JSONMember("done_count", .integer(Int64(summary?.doneCount ?? 0))),
      JSONMember("score", (summary?.score ?? nil).map(rounded) ?? .null),
      JSONMember("streak", summary?.current.map { JSONValue($0) } ?? .null),
      JSONMember("best_streak", summary?.best.map { JSONValue($0) } ?? .null),
    ]
  }

  /// To a ten-thousandth.
  static func rounded(_ share: Double) -> JSONValue {
    .number((share * 10_000).rounded() / 10_000)
  }
}

extension JSONValue {
  /// The four figures, then each tracker; without a completion the figures are null.
  init(_ statistics: TrackersStatistics) {
    self = .object([
      JSONMember("tiles", statistics.tiles.map { JSONValue($0) } ?? .null),
      JSONMember("weekdays", Self.weekdays(statistics.weekdays)),
      JSONMember("trackers", .array(statistics.summaries.map { JSONValue($0) })),
    ])
  }

  private init(_ tiles: StatisticsTiles) {
    self = .object([
      JSONMember("best_period", tiles.best.map { JSONValue($0) } ?? .null),
      JSONMember("ideal_days", .integer(Int64(tiles.idealDays))),
      JSONMember("completed", .integer(Int64(tiles.completed))),
      JSONMember("average", .number(Double(tiles.averageTenths) / 10)),
    ])
  }

  private init(_ best: StatisticsTiles.BestPeriod) {
    self = .object([
      JSONMember("days", .integer(Int64(best.days))),
      JSONMember("id", .string(best.tracker.uuidString)), JSONMember("name", .string(best.name)),
      JSONMember("first", .string(best.first.iso)), JSONMember("last", .string(best.last.iso)),
    ])
  }

  private init(_ summary: HabitSummary) {
    self = .object(
      [
        JSONMember("id", .string(summary.id.uuidString)),
        JSONMember("name", .string(summary.tracker.name)),
        JSONMember("kind", .string(summary.tracker.isHabit ? "habit" : "event")),
      ] + Self.figures(summary))
  }

  init(_ habit: HabitStatistics) {
    self = .object([
      JSONMember("id", .string(habit.tracker.id.uuidString)),
      JSONMember("name", .string(habit.tracker.name)),
      JSONMember("done_count", .integer(Int64(habit.doneCount))),
      JSONMember("score", Self.rounded(habit.score)),
      JSONMember("streak", habit.current.map { JSONValue($0) } ?? .null),
      JSONMember("streaks", .array(habit.streaks.map { JSONValue($0) })),
      JSONMember("weekdays", Self.weekdays(habit.weekdays)),
    ])
  }

  /// The outcome of an import, as it would be or is.
  init(_ result: TrackersImportResult, _ problems: [String]) {
    self = .object([
      JSONMember("new_categories", .integer(Int64(result.newCategories))),
      JSONMember("new_trackers", .integer(Int64(result.newTrackers))),
      JSONMember("known_trackers", .integer(Int64(result.knownTrackers))),
      JSONMember("new_days", .integer(Int64(result.newMarks))),
      JSONMember("new_notes", .integer(Int64(result.newNotes))),
      JSONMember("kept_days", .integer(Int64(result.keptMarks))),
      JSONMember("problems", .array(problems.map { .string($0) })),
    ])
  }

  /// From Monday on.
  private static func weekdays(_ figures: [WeekdayFigure]) -> JSONValue {
    .array(
      figures.map {
        .object([
          JSONMember("done", .integer(Int64($0.done))),
          JSONMember("scheduled", .integer(Int64($0.scheduled))),
          JSONMember("kept", .integer(Int64($0.kept))),
        ])
      })
  }
}
