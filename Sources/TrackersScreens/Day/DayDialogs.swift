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
  /// The quiet hours as they are typed; nil for as they are set.
  case options(quietHours: String?)
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
  /// As it is kept; empty where there is no amount.
  let opened: String
  var text: String

  init?(_ card: DayCard) { self.init(card.tracker, card.entry) }

  /// A day that is only marked as done has the amount that is wanted of it.
  init?(_ tracker: Tracker, _ entry: DayEntry) {
    guard let target = tracker.target else { return nil }
    (id, name, self.target, day) = (tracker.id, tracker.name, target, entry.day)
    switch entry.mark {
    case .none, .skip: text = ""
    case .done: text = target.amount.text()
    case .amount(let amount): text = amount.text()
    }
    opened = text
  }

  /// True where the text is no amount. One that is left empty takes the amount away; blanks are a slip.
  var isWrong: Bool { !text.isEmpty && Amount(typed: text) == nil }
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

  /// Returns the note that was being typed when the program ended; forgets one that was saved all the
  /// same.
  static func draft(
    in drafts: TrackerDrafts, _ trackers: TrackersRepository
  ) async -> DayNoteState? {
    guard let draft = await drafts.note.load() else { return nil }
    guard let day = CalendarDay(iso: draft.day),
      let tracker = try? await trackers.tracker(draft.tracker),
      let entry = try? await trackers.entry(draft.tracker, on: day), entry.note != draft.text
    else {
      _ = await drafts.note.save(nil)
      return nil
    }
    return DayNoteState(tracker, entry, text: draft.text)
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
  // Words to the parent, which has the settings.
  case pinnedDailyTurned(Bool)
  case carriedOverTurned(Bool)
  case streaksHiddenTurned(Bool)
  case gridFirstTurned(Bool)
  case quietHoursTyped(String)
}

/// The actions of the calendar in front of a day.
public enum DayCalendarAction: Sendable {
  case moved(CalendarDay)
  case picked(CalendarDay)
  case countsLoaded([CalendarDay: Int])
}

/// The dialogs in front of a day: how they open, and what their answers do.
extension DayFeature {
  func open(
    _ state: inout DayState, _ action: DayAction, _ environment: Environment
  ) -> Effect<DayAction> {
    switch action {
    case .menuTapped(let id): state.dialog = .menu(id)
    case .menuOpened: state.dialog = .dayMenu
    case .filterTapped: state.dialog = .filters
    case .optionsTapped: state.dialog = .options(quietHours: nil)
    case .detailsTapped(let id): return openDetails(id, &state, environment)
    case .calendarTapped:
      state.dialog = .calendar(DayCalendarState(day: state.day))
      return watch(month: state.day.inMonth, environment)
    case .noteFound(let note): return restore(note, &state, environment)
    default: break
    }
    return .none
  }

  func updateDialog(
    _ state: inout DayState, _ action: DayDialogAction, _ environment: Environment
  ) -> Effect<DayAction> {
    switch (action, state.dialog) {
    case (.closed, _): return close(&state)
    case (.filterChosen(let choice), _):
      return .merge(close(&state), choose(choice, &state, environment))
    case (.deleteAnswered(let isWanted), .deleting(let id, _)):
      return .merge(close(&state), isWanted ? delete(id, environment) : .none)
    case (.amountTyped(let text), .amount(var amount)):
      amount.text = text
      state.dialog = .amount(amount)
    case (.amountSaved, .amount(let amount)):
      let isNew = amount.text != amount.opened
      return .merge(close(&state), isNew ? keep(amount, environment) : .none)
    case (.noteTyped(let text), .note(var note)):
      note.text = text
      state.dialog = .note(note)
    case (.quietHoursTyped(let text), .options): state.dialog = .options(quietHours: text)
    case (.noteSaved, .note(let note)): return .merge(close(&state), keep(note, environment))
    case (.figuresLoaded(let figures), .details(var details)):
      details.figures = figures
      state.dialog = .details(details)
    default: break
    }
    return .none
  }

  func close(_ state: inout DayState) -> Effect<DayAction> {
    state.dialog = nil
    return .merge(.cancel("month"), .cancel("details"))
  }

  /// With the figures of a habit, which are computed beside the screen.
  private func openDetails(
    _ id: Tracker.ID, _ state: inout DayState, _ environment: Environment
  ) -> Effect<DayAction> {
    state.dialog = .details(DayDetailsState(id: id))
    guard state.card(id)?.tracker.isHabit == true else { return .none }
    let trackers = dependencies.trackers(environment)
    return .observe("details", { trackers.observeStatistics(of: id, onChange: $0) }) {
      .dialog(.figuresLoaded($0))
    }
  }

  private func keep(_ amount: DayAmountState, _ environment: Environment) -> Effect<DayAction> {
    dependencies.save(environment) { trackers, words, send in
      let outcome = try await trackers.setAmount(amount.id, on: amount.day, typed: amount.text)
      words.tell(outcome, send)
      if amount.text.isEmpty, case .saved = outcome { send.notice(words.cleared(amount.name)) }
    }
  }

  private func keep(_ note: DayNoteState, _ environment: Environment) -> Effect<DayAction> {
    dependencies.save(environment) { trackers, words, send in
      words.tell(try await trackers.setNote(note.id, on: note.day, note.text), send)
    }
  }

  // MARK: The month with dots from which a day is chosen
  func updateCalendar(
    _ state: inout DayState, _ action: DayCalendarAction, _ environment: Environment
  ) -> Effect<DayAction> {
    guard case .calendar(var calendar) = state.dialog else { return .none }
    switch action {
    case .moved(let day):
      let isOther = day.inMonth != calendar.day.inMonth
      calendar.day = day
      state.dialog = .calendar(calendar)
      return isOther ? watch(month: day.inMonth, environment) : .none
    case .countsLoaded(let counts):
      calendar.counts = counts
      state.dialog = .calendar(calendar)
      return .none
    case .picked(let day): return .merge(close(&state), go(to: day, &state, environment))
    }
  }

  private func watch(month: CalendarMonth, _ environment: Environment) -> Effect<DayAction> {
    let trackers = dependencies.trackers(environment)
    return .observe("month", { trackers.observeMonth(month, onChange: $0) }) {
      .calendar(.countsLoaded($0))
    }
  }

  // MARK: The draft of a note
  /// Keeps the note that is being typed, so that a kill cannot lose it.
  ///
  /// Stands behind the effects of the action: what is saved is forgotten after that.
  func keep(_ draft: TrackerNoteDraft?, since before: TrackerNoteDraft?) -> Effect<DayAction> {
    dependencies.drafts.note.keep(
      draft, since: before, queue: TrackersDependencies.saves, topic: "note")
  }

  /// Opens the note of a draft, unless the user has begun something else.
  private func restore(
    _ note: DayNoteState, _ state: inout DayState, _ environment: Environment
  ) -> Effect<DayAction> {
    if state.dialog != nil { return .none }
    state.dialog = .note(note)
    let notice = TrackersWords(environment).draftRestored
    let effect = go(to: note.day, &state, environment)
    state.select(note.id)
    return .merge(effect, .notice(notice))
  }
}
