import Core
import Foundation
import Interchange
import TrackersDomain

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
