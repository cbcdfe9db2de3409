import Almanac
import Foundation
import GRDB
import Interchange

/// Puts what a file has beside what is there.
struct TrackersImporting {
  let db: Database

  func run(_ plan: TrackersImportPlan) throws -> TrackersImportResult {
    var result = TrackersImportResult()
    var places: [TrackerCategory.ID: TrackerCategory.ID] = [:]
    for category in plan.categories {
      places[category.id] = try place(category, &result)
    }
    // Two of one name in a file are two; one of another file is the one of that name here.
    let identifiers = Set(plan.trackers.map(\.tracker.id))
    let namesakes = try TrackerTable.all(in: db).filter { !identifiers.contains($0.id) }
    var known = try TrackerTable.all(in: db)
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
    _ tracker: Tracker, in category: TrackerCategory.ID, _ namesakes: [Tracker],
    _ known: inout [Tracker], _ result: inout TrackersImportResult
  ) throws -> Tracker {
    let name = TextRules.folded(tracker.name)
    let there =
      known.first { $0.id == tracker.id }
      ?? namesakes.first {
        $0.category == category && $0.isHabit == tracker.isHabit
          && TextRules.folded($0.name) == name
      }
    if let there {
      result.knownTrackers += 1
      return there
    }
    var fresh = tracker
    fresh.category = category
    try TrackerTable.insert(&fresh, in: db)
    known.append(fresh)
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
