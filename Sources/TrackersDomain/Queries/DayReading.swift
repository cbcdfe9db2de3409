import Almanac
import Foundation
import GRDB
import Interchange
import Measures
import Persistence

/// Reads a day out of the tables: all histories in one pass, then a card for each tracker.
struct DayReading {
  let query: DayQuery
  let today: CalendarDay
  let weekStart: WeekStart

  func page(in db: Database) throws -> DayPage {
    let settings = try Settings.value(of: TrackersSettings.key, in: db)
    let trackers = try TrackerTable.all(in: db)
    let histories = try YearTable.histories(in: db)
    let notes = try NoteTable.notes(on: query.day, in: db)
    let cards = trackers.compactMap { tracker in
      let reading = CardReading(
        tracker: tracker, history: histories[tracker.rank] ?? DayHistory(), day: query.day,
        today: today, weekStart: weekStart)
      return reading.isShown(settings) ? reading.card(note: notes[tracker.rank] ?? "") : nil
    }
    let due = trackers.compactMap { tracker in
      CardReading(
        tracker: tracker, history: histories[tracker.rank] ?? DayHistory(), day: today,
        today: today, weekStart: weekStart
      ).pendingTime(settings)
    }
    return page(cards, hasTrackers: !trackers.isEmpty, try CategoryTable.all(in: db), due.sorted())
  }

  private func page(
    _ cards: [DayCard], hasTrackers: Bool, _ categories: [TrackerCategory],
    _ dueTimes: [DayTime]
  ) -> DayPage {
    let found = cards.filter(isWanted)
    var sections = [DaySection(header: .pinned, cards: found.filter(\.tracker.isPinned))]
    let grouped = Dictionary(
      grouping: found.filter { !$0.tracker.isPinned }, by: \.tracker.category)
    sections += categories.map {
      DaySection(header: .category($0), cards: grouped[$0.id] ?? [])
    }
    let emptiness: DayPage.Emptiness? =
      if !hasTrackers { .noTrackers } else if cards.isEmpty { .nothingThisDay } else {
        found.isEmpty ? .nothingFound : nil
      }
    return DayPage(
      day: query.day, today: today, sections: sections.filter { !$0.cards.isEmpty },
      dueCount: cards.count, doneCount: cards.count { $0.isDone },
      dueTimes: dueTimes, emptiness: emptiness)
  }

  private func isWanted(_ card: DayCard) -> Bool {
    let isInFilter =
      switch query.filter {
      case .all: true
      case .completed: card.isDone
      case .notCompleted: !card.isDone
      }
    let search = TextRules.folded(TextRules.trimmed(query.search))
    return isInFilter
      && (search.isEmpty || TextRules.folded(card.tracker.name).contains(search))
  }
}
