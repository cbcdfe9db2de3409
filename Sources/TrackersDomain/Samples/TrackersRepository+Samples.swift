import Core
import Foundation
import GRDB
import Persistence

extension TrackersRepository {
  /// Puts samples into the records; no act, so that nothing of it can be undone.
  public func addAll(_ samples: [TrackerSample]) async throws {
    try await store.write("trackers.addAll") { db in
      for sample in samples {
        var tracker = sample.tracker
        tracker.category = try Self.category(named: sample.category, in: db)
        try TrackerTable.insert(&tracker, in: db)
        for (day, mark) in sample.marks {
          try YearTable.set(mark, of: tracker.rank, on: day, in: db)
        }
        for (day, note) in sample.notes {
          try NoteTable.set(note, of: tracker.rank, on: day, in: db)
        }
      }
    }
  }

  /// Adds a few habits with weeks of history, where there is no tracker yet.
  public func addDemo(_ language: Language) async throws {
    guard try await trackers().isEmpty else { return }
    try await addAll(DemoTrackers(language: language, today: today).all)
  }

  private static func category(named name: String, in db: Database) throws -> TrackerCategory.ID {
    if let found = try CategoryTable.category(named: name, in: db) { return found.id }
    let category = TrackerCategory(
      id: UUID(sample: try CategoryTable.all(in: db).count + 1, of: 2), name: name)
    try CategoryTable.insert(category, in: db)
    return category.id
  }
}
