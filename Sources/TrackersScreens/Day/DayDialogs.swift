import AppRuntime
import Core
import Toolkit
import TrackersDomain

/// The dialogs in front of a day.
public enum DayDialog: Equatable, Sendable {
  case filters
  case menu(Tracker.ID)
  case dayMenu
  case details(DayDetailsState)
  case deleting(Tracker.ID, name: String)
  case amount(DayAmountState)
  case note(DayNoteState)
  case calendar(DayCalendarState)
  case options
}

/// The details of a tracker.
public struct DayDetailsState: Equatable, Sendable {
  let id: Tracker.ID
  /// Nil while it is not computed, and for an event.
  var figures: HabitStatistics?
}

/// The amount of a day while it is typed.
public struct DayAmountState: Equatable, Sendable {
  let id: Tracker.ID
  let name: String
  let target: TrackersDomain.Target
  let day: CalendarDay
  var text: String

  init?(_ card: DayCard) {
    guard let target = card.tracker.target else { return nil }
    (id, name, self.target) = (card.id, card.tracker.name, target)
    day = card.entry.day
    text = card.amount?.text() ?? ""
  }

  /// True where the text is no amount; an empty text means nothing done.
  var isWrong: Bool { !text.allSatisfy(\.isWhitespace) && Amount(typed: text) == nil }
}

/// The note of a day, while it is typed.
public struct DayNoteState: Equatable, Sendable {
  let id: Tracker.ID
  let name: String
  let day: CalendarDay
  /// As it is kept.
  let opened: String
  var text: String

  init(_ card: DayCard) {
    (id, name, day) = (card.id, card.tracker.name, card.entry.day)
    (opened, text) = (card.entry.note, card.entry.note)
  }

  /// As a draft has left it.
  init(_ tracker: Tracker, _ entry: DayEntry, text: String) {
    (id, name, day) = (tracker.id, tracker.name, entry.day)
    (opened, self.text) = (entry.note, text)
  }

  /// The draft that survives a kill; nil where nothing was typed.
  var draft: TrackerNoteDraft? {
    text == opened ? nil : TrackerNoteDraft(of: id, on: day.iso, text)
  }
}

/// The month from which a day is chosen.
public struct DayCalendarState: Equatable, Sendable {
  var day: CalendarDay
  /// The number of trackers with a record on each day of the month.
  var counts: [CalendarDay: Int] = [:]
}

/// The actions of the dialogs in front of a day.
public enum DayDialogAction: Sendable {
  case closed
  case filterChosen(DayChoice)
  case deleteAnswered(Bool)
  case amountTyped(String)
  case amountSaved
  case noteTyped(String)
  case noteSaved
  case figuresLoaded(HabitStatistics?)
  case pinnedDailyTurned(Bool)
  case carriedOverTurned(Bool)
  case streaksHiddenTurned(Bool)
}

/// The actions of the calendar in front of a day.
public enum DayCalendarAction: Sendable {
  case moved(CalendarDay)
  case picked(CalendarDay)
  case countsLoaded([CalendarDay: Int])
}

/// The answers to the dialogs in front of a day.
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

/// The month with dots from which a day is chosen.
extension TrackersFeature {
  func openCalendar(
    _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    state.day.dialog = .calendar(DayCalendarState(day: state.day.day))
    return watch(month: state.day.day.inMonth, state, environment)
  }

  func updateCalendar(
    _ state: inout TrackersState, _ action: DayCalendarAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard case .calendar(var calendar) = state.day.dialog else { return .none }
    switch action {
    case .moved(let day):
      let isOther = day.inMonth != calendar.day.inMonth
      calendar.day = day
      state.day.dialog = .calendar(calendar)
      return isOther ? watch(month: day.inMonth, state, environment) : .none
    case .countsLoaded(let counts):
      calendar.counts = counts
      state.day.dialog = .calendar(calendar)
      return .none
    case .picked(let day):
      return .merge(close(&state), go(to: day, &state, environment))
    }
  }

  private func watch(
    month: CalendarMonth, _ state: TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    let trackers = dependencies.repository(environment.units.weekStart)
    return .observe("month", { trackers.observeMonth(month, onChange: $0) }) {
      .calendar(.countsLoaded($0))
    }
  }
}

/// The note that is being typed is kept behind every change, so that a kill cannot lose it.
extension TrackersFeature {
  /// Stands behind the effects of the action: what is saved is forgotten after that.
  func keep(
    _ draft: TrackerNoteDraft?, since before: TrackerNoteDraft?
  ) -> Effect<TrackersAction> {
    guard draft != before else { return .none }
    let topic = draft == nil ? nil : "note"
    return .run("keep note", queue: Self.saves, topic: topic) { [dependencies] send in
      if let reason = await dependencies.drafts.saveNote(draft) {
        send.failed(FailureReason(reason))
      }
    }
  }

  /// Tells of what was typed when the program ended; what was saved all the same is forgotten.
  static func seekNote(
    _ drafts: TrackerDrafts, _ trackers: TrackersRepository, _ send: Effect<TrackersAction>.Send
  ) async {
    guard let draft = await drafts.loadNote() else { return }
    guard let day = CalendarDay(iso: draft.day),
      let tracker = try? await trackers.tracker(draft.tracker),
      let entry = try? await trackers.entry(draft.tracker, on: day), entry.note != draft.text
    else {
      _ = await drafts.saveNote(nil)
      return
    }
    send(.noteFound(DayNoteState(tracker, entry, text: draft.text)))
  }

  /// One that comes when something else has been begun is let be.
  func restore(
    _ note: DayNoteState, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    if state.form != nil || state.day.dialog != nil { return .none }
    state.day.selection = ListSelection(note.id)
    state.day.dialog = .note(note)
    let notice = TrackersWords(environment.language).draftRestored
    return .merge(go(to: note.day, &state, environment), .notice(notice))
  }
}

extension TrackersState {
  /// The text that is typed and not saved.
  var noteDraft: TrackerNoteDraft? {
    guard case .note(let note)? = day.dialog else { return nil }
    return note.draft
  }
}
