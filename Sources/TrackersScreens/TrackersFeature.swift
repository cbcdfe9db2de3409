import AppRuntime
import Core
import Semantics
import Toolkit
import TrackersDomain

/// The actions of the Trackers tab.
public enum TrackersAction: Sendable {
  /// The tab is shown.
  case shown
  case left
  /// Other records have taken the place of those that are known.
  case recordsReplaced
  /// Those of a backup are in force from now on.
  case settingsLoaded(TrackersSettings)
  /// The pages of the first visit are to be shown once more.
  case introductionReset
  case introduction(TrackersIntroductionAction)
  case sectionChosen(TrackersSection)
  /// The day may have ended.
  case midnight
  /// It is time for something that is due today.
  case reminderCame
  case day(DayAction)
  /// The same out of the menu of a card, which closes with it.
  case menuChosen(DayAction)
  case calendar(DayCalendarAction)
  case dialog(DayDialogAction)
  case due(DueListAction)
  case archive(ArchiveListAction)
  case statistics(TrackersStatisticsAction)
  case files(TrackersFileAction)
  case form(TrackerFormAction)
  /// A form of an earlier run that was not saved.
  case draftFound(TrackerFormState)
  /// A note of an earlier run that was not saved.
  case noteFound(DayNoteState)
}

/// The parts of the tab, in their order.
public enum TrackersSection: String, Sendable, Hashable, CaseIterable {
  case day, statistics
}

/// All that the Trackers tab shows.
public struct TrackersState: Equatable, Sendable {
  public var settings: TrackersSettings
  var section = TrackersSection.day
  /// The page of the first visit that shows.
  var introductionPage = 0
  var day: DayState
  var statistics = TrackersStatisticsState()
  /// Import and export, in front of the parts.
  var files: TrackersFileState?
  /// The number of import and export dialogs so far.
  var fileTickets = 0
  /// The form for a tracker, in place of the page or in front of it.
  var form: TrackerFormState?
  /// True after the search for a form of an earlier run.
  var isDraftSought = false

  public init(settings: TrackersSettings, today: CalendarDay) {
    self.settings = settings
    day = DayState(today)
  }
}

/// The Trackers tab: a day with its trackers, and statistics.
public struct TrackersFeature: Feature {
  /// The queue of the jobs whose acts can be undone.
  public static let saves = "saves"

  let dependencies: TrackersDependencies

  public init(_ dependencies: TrackersDependencies) {
    self.dependencies = dependencies
  }

  public func update(
    _ state: inout TrackersState, _ action: TrackersAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    let before = state.noteDraft
    let effect = act(&state, action, environment)
    return .merge(effect, keep(state.noteDraft, since: before))
  }

  private func act(
    _ state: inout TrackersState, _ action: TrackersAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    switch action {
    case .shown: return .merge(show(&state, environment), watchStatistics(state, environment))
    case .left: if state.noteDraft == nil { return close(&state) }
    case .recordsReplaced: return loadSettings()
    case .settingsLoaded(let settings): state.take(settings)
    case .introductionReset: return setOnboarded(false, &state, environment)
    case .introduction(let action): return updateIntroduction(&state, action, environment)
    case .sectionChosen(let section): return choose(section, &state, environment)
    case .midnight: return .merge(turn(&state, environment), watchStatistics(state, environment))
    case .reminderCame: return remind(&state)
    case .day(let action): return updateDay(&state, action, environment)
    case .menuChosen(let action):
      return .merge(close(&state), updateDay(&state, action, environment))
    case .calendar(let action): return updateCalendar(&state, action, environment)
    case .form(let action): return updateForm(&state, action, environment)
    case .draftFound(let form): return restore(form, &state, environment)
    case .noteFound(let note): return restore(note, &state, environment)
    case .dialog(let action): return updateDialog(&state, action, environment)
    case .due(let action): return updateDue(&state, action, environment)
    case .archive(let action): return updateArchive(&state, action, environment)
    case .statistics(let action): return updateStatistics(&state, action, environment)
    case .files(let action): return updateFiles(&state, action, environment)
    }
    return .none
  }

  public func view(_ state: TrackersState, _ environment: Environment) -> Element<TrackersAction> {
    TrackersView(
      state: state, words: TrackersWords(environment.language),
      weekStart: environment.units.weekStart,
      form: state.form.map {
        form(state, environment).view($0, environment).map(TrackersAction.form)
      }
    ).body
  }

  public func adapt(
    _ state: inout TrackersState, from old: Environment, to environment: Environment
  ) -> Effect<TrackersAction> {
    guard old.units.weekStart != environment.units.weekStart else { return .none }
    let statistics = watchStatistics(state, environment)
    if state.day.page == nil { return statistics }
    return .merge(watch(state, environment), watchDue(state, environment), statistics)
  }

  // MARK: Saving

  /// Changes records, one job after another; undo waits for it.
  func save(
    _ state: TrackersState, _ environment: Environment,
    _ job:
      @escaping @Sendable (TrackersRepository, TrackersWords, Effect<TrackersAction>.Send)
      async throws -> Void
  ) -> Effect<TrackersAction> {
    let (language, weekStart) = (environment.language, environment.units.weekStart)
    return .run("save trackers", queue: Self.saves) { [dependencies] send in
      try await job(dependencies.repository(weekStart), TrackersWords(language), send)
    }
  }

  func keep(_ settings: TrackersSettings) -> Effect<TrackersAction> {
    .run("save tracker settings", queue: "settings", topic: "settings") { [dependencies] _ in
      try await dependencies.settings.set(TrackersSettings.key, to: settings)
    }
  }

  private func loadSettings() -> Effect<TrackersAction> {
    .run("load tracker settings", queue: "settings") { [dependencies] send in
      send(.settingsLoaded(try await dependencies.settings.value(of: TrackersSettings.key)))
    }
  }
}

extension TrackersState {
  /// Whoever has been through the pages of the first visit is not shown those of a backup.
  fileprivate mutating func take(_ settings: TrackersSettings) {
    let isOnboarded = self.settings.isOnboarded
    self.settings = settings
    if isOnboarded { self.settings.isOnboarded = true }
  }
}

/// The form for a tracker within the tab.
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

  /// An event is then of the day that is looked at.
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

  /// Looks for the text that was being typed when the program ended.
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

/// The pages of the first visit.
extension TrackersFeature {
  func updateIntroduction(
    _ state: inout TrackersState, _ action: TrackersIntroductionAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    switch action {
    case .pageShown(let page):
      state.introductionPage = page
      return .none
    // Kept now and no earlier: who quits on the way sees the pages again.
    case .ended: return setOnboarded(true, &state, environment)
    }
  }

  func setOnboarded(
    _ isOnboarded: Bool, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    state.settings.isOnboarded = isOnboarded
    state.introductionPage = 0
    return keep(state.settings)
  }
}
