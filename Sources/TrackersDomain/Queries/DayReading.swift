import Almanac
import Foundation
import GRDB
import Interchange
import Measures
import Persistence

/// Reads a day out of the tables: a card for each tracker, of which only those are made anew that a
/// change has touched.
struct DayReading {
  let query: DayQuery
  let today: CalendarDay
  let weekStart: WeekStart
  let histories: HistoryMemory
  let memory: CardMemory

  func page(in db: Database) throws -> DayPage {
    let settings = try Settings.value(of: TrackersSettings.key, in: db)
    let trackers = try TrackerTable.all(in: db)
    let kept = try histories.histories(in: db)
    let cards = cards(of: trackers, kept, try NoteTable.notes(on: query.day, in: db), settings)
    let due = trackers.compactMap { reading($0, kept, on: today).pendingTime(settings) }
    return page(cards, hasTrackers: !trackers.isEmpty, try CategoryTable.all(in: db), due.sorted())
  }

  private func cards(
    of trackers: [Tracker], _ kept: [Int64: KeptHistory], _ notes: [Int64: String],
    _ settings: TrackersSettings
  ) -> [DayCard] {
    let frame = CardMemory.Frame(
      day: query.day, today: today, weekStart: weekStart, settings: settings)
    let sources = trackers.map { tracker in
      CardMemory.Source(
        tracker: tracker, revision: (kept[tracker.rank] ?? .none).revision,
        note: notes[tracker.rank] ?? "")
    }
    return memory.cards(sources, in: frame) { source in
      let reading = reading(source.tracker, kept, on: query.day)
      return reading.isShown(settings) ? reading.card(note: source.note) : nil
    }
  }

  private func reading(
    _ tracker: Tracker, _ kept: [Int64: KeptHistory], on day: CalendarDay
  ) -> CardReading {
    CardReading(
      tracker: tracker, history: (kept[tracker.rank] ?? .none).history, day: day, today: today,
      weekStart: weekStart)
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
      categories: categories,
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
