import Core
import Foundation
import GRDB
import Interchange
import Persistence

extension TrackersRepository {
  /// Adds what a form holds, as an act; behind all others of its category. Where the form has no category,
  /// it is the first there is, else a new one.
  ///
  /// - Parameter usual: the name of the new category.
  /// - Returns: what came of it; a refusal names all that is missing or wrong.
  public func add(
    _ form: TrackerForm, usual: String = TrackerCategory.usual
  ) async throws -> TrackerOutcome<Tracker> {
    if !form.problems.isEmpty { return .refused(form.problems) }
    let (id, today) = (makeID(), today)
    let fresh = form.category == nil ? makeID() : id
    let act = TrackerAct.add.act(on: TextRules.trimmed(form.name))
    return try await store.record(act) { db in
      let category = try form.category ?? CategoryTable.all(in: db).first?.id
      if category == nil {
        try CategoryTable.insert(TrackerCategory(id: fresh, name: usual), in: db)
      }
      guard try CategoryTable.category(category ?? fresh, in: db) != nil,
        let tracker = form.tracker(id: id, on: today, usual: category ?? fresh)
      else { return .refused(.noSuchCategory) }
      var stored = tracker
      try TrackerTable.insert(&stored, in: db)
      return .saved(stored)
    }
  }

  /// Changes a tracker to what a form holds, as an act. Another schedule holds from today on, unless the
  /// form says from when; what kind it is stays.
  public func update(
    _ id: Tracker.ID, to form: TrackerForm
  ) async throws -> TrackerOutcome<Tracker> {
    if !form.problems.isEmpty { return .refused(form.problems) }
    return try await edit(id, .edit) { [today] tracker in
      tracker = form.changed(tracker, on: today) ?? tracker
    }
  }

  /// Deletes a tracker with all that was put down for it, as an act.
  ///
  /// - Returns: the tracker as it was; nil where there was none.
  public func delete(_ id: Tracker.ID) async throws -> Tracker? {
    guard let tracker = try await tracker(id) else { return nil }
    return try await store.record(TrackerAct.delete.act(on: tracker.name)) { db in
      let found = try TrackerTable.tracker(id, in: db)
      try db.execute(sql: "DELETE FROM tracker WHERE id = ?", arguments: [id.uuidString])
      return found
    }
  }

  /// Puts a tracker among the pinned, or back into its category, as an act.
  public func pin(_ id: Tracker.ID, _ isPinned: Bool) async throws -> TrackerOutcome<Tracker> {
    try await edit(id, isPinned ? .pin : .unpin) { $0.isPinned = isPinned }
  }

  /// Puts a tracker away from today on, as an act; what was put down stays and counts.
  public func archive(_ id: Tracker.ID) async throws -> TrackerOutcome<Tracker> {
    try await edit(id, .archive) { [today] tracker in
      tracker.archived = tracker.archived ?? today
    }
  }

  /// Takes a tracker out again, as an act. The days between had no schedule.
  public func restore(_ id: Tracker.ID) async throws -> TrackerOutcome<Tracker> {
    try await edit(id, .restore) { [today] tracker in
      guard let archived = tracker.archived else { return }
      tracker.archived = nil
      guard today > archived, case .habit(var habit) = tracker.kind else { return }
      let schedule = habit.schedules.latest
      habit.schedules.change(to: .paused, from: archived)
      habit.schedules.change(to: schedule, from: today)
      tracker.kind = .habit(habit)
    }
  }

  /// Puts a tracker before or behind another one, as an act; what lies between makes room.
  public func move(_ id: Tracker.ID, _ side: MoveSide, _ other: Tracker.ID) async throws {
    guard let name = try await tracker(id)?.name else { return }
    try await store.record(TrackerAct.move.act(on: name)) { db in
      try Positions(table: TrackersSchema.trackers).move(id, side, other, in: db)
    }
  }

  private func edit(
    _ id: Tracker.ID, _ act: TrackerAct, _ change: @escaping @Sendable (inout Tracker) -> Void
  ) async throws -> TrackerOutcome<Tracker> {
    guard let name = try await tracker(id)?.name else { return .gone }
    return try await store.record(act.act(on: name)) { db in
      guard let tracker = try TrackerTable.tracker(id, in: db) else { return .gone }
      var changed = tracker
      change(&changed)
      if changed == tracker { return .unchanged(tracker) }
      guard try CategoryTable.category(changed.category, in: db) != nil else {
        return .refused(.noSuchCategory)
      }
      try TrackerTable.update(changed, in: db)
      return .saved(changed)
    }
  }

  // MARK: - Marks

