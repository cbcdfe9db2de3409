import Core
import GRDB
import Persistence

/// A change of what is put down for a tracker on a day.
public struct MarkChange: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Done, or not done where it was.
    case toggled
    case done(Bool)
    case skipped(Bool)
    /// Measured; nil for nothing.
    case amount(Amount?)
    /// More or less than what was measured when the change is made: one step, or so much.
    case stepped(isMore: Bool, by: Amount? = nil)
  }

  public let tracker: Tracker.ID
  public let day: CalendarDay
  public let kind: Kind

  public init(_ tracker: Tracker.ID, _ day: CalendarDay, _ kind: Kind) {
    (self.tracker, self.day, self.kind) = (tracker, day, kind)
  }
}

/// The outcome of marks of several trackers.
public struct MarkedTogether: Sendable, Hashable {
  public var count = 0
  /// The names of those that were left.
  public var left: [String] = []

  public init(count: Int = 0, left: [String] = []) { (self.count, self.left) = (count, left) }
}

extension TrackersRepository {
  /// Makes changes in their order, each an act of its own, in one transaction: a disk takes some ms to
  /// confirm one, however many changes it holds.
  ///
  /// - Returns: what came of each. One that fails does not affect the others.
  /// - Throws: where the whole transaction is lost.
  public func mark(
    _ changes: [MarkChange]
  ) async throws -> [Result<TrackerOutcome<DayEntry>, any Error>] {
    try await store.recordSeveral("trackers.mark") { db, acts in
      try changes.map { change in
        try acts.attempt(in: db) { try make(change, acts, in: db) }
      }
    }
  }

  /// Makes a day of several trackers done, as one act. What is done or skipped stays as it is; a measured
  /// habit gets what is wanted of it.
  ///
  /// - Parameter subject: the heading of the trackers, for the words of undo.
  /// - Returns: the number of those that are done now, and the names of those that have to be marked one by
  ///   one: habits of "at most", amounts that are added up, and events of a later day.
  public func markAll(
    _ ids: [Tracker.ID], on day: CalendarDay, subject: String
  ) async throws -> TrackerOutcome<MarkedTogether> {
    if day > today { return .refused(.future(today: today)) }
    if !day.isMarkable { return .refused(.otherTimes) }
    return try await store.record(TrackerAct.doneAll.act(on: subject)) { db in
      var marked = MarkedTogether()
      for id in ids {
        guard let tracker = try TrackerTable.tracker(id, in: db) else { continue }
        let mark = try Self.entry(tracker, day, in: db).mark
        if try mark == .skip || Self.isDone(tracker, mark, in: db) { continue }
        if let wanted = Self.wanted(of: tracker, on: day) {
          if !tracker.isHabit { try Self.clear(tracker, in: db) }
          try YearTable.set(wanted, of: tracker.rank, on: day, in: db)
          marked.count += 1
        } else {
          marked.left.append(tracker.name)
        }
      }
      return marked.count == 0 ? .unchanged(marked) : .saved(marked)
    }
  }

  private static func isDone(
    _ tracker: Tracker, _ mark: DayMark, in db: Database
  ) throws -> Bool {
    if tracker.isHabit { return mark.isDone(tracker.target) }
    return try firstMarked(tracker, in: db) != nil
  }

  /// The mark with which a day is done; nil where only the person knows.
  private static func wanted(of tracker: Tracker, on day: CalendarDay) -> DayMark? {
    switch tracker.kind {
    case .event(let eventDay): return day < eventDay ? nil : .done
    case .habit(let habit):
      guard let target = habit.target else { return .done }
      return target.isAtMost || target.isTotal ? nil : .amount(target.amount)
    }
  }

  func mark(_ change: MarkChange) async throws -> TrackerOutcome<DayEntry> {
    try await store.recordSeveral("trackers.mark") { db, acts in
      try make(change, acts, in: db)
    }
  }

