import Core
import Foundation
import GRDB
import Interchange
import Persistence

/// Reads a day out of the tables: a card for each tracker that is shown on it.
struct DayReading {
  let query: DayQuery
  let today: CalendarDay
  let weekStart: WeekStart
  let memo: TrackersMemo

  func page(in db: Database) throws -> DayPage {
    let settings = try Settings.value(of: TrackersSettings.key, in: db)
    let trackers = try memo.trackers(in: db)
    let kept = try memo.histories(in: db)
    let notes = try NoteTable.notes(on: query.day, in: db)
    let cards = trackers.compactMap { tracker in
      reading(tracker, kept[tracker.rank], on: query.day)
        .card(note: notes[tracker.rank] ?? "", settings)
    }
    let due = trackers.compactMap { tracker in
      tracker.reminder == nil && tracker.isHabit
        ? nil : reading(tracker, kept[tracker.rank], on: today).pendingTime(settings)
    }
    return page(cards, hasTrackers: !trackers.isEmpty, try CategoryTable.all(in: db), due.sorted())
  }

  /// The card of one tracker; nil where there is none, or it is not shown on the day.
  func card(of id: Tracker.ID, in db: Database) throws -> DayCard? {
    guard let tracker = try TrackerTable.tracker(id, in: db) else { return nil }
    let history = try YearTable.histories(of: tracker.rank, in: db)[tracker.rank]
    return reading(tracker, history, on: query.day).card(
      note: try NoteTable.note(of: tracker.rank, on: query.day, in: db),
      try Settings.value(of: TrackersSettings.key, in: db))
  }

  private func reading(
    _ tracker: Tracker, _ history: DayHistory?, on day: CalendarDay
  ) -> CardReading {
    CardReading(
      tracker: tracker, history: history ?? DayHistory(), day: day, today: today,
      weekStart: weekStart)
  }

  private func page(
    _ cards: [DayCard], hasTrackers: Bool, _ categories: [TrackerCategory], _ dueTimes: [DayTime]
  ) -> DayPage {
    let places = places(of: cards, categories)
    let found = places.joined().map { cards[$0] }
    let headers = [DaySection.Header.pinned] + categories.map { .category($0) }
    var end = 0
    let sections = zip(headers, places).map { header, places in
      end += places.count
      return DaySection(header: header, cards: found[end - places.count..<end])
    }
    let emptiness: DayPage.Emptiness? =
      if !hasTrackers { .noTrackers } else if cards.isEmpty { .nothingThisDay } else {
        found.isEmpty ? .nothingFound : nil
      }
    return DayPage(
      day: query.day, today: today, cards: found, sections: sections.filter { !$0.cards.isEmpty },
      categories: categories, dueCount: cards.count, doneCount: cards.count { $0.isDone },
      dueTimes: dueTimes, emptiness: emptiness)
  }

  /// The places among all cards of those of each section, without the ones that are not wanted.
  private func places(of cards: [DayCard], _ categories: [TrackerCategory]) -> [[Int]] {
    let search = TextRules.folded(TextRules.trimmed(query.search))
    let sections = Dictionary(categories.enumerated().map { ($1.id, $0 + 1) }) { first, _ in first }
    var places = Array(repeating: [Int](), count: categories.count + 1)
    for (place, card) in cards.enumerated() where isWanted(card, search) {
      let section = card.tracker.isPinned ? 0 : sections[card.tracker.category]
      if let section { places[section].append(place) }
    }
    return places
  }

  private func isWanted(_ card: DayCard, _ search: String) -> Bool {
    let isInFilter =
      switch query.filter {
      case .all: true
      case .completed: card.isDone
      case .notCompleted: !card.isDone
      }
    return isInFilter && (search.isEmpty || TextRules.folded(card.tracker.name).contains(search))
  }
}

extension CardReading {
  fileprivate func card(note: String, _ settings: TrackersSettings) -> DayCard? {
    isShown(settings) ? card(note: note) : nil
  }
}

/// Reads what is still to be done today, with its card.
struct DueReading {
  let today: CalendarDay
  let weekStart: WeekStart
  let memo: TrackersMemo

  /// By ``DayCard/dueTime``, then those that have the whole day, in their order.
  ///
  /// - Parameter isWanted: false for a tracker that is left out.
  func cards(
    in db: Database, where isWanted: (Tracker) -> Bool = { _ in true }
  ) throws -> [DayCard] {
    let settings = try Settings.value(of: TrackersSettings.key, in: db)
    let histories = try memo.histories(in: db)
    let notes = try NoteTable.notes(on: today, in: db)
    let cards = try memo.trackers(in: db).filter(isWanted).compactMap { tracker -> DayCard? in
      let reading = CardReading(
        tracker: tracker, history: histories[tracker.rank] ?? DayHistory(), day: today,
        today: today, weekStart: weekStart)
      return reading.isPending(settings) ? reading.card(note: notes[tracker.rank] ?? "") : nil
    }
    let sorted = cards.enumerated().sorted { left, right in
      let times = [left, right].map { $0.element.dueTime?.minutes ?? .max }
      return (times[0], left.offset) < (times[1], right.offset)
    }
    return sorted.map(\.element)
  }
}
