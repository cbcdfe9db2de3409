import Core
import GRDB

/// Everything at once, for files that leave the program.
public struct TrackersContent: Sendable, Equatable {
  /// In their order.
  public var categories: [TrackerCategory]
  /// In their order, with all that was put down.
  public var trackers: [ImportedTracker]

  init(in db: Database) throws {
    categories = try CategoryTable.all(in: db)
    let histories = try YearTable.histories(in: db)
    trackers = try TrackerTable.all(in: db).map { tracker in
      let history = histories[tracker.rank] ?? DayHistory()
      let marks = history.codes.indices.compactMap { place -> (CalendarDay, DayMark)? in
        let mark = history[history.first + place]
        return mark == .none ? nil : (CalendarDay(history.first + place), mark)
      }
      return ImportedTracker(
        tracker, marks: Dictionary(uniqueKeysWithValues: marks),
        notes: try NoteTable.notes(of: tracker.rank, in: db))
    }
  }
}
