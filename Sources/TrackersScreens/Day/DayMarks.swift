import AppRuntime
import Core
import Semantics
import Toolkit
import TrackersDomain

/// The marks and changes that are made from a card.
extension TrackersFeature {
  func updateMarks(
    _ state: inout TrackersState, _ action: DayAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    // Before anything is typed that would be refused.
    if case .noteTapped = action, state.day.day > state.day.today {
      let words = TrackersWords(environment.language)
      return .notice(words.problem(.future(today: state.day.today)))
    }
    switch action {
    case .toggleTapped(let id): return toggle(id, &state, environment)
    case .skipTapped(let id): return skip(id, state, environment)
    case .amountStepped(let id, let isMore): return step(id, isMore: isMore, state, environment)
    case .amountTapped(let id): openAmount(id, &state)
    case .noteTapped(let id): return openNote(id, &state, environment)
    case .pinTapped(let id): return pin(id, state, environment)
    case .archiveTapped(let id): return archive(id, state, environment)
    case .deleteTapped(let id):
      if let name = state.day.card(id)?.tracker.name {
        state.day.dialog = .deleting(id, name: name)
      }
    case .reordered(let from, let to): return reorder(from, to, state, environment)
    default: break
    }
    return .none
  }

  // MARK: Marks

  /// Asks for the amount of a measured tracker; turns the mark of any other.
  private func toggle(
    _ id: Tracker.ID, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard let card = state.day.card(id) else { return .none }
    if card.tracker.target != nil, state.day.day <= state.day.today {
      openAmount(id, &state)
      return .none
    }
    let day = state.day.day
    return save(state, environment) { trackers, words, send in
      Self.tell(try await trackers.toggle(id, on: day), words, send)
    }
  }

  private func skip(
    _ id: Tracker.ID, _ state: TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard let card = state.day.card(id) else { return .none }
    guard card.tracker.isHabit else {
      return .notice(TrackersWords(environment.language).eventIsNotSkipped)
    }
    let day = state.day.day
    return save(state, environment) { trackers, words, send in
      let outcome = try await trackers.setSkipped(id, on: day, !card.isSkipped)
      Self.tell(outcome, words, send)
    }
  }

  /// A text that could not be kept is not asked for.
  private func openNote(
    _ id: Tracker.ID, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    let day = state.day
    if day.day > day.today {
      let words = TrackersWords(environment.language)
      return .notice(words.problem(.future(today: day.today)))
    }
    if let card = day.card(id) { state.day.dialog = .note(DayNoteState(card)) }
    return .none
  }

  private func openAmount(_ id: Tracker.ID, _ state: inout TrackersState) {
    guard let card = state.day.card(id), let amount = DayAmountState(card) else { return }
    state.day.dialog = .amount(amount)
  }

  private func step(
    _ id: Tracker.ID, isMore: Bool, _ state: TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard let target = state.day.card(id)?.tracker.target else { return .none }
    let day = state.day.day
    return save(state, environment) { trackers, words, send in
      // Of what stands there when its turn comes, so that quick steps add up.
      guard let mark = try await trackers.entry(id, on: day)?.mark else { return }
      let amount = target.stepped(from: mark, isMore: isMore)
      Self.tell(try await trackers.setAmount(id, on: day, amount), words, send)
    }
  }

  // MARK: The tracker itself

  private func pin(
    _ id: Tracker.ID, _ state: TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard let tracker = state.day.card(id)?.tracker else { return .none }
    return save(state, environment) { trackers, words, send in
      _ = try await trackers.pin(id, !tracker.isPinned)
      send.notice(words.pinned(tracker.name, !tracker.isPinned))
    }
  }

  private func archive(
    _ id: Tracker.ID, _ state: TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    save(state, environment) { trackers, words, send in
      guard let tracker = try await trackers.archive(id).record else { return }
      send.notice(words.archived(tracker.name))
    }
  }

  func delete(
    _ id: Tracker.ID, _ state: TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    save(state, environment) { trackers, words, send in
      guard let tracker = try await trackers.delete(id) else { return }
      send.notice(words.deleted(tracker.name))
    }
  }

  /// Within its section; whoever pulls it further finds it at the end of that.
  private func reorder(
    _ from: Int, _ to: Int, _ state: TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard let page = state.day.page else { return .none }
    let section = ListSections(counts: page.sections.map(\.cards.count))
    let places = section.items(in: section.section(of: from))
    guard let last = places.last else { return .none }
    let place = min(max(places.lowerBound, to), last)
    guard place != from, page.cards.indices.contains(from) else { return .none }
    let (id, other) = (page.cards[from].id, page.cards[place].id)
    let side: MoveSide = place > from ? .after : .before
    return save(state, environment) { trackers, _, _ in try await trackers.move(id, side, other) }
  }

  // MARK: Telling

  static func tell<Record>(
    _ outcome: TrackerOutcome<Record>, _ words: TrackersWords,
    _ send: Effect<TrackersAction>.Send
  ) {
    guard case .refused(let problems) = outcome, let problem = problems.first else { return }
    send.notice(words.problem(problem))
  }
}

extension TrackersDomain.Target {
  /// The size of one step: about a tenth of the target, 1, 2 or 5 of some power of ten; 1 where
  /// single ones are counted.
  var step: Amount {
    let wanted = amount.thousandths
    if (2000..<20_000).contains(wanted) { return Amount(thousandths: 1000) ?? .zero }
    var unit = 1
    while unit * 100 <= wanted { unit *= 10 }
    let steps = [1, 2, 5].map { $0 * unit }
    let step = steps.last { $0 * 10 <= wanted } ?? unit
    return Amount(thousandths: step) ?? .zero
  }

  /// The amount a step from a mark; nil for nothing. What was only done counts as what is wanted.
  func stepped(from mark: DayMark, isMore: Bool) -> Amount? {
    let now =
      switch mark {
      case .none, .skip: 0
      case .done: amount.thousandths
      case .amount(let amount): amount.thousandths
      }
    let next = now + (isMore ? 1 : -1) * step.thousandths
    if next <= 0, !isMore { return now == 0 ? nil : isAtMost ? .zero : nil }
    return Amount(thousandths: min(next, Amount.range.upperBound))
  }
}
