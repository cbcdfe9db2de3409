import Core
import Foundation
import GRDB
import Interchange

/// The content of a file; nothing is stored until ``TrackersRepository/apply(_:)``.
public struct TrackersImportPlan: Sendable, Equatable {
  public var categories: [TrackerCategory]
  public var trackers: [ImportedTracker]
  public var problems: [TrackersImportProblem]

  public init(
    categories: [TrackerCategory] = [], trackers: [ImportedTracker] = [],
    problems: [TrackersImportProblem] = []
  ) { (self.categories, self.trackers, self.problems) = (categories, trackers, problems) }
}

/// Something in a file that was not taken, or not as it was written.
public struct TrackersImportProblem: Error, Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    /// Neither JSON of this program nor an export of Loop.
    case notUnderstood
    /// Written by a newer program.
    case newerVersion(Int)
    case missing(String)
    case notADate(String)
    case notAValue(String)
    case unknownHabit(String)
    /// Taken, but shortened to so many letters.
    case shortened(String, most: Int)
    /// Taken, but with the nearest schedule.
    case approximated(String, Schedule)
    /// Taken, but with its reminder on every day that it is due.
    case reminderDays(String)
    /// An archive that cannot be read.
    case archive(ZipProblem)
    /// An archive without the tables of Loop, and one with another archive in place of them.
    case noHabits, nestedArchive
    /// A database that is damaged, and one that is not Loop's.
    case damagedDatabase, otherDatabase
    case tooLarge
  }

  /// The name of the file, below the folder that was read; may be empty.
  public let file: String
  /// Counted from 1; 0 where the whole file is meant.
  public let line: Int
  public let reason: Reason

  public init(_ file: String, line: Int, _ reason: Reason) {
    (self.file, self.line, self.reason) = (file, line, reason)
  }
}

/// The result of an import, also of one that is only tried.
public struct TrackersImportResult: Sendable, Hashable {
  public var newCategories = 0
  public var newTrackers = 0
  /// Trackers that were there, by identifier or by name and category, and got days.
  public var knownTrackers = 0
  public var newMarks = 0
  /// Days that had something already, which stays.
  public var keptMarks = 0
  /// Days without a note, which got one.
  public var newNotes = 0

  /// True where something comes of it.
  public var hasNews: Bool { newCategories + newTrackers + newMarks + newNotes > 0 }
}

/// Puts what a file has beside what is there.
struct TrackersImporting {
  /// The properties by which a tracker of a file is found among those that are there.
  private struct Namesake: Hashable {
    let category: TrackerCategory.ID
    let isHabit: Bool
    let name: String

    init(_ tracker: Tracker, in category: TrackerCategory.ID) {
      (self.category, isHabit) = (category, tracker.isHabit)
      name = TextRules.folded(tracker.name)
    }
  }

  let db: Database

  func run(_ plan: TrackersImportPlan) throws -> TrackersImportResult {
    var result = TrackersImportResult()
    var places: [TrackerCategory.ID: TrackerCategory.ID] = [:]
    for category in plan.categories { places[category.id] = try place(category, &result) }
    // Two of one name in a file are two; one of another file is the one of that name here.
    let identifiers = Set(plan.trackers.map(\.tracker.id))
    let all = try TrackerTable.all(in: db)
    var known = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    let others = all.filter { !identifiers.contains($0.id) }
    let namesakes = Dictionary(others.map { (Namesake($0, in: $0.category), $0) }) { first, _ in
      first
    }
    for item in plan.trackers {
      guard let category = places[item.tracker.category] else { continue }
      let tracker = try stored(item.tracker, in: category, namesakes, &known, &result)
      try fill(tracker, item, &result)
    }
    return result
  }

  private func place(
    _ category: TrackerCategory, _ result: inout TrackersImportResult
  ) throws -> TrackerCategory.ID {
    let there =
      try CategoryTable.category(category.id, in: db)
      ?? CategoryTable.category(named: category.name, in: db)
    if let there { return there.id }
    try CategoryTable.insert(category, in: db)
    result.newCategories += 1
    return category.id
  }

  private func stored(
    _ tracker: Tracker, in category: TrackerCategory.ID, _ namesakes: [Namesake: Tracker],
    _ known: inout [Tracker.ID: Tracker], _ result: inout TrackersImportResult
  ) throws -> Tracker {
    if let there = known[tracker.id] ?? namesakes[Namesake(tracker, in: category)] {
      result.knownTrackers += 1
      return there
    }
    var fresh = tracker
    fresh.category = category
    try TrackerTable.insert(&fresh, in: db)
    known[fresh.id] = fresh
    result.newTrackers += 1
    return fresh
  }

  private func fill(
    _ tracker: Tracker, _ item: ImportedTracker, _ result: inout TrackersImportResult
  ) throws {
    for (year, marks) in Dictionary(grouping: item.marks, by: \.key.year) {
      var days = try YearTable.days(of: tracker.rank, in: year, db)
      let places = marks.map { (place: $0.key.placeInYear, mark: $0.value) }
      for (place, mark) in places.sorted(by: { $0.place < $1.place }) where mark != .none {
        if days[place] == .none {
          days[place] = mark
          result.newMarks += 1
        } else {
          result.keptMarks += 1
        }
      }
      try YearTable.save(days, of: tracker.rank, in: year, db)
    }
    for (day, note) in item.notes
    where try NoteTable.note(of: tracker.rank, on: day, in: db).isEmpty {
      try NoteTable.set(note, of: tracker.rank, on: day, in: db)
      result.newNotes += 1
    }
  }
}
