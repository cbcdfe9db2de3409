import AppRuntime
import Core
import TrackersDomain

/// What is asked for in front of a day.
extension TrackersFeature {
  func updateDialog(
    _ state: inout TrackersState, _ action: DayDialogAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    switch (action, state.day.dialog) {
    case (.closed, _): return close(&state)
    case (.filterChosen(let choice), _):
      return .merge(close(&state), choose(choice, &state, environment))
    case (.deleteAnswered(let isWanted), .deleting(let id, _)):
      return .merge(close(&state), isWanted ? delete(id, state, environment) : .none)
    case (.amountTyped(let text), .amount(var amount)):
      amount.text = text
      state.day.dialog = .amount(amount)
    case (.amountSaved, .amount(let amount)):
      return .merge(close(&state), keep(amount, state, environment))
    case (.noteTyped(let text), .note(var note)):
      note.text = text
      state.day.dialog = .note(note)
    case (.noteSaved, .note(let note)): return .merge(close(&state), keep(note, state, environment))
    case (.figuresLoaded(let figures), .details(var details)):
      details.figures = figures
      state.day.dialog = .details(details)
    case (.pinnedDailyTurned(let isOn), _):
      state.settings.showsPinnedDaily = isOn
      return keep(state.settings)
    case (.carriedOverTurned(let isOn), _):
      state.settings.carriesEventsOver = isOn
      return keep(state.settings)
    case (.streaksHiddenTurned(let isOn), _):
      state.settings.hidesStreaks = isOn
      return keep(state.settings)
    default: break
    }
    return .none
  }

  func close(_ state: inout TrackersState) -> Effect<TrackersAction> {
    state.day.dialog = nil
    return .merge(.cancel("month"), .cancel("details"))
  }

  /// With the figures of a habit, which are computed beside the screen.
  func openDetails(
    _ id: Tracker.ID, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    state.day.dialog = .details(DayDetailsState(id: id))
    guard state.day.card(id)?.tracker.isHabit == true else { return .none }
    let trackers = dependencies.repository(environment.units.weekStart)
    return .observe("details", { trackers.observeStatistics(of: id, onChange: $0) }) {
      .dialog(.figuresLoaded($0))
    }
  }

  private func keep(
    _ amount: DayAmountState, _ state: TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    save(state, environment) { trackers, words, send in
      let outcome = try await trackers.setAmount(amount.id, on: amount.day, typed: amount.text)
      Self.tell(outcome, words, send)
    }
  }

  private func keep(
    _ note: DayNoteState, _ state: TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    save(state, environment) { trackers, words, send in
      Self.tell(try await trackers.setNote(note.id, on: note.day, note.text), words, send)
    }
  }
}