  /// Makes a day done, or not done where it was. An event that was done on another day is not done
  /// any more.
  public func toggle(
    _ id: Tracker.ID, on day: CalendarDay
  ) async throws -> TrackerOutcome<DayEntry> {
    try await mark(MarkChange(id, day, .toggled))
  }

  /// Makes a day done, whatever it was; what was measured stays where it is enough. An event that was
  /// done on another day is refused.
  public func setDone(
    _ id: Tracker.ID, on day: CalendarDay, _ isDone: Bool
  ) async throws -> TrackerOutcome<DayEntry> {
    try await mark(MarkChange(id, day, .done(isDone)))
  }

  /// Skips a day of a habit, or takes that back; what was done or measured is then not there.
  public func setSkipped(
    _ id: Tracker.ID, on day: CalendarDay, _ isSkipped: Bool
  ) async throws -> TrackerOutcome<DayEntry> {
    try await mark(MarkChange(id, day, .skipped(isSkipped)))
  }

  /// Sets the amount of a day; nil removes it.
  public func setAmount(
    _ id: Tracker.ID, on day: CalendarDay, _ amount: Amount?
  ) async throws -> TrackerOutcome<DayEntry> {
    try await mark(MarkChange(id, day, .amount(amount)))
  }

  /// Sets the amount from a typed text; an empty text removes it.
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

  // MARK: - Categories

  /// Adds a category behind all others, as an act; a name that is there already is refused.
  public func addCategory(_ name: String) async throws -> TrackerOutcome<TrackerCategory> {
    let category = TrackerCategory(id: makeID(), name: TextRules.trimmed(name))
    if let problem = Self.problem(with: category.name) { return .refused(problem) }
    return try await store.record(TrackerAct.addCategory.act(on: category.name)) { db in
      if let there = try CategoryTable.category(named: category.name, in: db) {
        return .refused(.categoryIsThere(there))
      }
      try CategoryTable.insert(category, in: db)
      return .saved(try CategoryTable.category(category.id, in: db) ?? category)
    }
  }

  /// Gives a category another name, as an act.
  public func renameCategory(
    _ id: TrackerCategory.ID, to name: String
  ) async throws -> TrackerOutcome<TrackerCategory> {
    let name = TextRules.trimmed(name)
    if let problem = Self.problem(with: name) { return .refused(problem) }
    return try await store.record(TrackerAct.renameCategory.act(on: name)) { db in
      guard var category = try CategoryTable.category(id, in: db) else { return .gone }
      if category.name == name { return .unchanged(category) }
      if let there = try CategoryTable.category(named: name, in: db), there.id != id {
        return .refused(.categoryIsThere(there))
      }
      try CategoryTable.rename(id, to: name, in: db)
      category.name = name
      return .saved(category)
    }
  }

  /// Deletes a category, as an act.
  ///
  /// - Parameter other: where its trackers go; nil to delete them, with all that was put down.
  /// - Returns: the category as it was; nil where there was none.
  public func deleteCategory(
    _ id: TrackerCategory.ID, movingTo other: TrackerCategory.ID? = nil
  ) async throws -> TrackerCategory? {
    guard let category = try await categories().first(where: { $0.id == id }) else { return nil }
    return try await store.record(TrackerAct.deleteCategory.act(on: category.name)) { db in
      if let other {
        guard other != id, try CategoryTable.category(other, in: db) != nil else { return nil }
        try db.execute(
          sql: "UPDATE tracker SET category = ? WHERE category = ?",
          arguments: [other.uuidString, id.uuidString])
      }
      try db.execute(sql: "DELETE FROM trackerCategory WHERE id = ?", arguments: [id.uuidString])
      return category
    }
  }

  /// Puts a category before or behind another one, as an act.
  public func moveCategory(
    _ id: TrackerCategory.ID, _ side: MoveSide, _ other: TrackerCategory.ID
  ) async throws {
    guard let name = try await categories().first(where: { $0.id == id })?.name else { return }
    try await store.record(TrackerAct.moveCategory.act(on: name)) { db in
      try Positions(table: TrackersSchema.categories).move(id, side, other, in: db)
    }
  }

  /// Returns the number of trackers of a category, for the question before it is deleted.
  public func trackerCount(in id: TrackerCategory.ID) async throws -> Int {
    try await store.read("trackers.count") { db in
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM tracker WHERE category = ?", arguments: [id.uuidString])
        ?? 0
    }
  }

  /// Returns the problem of a text as the name of a category. Only the store knows if the name is
  /// taken.
  public static func problem(withCategory name: String) -> TrackerProblem? {
    problem(with: TextRules.trimmed(name))
  }

  private static func problem(with name: String) -> TrackerProblem? {
    if name.isEmpty { return .missing(.name) }
    let most = TrackerCategory.longestName
    return name.count > most ? .tooLong(.name, most: most) : nil
  }
}
