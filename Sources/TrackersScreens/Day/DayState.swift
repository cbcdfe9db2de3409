import Core
import Semantics
import Toolkit
import TrackersDomain

/// The day that is looked at, and what is asked for in front of it.
public struct DayState: Equatable, Sendable {
  /// What day it is; the day that is looked at goes with it where it is that one.
  var today: CalendarDay
  var day: CalendarDay
  var choice = DayChoice.all
  var search = Search()
  /// Nil while none is loaded.
  var page: DayPage?
  var selection = ListSelection<Tracker.ID>()
  var dialog: DayDialog?
  /// A list in the place of the day.
  var front: DayFront?
  /// What time it is, as far as it matters for what is due.
  var now = DayTime.midnight

  init(_ today: CalendarDay) { (self.today, day) = (today, today) }

  var query: DayQuery { DayQuery(day, filter: choice.filter, search: search.text) }

  var isToday: Bool { day == today }

  /// Whether some of the day may be left out.
  var isNarrowed: Bool { choice.filter != .all || !search.isEmpty }

  var cards: [DayCard] { page?.cards ?? [] }

  func card(_ id: Tracker.ID) -> DayCard? { cards.first { $0.id == id } }

  var selected: DayCard? {
    selection.shown.flatMap { cards.indices.contains($0) ? cards[$0] : nil }
  }

  mutating func take(_ page: DayPage) {
    self.page = page
    selection.follow(cards.lazy.map(\.id))
  }

  mutating func go(to day: CalendarDay) {
    self.day = day
    if choice == .today, !isToday { choice = .all }
  }

  mutating func choose(_ choice: DayChoice) {
    self.choice = choice
    if choice == .today { day = today }
  }
}
