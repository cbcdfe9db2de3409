import Core
import Foundation
import GRDB
import Persistence

extension TrackersRepository {
  /// Adds what a form holds, as an act; behind all others of its category.
  ///
  /// - Returns: what came of it; a refusal names all that is missing or wrong.
  public func add(_ form: TrackerForm) async throws -> TrackerOutcome<Tracker> {
    guard let tracker = form.tracker(id: makeID(), on: today) else {
      return .refused(form.problems)
    }
    return try await store.record(TrackerAct.add.act(on: tracker.name)) { db in
      guard try CategoryTable.category(tracker.category, in: db) != nil else {
        return .refused(.noSuchCategory)
      }
      var stored = tracker
      try TrackerTable.insert(&stored, in: db)
      return .saved(stored)
    }
  }

  /// Changes a tracker to what a form holds, as an act. Another schedule holds from today on, and
  /// what kind it is stays.
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
}
