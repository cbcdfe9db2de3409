import Foundation
import GRDB
import Interchange
import Persistence

extension TrackersRepository {
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

  /// How many trackers a category has, for the question before it is deleted.
  public func trackerCount(in id: TrackerCategory.ID) async throws -> Int {
    try await store.read("trackers.count") { db in
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM tracker WHERE category = ?", arguments: [id.uuidString])
        ?? 0
    }
  }

  /// What keeps a text from being the name of a category; a name that is there is found by the store.
  public static func problem(withCategory name: String) -> TrackerProblem? {
    problem(with: TextRules.trimmed(name))
  }

  private static func problem(with name: String) -> TrackerProblem? {
    if name.isEmpty { return .missing(.name) }
    let most = TrackerCategory.longestName
    return name.count > most ? .tooLong(.name, most: most) : nil
  }
}
