import AppRuntime
import Core
import Semantics
import Toolkit
import TrackersDomain

/// The form for a tracker within the tab (H-50 to H-65).
extension TrackersFeature {
  /// It saves in the same line as the cards, so that undo comes behind both.
  func form(_ state: TrackersState, _ environment: Environment) -> TrackerFormFeature {
    TrackerFormFeature(
      dependencies.repository(environment.units.weekStart), drafts: dependencies.drafts,
      saves: Self.saves)
  }

  func updateForm(
    _ state: inout TrackersState, _ action: TrackerFormAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard var form = state.form else { return .none }
    let effect = self.form(state, environment).update(&form, action, environment).map(
      TrackersAction.form)
    state.form = form
    switch action {
    case .saved(let tracker):
      state.form = nil
      state.day.selection = ListSelection(tracker.id)
      let words = TrackersWords(environment.language)
      return .merge(effect, .notice(words.saved(tracker.name, isNew: form.isNew)))
    case .closed: state.form = nil
    default: break
    }
    return effect
  }

  // MARK: Opening

  /// An event is then of the day that is looked at (H-65).
  func add(_ state: inout TrackersState) -> Effect<TrackersAction> {
    let day = state.day
    return open(
      TrackerFormState(addingOn: day.day, today: day.today), &state)
  }

  func edit(_ id: Tracker.ID, _ state: inout TrackersState) -> Effect<TrackersAction> {
    guard let card = state.day.card(id) else { return .none }
    return open(
      TrackerFormState(
        changing: card.tracker, doneCount: card.doneCount, today: state.day.today), &state)
  }

  func open(
    _ form: TrackerFormState, _ state: inout TrackersState
  ) -> Effect<TrackersAction> {
    state.form = form
    return .output(.form(.opened))
  }

  /// What was typed when the program ended is there again when the tab is shown.
  func seekDraft(
    _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    if state.isDraftSought { return .none }
    state.isDraftSought = true
    let trackers = dependencies.repository(environment.units.weekStart)
    return .run("seek draft", queue: Self.saves) { [dependencies] send in
      await Self.seekNote(dependencies.drafts, trackers, send)
      guard let draft = await dependencies.drafts.load() else { return }
      var (tracker, count): (Tracker?, Int) = (nil, 0)
      if let id = draft.tracker {
        tracker = try? await trackers.tracker(id)
        count = (try? await trackers.doneCount(of: id)) ?? 0
      }
      let form = TrackerFormState(
        draft, changing: tracker, doneCount: count,
        categories: (try? await trackers.categories()) ?? [], today: trackers.today)
      if let form { send(.draftFound(form)) }
    }
  }

  /// One that comes when something else has been begun is let be.
  func restore(
    _ form: TrackerFormState, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    if state.form != nil { return .none }
    let notice = TrackersWords(environment.language).draftRestored
    return .merge(open(form, &state), .notice(notice))
  }
}
