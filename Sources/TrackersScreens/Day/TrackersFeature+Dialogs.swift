import AppRuntime
import TrackersDomain

/// What is asked for in front of a day.
extension TrackersFeature {
  func updateDialog(
    _ state: inout TrackersState, _ action: DayDialogAction
  ) -> Effect<TrackersAction> {
    switch (action, state.day.dialog) {
    case (.closed, _): return close(&state)
    case (.filterChosen(let choice), _):
      return .merge(close(&state), choose(choice, &state))
    case (.deleteAnswered(let isWanted), .deleting(let id, _)):
      return .merge(close(&state), isWanted ? delete(id, state) : .none)
    case (.amountTyped(let text), .amount(var amount)):
      amount.text = text
      state.day.dialog = .amount(amount)
    case (.amountSaved, .amount(let amount)):
      return .merge(close(&state), keep(amount, state))
    case (.noteTyped(let text), .note(var note)):
      note.text = text
      state.day.dialog = .note(note)
    case (.noteSaved, .note(let note)): return .merge(close(&state), keep(note, state))
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
    return .cancel("month")
  }

  private func keep(
    _ amount: DayAmountState, _ state: TrackersState
  ) -> Effect<TrackersAction> {
    let day = state.day.day
    return save(state) { trackers, words, send in
      let outcome = try await trackers.setAmount(amount.id, on: day, typed: amount.text)
      Self.tell(outcome, words, send)
    }
  }

  private func keep(_ note: DayNoteState, _ state: TrackersState) -> Effect<TrackersAction> {
    save(state) { trackers, words, send in
      Self.tell(try await trackers.setNote(note.id, on: note.day, note.text), words, send)
    }
  }
}
