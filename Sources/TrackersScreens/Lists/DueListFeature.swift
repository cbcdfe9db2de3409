import AppRuntime
import Core
import Semantics
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
extension TrackersFeature {
  func openDue(_ state: inout TrackersState, _ environment: Environment) -> Effect<TrackersAction> {
    state.day.front = .due(DueListState())
    state.day.now = dependencies.time
    return watchDue(state, environment)
  }

  func updateDue(
    _ state: inout TrackersState, _ action: DueListAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard case .due(var list)? = state.day.front else { return .none }
    switch action {
    case .loaded(let cards): list.take(cards)
    case .moved(let index): list.selection.move(to: index, in: list.ids)
    case .opened(let index): return lead(to: index, list, &state, environment)
    case .doneTapped(let id): return list.card(id).map { finish($0, &state, environment) } ?? .none
    case .skipTapped(let id): return list.card(id).map { skip($0, state, environment) } ?? .none
    case .closed: return closeFront(&state)
    }
    state.day.front = .due(list)
    return .none
  }

  /// Back to the day that was looked at.
  func closeFront(_ state: inout TrackersState) -> Effect<TrackersAction> {
    state.day.front = nil
    return .merge(.cancel("due"), .cancel("archive"))
  }

  /// Anew, as when another day has begun; nothing while another page shows.
  func watchDue(_ state: TrackersState, _ environment: Environment) -> Effect<TrackersAction> {
    guard case .due? = state.day.front else { return .none }
    let trackers = dependencies.repository(environment.units.weekStart)
    return .observe("due", { trackers.observeDue(onChange: $0) }) {
      .due(.loaded($0))
    }
  }

  // MARK: Acts

  /// To its card, whatever was searched and filtered.
  private func lead(
    to index: Int, _ list: DueListState, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard list.ids.indices.contains(index) else { return .none }
    state.day.selection = ListSelection(list.ids[index])
    state.day.search.apply(.cleared)
    state.day.choose(.all)
    state.day.go(to: state.day.today)
    return .merge(closeFront(&state), watch(state, environment))
  }

  /// Asks for the amount of a measured tracker; marks any other as done.
  private func finish(
    _ card: DayCard, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    if let amount = DayAmountState(card) {
      state.day.dialog = .amount(amount)
      return .none
    }
    return save(state, environment) { trackers, words, send in
      let outcome = try await trackers.setDone(card.id, on: card.entry.day, true)
      Self.tell(outcome, words, send)
      if case .saved = outcome { send.notice(words.wasDone(card.tracker.name)) }
    }
  }

  private func skip(
    _ card: DayCard, _ state: TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    save(state, environment) { trackers, words, send in
      let outcome = try await trackers.setSkipped(card.id, on: card.entry.day, true)
      Self.tell(outcome, words, send)
      if case .saved = outcome { send.notice(words.wasSkipped(card.tracker.name)) }
    }
  }

  // MARK: Reminders

  /// The time has come of what was waited for.
  func remind(_ state: inout TrackersState) -> Effect<TrackersAction> {
    state.day.now = dependencies.time
    let next = state.day.page?.dueTimes.first { $0 > state.day.now }
    guard let next else { return .cancel("reminder") }
    return .after(dependencies.until(next), id: "reminder", .reminderCame)
  }
}
