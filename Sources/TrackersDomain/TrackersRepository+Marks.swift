import Core
import Foundation
import GRDB
import Interchange
import Persistence

/// What is put down for a day: each an act. A day to come is refused.
extension TrackersRepository {
  /// Makes a day done, or not done where it was. An event that was done on another day is not done
  /// any more.
  public func toggle(
    _ id: Tracker.ID, on day: CalendarDay
  ) async throws -> TrackerOutcome<DayEntry> {
    guard let tracker = try await tracker(id) else { return .gone }
    let isDone = try await store.read("trackers.mark") { try Self.isDone(tracker, day, in: $0) }
    return try await put(isDone ? .none : .done, tracker, day, isDone ? .undone : .done)
  }

  /// Makes a day done, whatever it was; what was measured stays where it is enough. An event that was
  /// done on another day is refused.
  public func setDone(
    _ id: Tracker.ID, on day: CalendarDay, _ isDone: Bool
  ) async throws -> TrackerOutcome<DayEntry> {
    guard let tracker = try await tracker(id) else { return .gone }
    let (entry, first) = try await store.read("trackers.mark") { db in
      (try Self.entry(tracker, day, in: db), try Self.firstMarked(tracker, in: db))
    }
    if isDone, entry.mark.isDone(tracker.target) { return .unchanged(entry) }
    if isDone, !tracker.isHabit, let first { return .refused(.doneAlready(first)) }
    return try await put(isDone ? .done : .none, tracker, day, isDone ? .done : .undone)
  }

  /// Skips a day of a habit, or takes that back; what was done or measured is then not there.
  public func setSkipped(
    _ id: Tracker.ID, on day: CalendarDay, _ isSkipped: Bool
  ) async throws -> TrackerOutcome<DayEntry> {
    guard let tracker = try await tracker(id) else { return .gone }
    guard tracker.isHabit else { return .refused(.notForThis) }
    let entry = try await store.read("trackers.mark") { try Self.entry(tracker, day, in: $0) }
    if !isSkipped, entry.mark != .skip { return .unchanged(entry) }
    return try await put(
      isSkipped ? .skip : .none, tracker, day, isSkipped ? .skip : .unskip)
  }

  /// Puts down how much it was; nil for nothing.
  public func setAmount(
    _ id: Tracker.ID, on day: CalendarDay, _ amount: Amount?
  ) async throws -> TrackerOutcome<DayEntry> {
    guard let tracker = try await tracker(id) else { return .gone }
    guard tracker.target != nil else { return .refused(.notForThis) }
    return try await put(amount.map { .amount($0) } ?? .none, tracker, day, .amount)
  }

  /// The same, from what was typed; an empty text for nothing.
  public func setAmount(
    _ id: Tracker.ID, on day: CalendarDay, typed text: String
  ) async throws -> TrackerOutcome<DayEntry> {
    if TextRules.trimmed(text).isEmpty { return try await setAmount(id, on: day, nil) }
    guard let amount = Amount(typed: text) else { return .refused(.notAnAmount) }
    return try await setAmount(id, on: day, amount)
  }

  /// Puts a note to a day, which need not be done; an empty one takes it away.
  public func setNote(
    _ id: Tracker.ID, on day: CalendarDay, _ text: String
  ) async throws -> TrackerOutcome<DayEntry> {
    guard let tracker = try await tracker(id) else { return .gone }
    let text = TextRules.trimmed(text, multiline: true)
    let most = Tracker.longestText
    if text.count > most { return .refused(.tooLong(.note, most: most)) }
    if day > today { return .refused(.future(today: today)) }
    return try await store.record(TrackerAct.note.act(on: tracker.name)) { db in
      guard let tracker = try TrackerTable.tracker(id, in: db) else { return .gone }
      let before = try Self.entry(tracker, day, in: db)
      if before.note == text { return .unchanged(before) }
      try NoteTable.set(text, of: tracker.rank, on: day, in: db)
      return .saved(try Self.entry(tracker, day, in: db))
    }
  }

  // MARK: - Parts

  private static func isDone(
    _ tracker: Tracker, _ day: CalendarDay, in db: Database
  ) throws -> Bool {
    if tracker.isHabit {
      return try YearTable.mark(of: tracker.rank, on: day, in: db).isDone(tracker.target)
    }
    return try firstMarked(tracker, in: db) != nil
  }

  private static func firstMarked(
    _ tracker: Tracker, in db: Database
  ) throws -> CalendarDay? {
    let history = try YearTable.histories(of: tracker.rank, in: db)[tracker.rank]
    return history?.firstMarked.map { CalendarDay($0) }
  }

  private func put(
    _ mark: DayMark, _ tracker: Tracker, _ day: CalendarDay, _ act: TrackerAct
  ) async throws -> TrackerOutcome<DayEntry> {
    if mark != .none, day > today { return .refused(.future(today: today)) }
    if mark != .none, !day.isMarkable { return .refused(.otherTimes) }
    if mark != .none, let eventDay = tracker.eventDay, day < eventDay {
      return .refused(.otherDay(eventDay))
    }
    return try await store.record(act.act(on: tracker.name)) { db in
      guard let tracker = try TrackerTable.tracker(tracker.id, in: db) else { return .gone }
      let before = try Self.entry(tracker, day, in: db)
      if !tracker.isHabit {
        try Self.clear(tracker, in: db)
      } else if before.mark == mark {
        return .unchanged(before)
      }
      try YearTable.set(mark, of: tracker.rank, on: day, in: db)
      return .saved(try Self.entry(tracker, day, in: db))
    }
  }

  /// An event is done once: elsewhere it is then not.
  private static func clear(_ tracker: Tracker, in db: Database) throws {
    try db.execute(sql: "DELETE FROM trackerYear WHERE tracker = ?", arguments: [tracker.rank])
  }
}