  private func make(
    _ change: MarkChange, _ acts: ActRecorder, in db: Database
  ) throws -> TrackerOutcome<DayEntry> {
    guard let tracker = try TrackerTable.tracker(change.tracker, in: db) else { return .gone }
    let day = change.day
    let entry = try Self.entry(tracker, day, in: db)
    func put(_ mark: DayMark, _ act: TrackerAct) throws -> TrackerOutcome<DayEntry> {
      try self.put(mark, tracker, entry, act, acts, in: db)
    }
    switch change.kind {
    case .toggled:
      let isDone = try Self.isDone(tracker, entry, in: db)
      return try put(isDone ? .none : .done, isDone ? .undone : .done)
    case .done(let isDone):
      if isDone, entry.mark.isDone(tracker.target) { return .unchanged(entry) }
      if isDone, !tracker.isHabit, let first = try Self.firstMarked(tracker, in: db) {
        return .refused(.doneAlready(first))
      }
      return try put(isDone ? .done : .none, isDone ? .done : .undone)
    case .skipped(let isSkipped):
      guard tracker.isHabit else { return .refused(.notForThis) }
      if !isSkipped, entry.mark != .skip { return .unchanged(entry) }
      return try put(isSkipped ? .skip : .none, isSkipped ? .skip : .unskip)
    case .amount(let amount):
      guard tracker.target != nil else { return .refused(.notForThis) }
      return try put(amount.map { .amount($0) } ?? .none, .amount)
    case .stepped(let isMore, let step):
      guard let target = tracker.target else { return .refused(.notForThis) }
      let amount = target.stepped(from: entry.mark, isMore: isMore, by: step)
      return try put(amount.map { .amount($0) } ?? .none, .amount)
    }
  }

  private static func isDone(
    _ tracker: Tracker, _ entry: DayEntry, in db: Database
  ) throws -> Bool {
    tracker.isHabit
      ? entry.mark.isDone(tracker.target) : try firstMarked(tracker, in: db) != nil
  }

  private static func firstMarked(
    _ tracker: Tracker, in db: Database
  ) throws -> CalendarDay? {
    let history = try YearTable.histories(of: tracker.rank, in: db)[tracker.rank]
    return history?.firstMarked.map { CalendarDay($0) }
  }

  private func put(
    _ mark: DayMark, _ tracker: Tracker, _ before: DayEntry, _ act: TrackerAct,
    _ acts: ActRecorder, in db: Database
  ) throws -> TrackerOutcome<DayEntry> {
    let day = before.day
    if mark != .none, day > today { return .refused(.future(today: today)) }
    if mark != .none, !day.isMarkable { return .refused(.otherTimes) }
    if mark != .none, let eventDay = tracker.eventDay, day < eventDay {
      return .refused(.otherDay(eventDay))
    }
    if tracker.isHabit, before.mark == mark { return .unchanged(before) }
    return try acts.record(act.act(on: tracker.name), in: db) { db in
      if !tracker.isHabit { try Self.clear(tracker, in: db) }
      try YearTable.set(mark, of: tracker.rank, on: day, in: db)
      return .saved(try Self.entry(tracker, day, in: db))
    }
  }

  /// An event is done once: elsewhere it is then not.
  private static func clear(_ tracker: Tracker, in db: Database) throws {
    try db.execute(sql: "DELETE FROM trackerYear WHERE tracker = ?", arguments: [tracker.rank])
  }
}

extension Target {
  /// The size of one step: about a tenth of the target, 1, 2 or 5 of some power of ten; 1 where
  /// single ones are counted.
  var step: Amount {
    let wanted = amount.thousandths
    if (2000..<20_000).contains(wanted) { return Amount(thousandths: 1000) ?? .zero }
    var unit = 1
    while unit * 100 <= wanted { unit *= 10 }
    let steps = [1, 2, 5].map { $0 * unit }
    let step = steps.last { $0 * 10 <= wanted } ?? unit
    return Amount(thousandths: step) ?? .zero
  }

  /// The amount a step from a mark; nil for nothing. What was only done counts as what is wanted.
  ///
  /// - Parameter size: nil for the usual ``step``.
  func stepped(from mark: DayMark, isMore: Bool, by size: Amount? = nil) -> Amount? {
    let now =
      switch mark {
      case .none, .skip: 0
      case .done: amount.thousandths
      case .amount(let amount): amount.thousandths
      }
    let next = now + (isMore ? 1 : -1) * (size ?? step).thousandths
    if next <= 0, !isMore { return now == 0 ? nil : isAtMost ? .zero : nil }
    return Amount(thousandths: min(next, Amount.range.upperBound))
  }
}
