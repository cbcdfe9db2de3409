import Core
import Foundation
import GRDB
import Interchange
import Persistence

extension TrackersRepository {
  /// Returns everything, to be written as JSON or CSV; 730,000 days take some seconds.
  public func content() async throws -> TrackersContent {
    try await store.read("trackers.content") { try TrackersContent(in: $0) }
  }

  /// Reads a file of ``TrackersContent/json()``; nothing is stored.
  public func plan(ofJSON data: Data) -> TrackersImportPlan {
    TrackersJSONReader.plan(of: data, today: today)
  }

  /// Reads an export of Loop; nothing is stored.
  ///
  /// - Parameter category: the name of the one that its habits get, as Loop knows none.
  public func plan(of export: LoopExport, category: String) -> TrackersImportPlan {
    export.plan(category: category, today: today, makeID: makeID)
  }

  /// The size that a file of this program may have, in bytes.
  public static let mostBytes = 256 << 20

  /// Returns the due dates for calendars of other programs; nil without any.
  ///
  /// - Parameters:
  ///   - language: two letters (ISO 639-1).
  ///   - note: of a habit that has no days of its own, by its schedule.
  public func calendar(
    language: String, stamp: Date, note: @escaping @Sendable (Schedule) -> String
  ) async throws -> TrackersFile? {
    try await store.read("trackers.calendar") { [today, weekStart, memo] db in
      let trackers = try memo.trackers(in: db)
      let histories = try memo.histories(in: db)
      let last = trackers.compactMap { tracker in
        histories[tracker.rank].flatMap { $0.isEmpty ? nil : (tracker.id, CalendarDay($0.last)) }
      }
      return TrackersCalendar(
        trackers, today: today, weekStart: weekStart,
        lastMarks: Dictionary(last) { first, _ in first }, note: note
      ).file(language: language, stamp: stamp)
    }
  }

  /// Returns the habits as Loop Habit Tracker exports them; nil without a habit.
  public func loopArchive() async throws -> TrackersFile? {
    try await store.read("trackers.loopArchive") { [today, weekStart] in
      try LoopArchive(in: $0, today: today, weekStart)
    }.file()
  }

  /// Reads a file of this program, or of Loop: its archive of tables, the folder that one was unpacked to,
  /// the `Habits.csv` in it, or its full backup. Nothing is stored. Blocks.
  ///
  /// - Parameter category: the name of the one that Loop's habits get.
  public func plan(
    ofFile url: URL, category: String
  ) throws(FileIntakeProblem) -> TrackersImportPlan {
    let isLoop = url.lastPathComponent.lowercased() == "habits.csv"
    let isFolder: Bool
    do throws(FileProblem) { isFolder = try DiskFile(url: url).isFolder() } catch {
      throw .unreadable(error.error)
    }
    if isLoop || isFolder {
      let folder = isLoop ? url.deletingLastPathComponent() : url
      return plan(of: try LoopExport(folder: folder), category: category)
    }
    let path = url.path(percentEncoded: false)
    return plan(of: try FileIntake.read(path, limit: Self.mostBytes), category: category)
  }

  /// Reads the content of a file, whose beginning tells what it is.
  private func plan(of data: Data, category: String) -> TrackersImportPlan {
    do throws(TrackersImportProblem) {
      if ZipArchive.isArchive(data) {
        return plan(of: try LoopExport(archive: data), category: category)
      }
      if ForeignDatabase.isDatabase(data) {
        return try LoopBackup(data).plan(category: category, today: today, makeID: makeID)
      }
      return plan(ofJSON: data)
    } catch { return TrackersImportPlan(problems: [error]) }
  }

  /// Returns the result that a plan would have; nothing is stored.
  public func preview(_ plan: TrackersImportPlan) async throws -> TrackersImportResult {
    try await store.rehearse("trackers.preview") { try TrackersImporting(db: $0).run(plan) }
  }

  /// Stores a plan, as one act. Records that are there stay as they are; their empty days are
  /// filled.
  public func apply(_ plan: TrackersImportPlan) async throws -> TrackersImportResult {
    try await store.record(TrackerAct.importing.act()) { try TrackersImporting(db: $0).run(plan) }
  }

  // MARK: - Samples

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
    try await addAll(DemoTrackers(words: Words(language), today: today).all)
    // Whoever looks at samples has not missed anything.
    _ = try await markTold(try await reminders().due)
  }

  private static func category(named name: String, in db: Database) throws -> TrackerCategory.ID {
    if let found = try CategoryTable.category(named: name, in: db) { return found.id }
    let category = TrackerCategory(
      id: UUID(sample: try CategoryTable.all(in: db).count + 1, of: 2), name: name)
    try CategoryTable.insert(category, in: db)
    return category.id
  }
}
