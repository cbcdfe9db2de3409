import Almanac
import Measures
import Synchronization

/// The cards of a day as they were made last; one is made anew where anything differs that it is made
/// of.
final class CardMemory: Sendable {
  /// What all cards of a day are made of.
  struct Frame: Sendable, Equatable {
    let day: CalendarDay
    let today: CalendarDay
    let weekStart: WeekStart
    let settings: TrackersSettings
  }

  /// What one card is made of.
  struct Source: Sendable, Equatable {
    let tracker: Tracker
    let revision: Int
    let note: String
  }

  private struct Kept: Sendable {
    let source: Source
    let card: DayCard?
  }

  private struct State {
    var frame: Frame?
    var cards: [Int64: Kept] = [:]
  }

  private let state = Mutex(State())

  /// In the order of the sources, without those that are not shown.
  func cards(
    _ sources: [Source], in frame: Frame, make: (Source) -> DayCard?
  ) -> [DayCard] {
    let before = state.withLock { $0.frame == frame ? $0.cards : [:] }
    var cards: [Int64: Kept] = [:]
    cards.reserveCapacity(sources.count)
    let shown = sources.compactMap { source in
      let kept = before[source.tracker.rank].flatMap { $0.source == source ? $0 : nil }
      let card = kept ?? Kept(source: source, card: make(source))
      cards[source.tracker.rank] = card
      return card.card
    }
    state.withLock { $0 = State(frame: frame, cards: cards) }
    return shown
  }
}
