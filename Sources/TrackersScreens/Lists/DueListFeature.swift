import AppRuntime
import Toolkit
import TrackersDomain

/// The actions of the list of due trackers.
public enum DueListAction: Sendable {
  case loaded([DayCard])
  case moved(Int)
  /// To its card on the page of today.
  case opened(Int)
  case doneTapped(Tracker.ID)
  case skipTapped(Tracker.ID)
  case closed
}

/// The trackers that are still to be done today.
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

/// The list of due trackers in the place of a day.
///
/// The parent takes `.opened` and `.closed`, and asks for the amount of a measured tracker.
struct DueListFeature {
  let dependencies: TrackersDependencies

  func update(
    _ list: inout DueListState, _ action: DueListAction, _ environment: Environment
  ) -> Effect<DueListAction> {
    switch action {
    case .loaded(let cards): list.take(cards)
    case .moved(let index): list.selection.move(to: index, in: list.ids)
    case .doneTapped(let id): return list.card(id).map { finish($0, environment) } ?? .none
    case .skipTapped(let id): return list.card(id).map { skip($0, environment) } ?? .none
    case .opened, .closed: break
    }
    return .none
  }

  /// The list, now and whenever a record changes.
  func watch(_ environment: Environment) -> Effect<DayAction> {
    let trackers = dependencies.trackers(environment)
    return .observe("due", { trackers.observeDue(onChange: $0) }) { .due(.loaded($0)) }
  }

  private func finish(_ card: DayCard, _ environment: Environment) -> Effect<DueListAction> {
    if card.tracker.target != nil { return .none }
    return dependencies.save(environment) { trackers, words, send in
      let outcome = try await trackers.setDone(card.id, on: card.entry.day, true)
      words.tell(outcome, send)
      if case .saved = outcome { send.notice(words.wasDone(card.tracker.name)) }
    }
  }

  private func skip(_ card: DayCard, _ environment: Environment) -> Effect<DueListAction> {
    dependencies.save(environment) { trackers, words, send in
      let outcome = try await trackers.setSkipped(card.id, on: card.entry.day, true)
      words.tell(outcome, send)
      if case .saved = outcome { send.notice(words.wasSkipped(card.tracker.name)) }
    }
  }
}
