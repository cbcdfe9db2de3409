import AppRuntime
import Core
import Toolkit
import TrackersDomain

/// The marks and changes that are made from a card.
extension DayFeature {
  func mark(
    _ state: inout DayState, _ action: DayAction, _ environment: Environment
  ) -> Effect<DayAction> {
    switch action {
    case .toggleTapped(let id): return toggle(id, &state, environment)
    case .skipTapped(let id): return skip(id, &state, environment)
    case .amountStepped(let id, let isMore): return step(id, isMore: isMore, state, environment)
    case .amountTapped(let id): openAmount(id, &state)
    case .allDoneTapped(let id): return finishAll(id, state, environment)
    case .noteTapped(let id): return openNote(id, &state, environment)
    case .pinTapped(let id): return pin(id, state, environment)
    case .archiveTapped(let id): return archive(id, environment)
    case .deleteTapped(let id):
      if let name = state.card(id)?.tracker.name { state.dialog = .deleting(id, name: name) }
    case .reordered(let from, let to): return reorder(from, to, state, environment)
    default: break
    }
    return .none
  }

  // MARK: Marks
  /// Asks for the amount of a measured tracker; turns the mark of any other.
  private func toggle(
    _ id: Tracker.ID, _ state: inout DayState, _ environment: Environment
  ) -> Effect<DayAction> {
    guard let card = state.card(id) else { return .none }
    if card.tracker.target != nil, state.day <= state.today {
      openAmount(id, &state)
      return .none
    }
    return dependencies.mark(MarkChange(id, state.day, .toggled), environment)
  }

  private func skip(
    _ id: Tracker.ID, _ state: inout DayState, _ environment: Environment
  ) -> Effect<DayAction> {
    guard let card = state.card(id) else { return .none }
    let words = TrackersWords(environment)
    guard card.tracker.isHabit else { return .notice(words.eventIsNotSkipped) }
    let turn = state.covered.turn(card.entry)
    return .merge(
      dependencies.mark(MarkChange(id, card.entry.day, turn.kind), environment),
      turn.covers ? .notice(words.wasSkipped(card.tracker.name)) : .none)
  }

  /// A text that could not be kept is not asked for.
  private func openNote(
    _ id: Tracker.ID, _ state: inout DayState, _ environment: Environment
  ) -> Effect<DayAction> {
    if state.day > state.today {
      let words = TrackersWords(environment)
      return .notice(words.problem(.future(today: state.today)))
    }
    if let card = state.card(id) { state.dialog = .note(DayNoteState(card)) }
    return .none
  }

  private func openAmount(_ id: Tracker.ID, _ state: inout DayState) {
    guard let card = state.card(id), let amount = DayAmountState(card) else { return }
    state.dialog = .amount(amount)
  }

  private func step(
    _ id: Tracker.ID, isMore: Bool, _ state: DayState, _ environment: Environment
  ) -> Effect<DayAction> {
    guard state.card(id)?.tracker.target != nil else { return .none }
    return dependencies.mark(MarkChange(id, state.day, .stepped(isMore: isMore)), environment)
  }

  /// All cards that stand under one heading with a card, as one act.
  private func finishAll(
    _ id: Tracker.ID, _ state: DayState, _ environment: Environment
  ) -> Effect<DayAction> {
    let section = state.page?.sections.first { $0.cards.contains { $0.id == id } }
    guard let section else { return .none }
    let (ids, day) = (section.cards.map(\.id), state.day)
    return dependencies.save(environment) { trackers, words, send in
      let heading = words.header(section.header)
      let outcome = try await trackers.markAll(ids, on: day, subject: heading)
      words.tell(outcome, send)
      if let marked = outcome.record { send.notice(words.marked(marked, heading)) }
    }
  }

  // MARK: The tracker itself
  private func pin(
    _ id: Tracker.ID, _ state: DayState, _ environment: Environment
  ) -> Effect<DayAction> {
    guard let tracker = state.card(id)?.tracker else { return .none }
    return dependencies.save(environment) { trackers, words, send in
      _ = try await trackers.pin(id, !tracker.isPinned)
      send.notice(words.pinned(tracker.name, !tracker.isPinned))
    }
  }

  private func archive(_ id: Tracker.ID, _ environment: Environment) -> Effect<DayAction> {
    dependencies.save(environment) { trackers, words, send in
      guard let tracker = try await trackers.archive(id).record else { return }
      send.notice(words.archived(tracker.name))
    }
  }

  func delete(_ id: Tracker.ID, _ environment: Environment) -> Effect<DayAction> {
    dependencies.save(environment) { trackers, words, send in
      guard let tracker = try await trackers.delete(id) else { return }
      send.notice(words.deleted(tracker.name))
    }
  }

  /// Within its section; whoever pulls it further finds it at the end of that.
  private func reorder(
    _ from: Int, _ to: Int, _ state: DayState, _ environment: Environment
  ) -> Effect<DayAction> {
    guard let page = state.page else { return .none }
    let section = ListSections(counts: page.sections.map(\.cards.count))
    let places = section.items(in: section.section(of: from))
    guard let last = places.last else { return .none }
    let place = min(max(places.lowerBound, to), last)
    guard place != from, page.cards.indices.contains(from) else { return .none }
    let (id, other) = (page.cards[from].id, page.cards[place].id)
    let side: MoveSide = place > from ? .after : .before
    return dependencies.save(environment) { trackers, _, _ in
      try await trackers.move(id, side, other)
    }
  }
}

extension TrackersWords {
  /// Tells the user why something was refused.
  func tell<Record, Action>(_ outcome: TrackerOutcome<Record>, _ send: Effect<Action>.Send) {
    guard case .refused(let problems) = outcome, let problem = problems.first else { return }
    send.notice(self.problem(problem))
  }
}
