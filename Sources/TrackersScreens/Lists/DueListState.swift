import Semantics
import Toolkit
import TrackersDomain

/// What is still to be done today.
struct DueListState: Equatable, Sendable {
  /// Under which heading something stands.
  enum Part: CaseIterable { case overdue, later, anyTime }

  /// Nil while none is loaded.
  private(set) var cards: [DayCard]?
  var selection = ListSelection<Tracker.ID>()

  var ids: [Tracker.ID] { (cards ?? []).map(\.id) }

  func card(_ id: Tracker.ID) -> DayCard? { cards?.first { $0.id == id } }

  mutating func take(_ cards: [DayCard]) {
    self.cards = cards
    selection.follow(ids)
  }

  /// Those that there are, with how many stand in each.
  func parts(_ now: DayTime) -> [(part: Part, count: Int)] {
    Part.allCases.map { part in
      (part, (cards ?? []).count { Self.part(of: $0, now) == part })
    }.filter { $0.count > 0 }
  }

  static func part(of card: DayCard, _ now: DayTime) -> Part {
    card.dueTime.map { $0 <= now ? .overdue : .later } ?? .anyTime
  }
}
