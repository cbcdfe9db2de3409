import AppRuntime
import Core
import FilePrompts
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
  case day(DayAction)
  case statistics(TrackersStatisticsAction)
  case files(FileTransferAction<TrackersFilePurpose>)
  case form(TrackerFormAction)
  /// A form of an earlier run that was not saved.
  case draftFound(TrackerFormState)
}

/// The parts of the tab, in their order.
public enum TrackersSection: String, Sendable, Hashable, CaseIterable { case day, statistics }

/// All that the Trackers tab shows.
public struct TrackersState: Equatable, Sendable {
  public var settings: TrackersSettings
  var section = TrackersSection.day
  /// The page of the first visit that shows.
  var introductionPage = 0
  var day: DayState
  var statistics = TrackersStatisticsState()
  /// Import and export, in front of the parts.
  var files = FileTransferState<TrackersFilePurpose>()
  /// The form for a tracker, in place of the page or in front of it.
  var form: TrackerFormState?
  /// True after the search for a form of an earlier run.
  var isDraftSought = false

  public init(settings: TrackersSettings, today: CalendarDay) {
    self.settings = settings
    day = DayState(today)
  }

  /// Those of a backup; the introduction stays away from a user who has seen it.
  fileprivate mutating func take(_ settings: TrackersSettings) {
    let isOnboarded = self.settings.isOnboarded
    self.settings = settings
    if isOnboarded { self.settings.isOnboarded = true }
  }
}

/// The Trackers tab: a day with its trackers, and statistics.
///
/// It puts its parts together: ``DayFeature``, ``TrackersStatisticsFeature``, ``TrackersFilesFeature``
/// and ``TrackerFormFeature``. What a part cannot do alone, as to open the form, is done here.
public struct TrackersFeature: Feature {
  let dependencies: TrackersDependencies

  public init(_ dependencies: TrackersDependencies) { self.dependencies = dependencies }

  public func update(
    _ state: inout TrackersState, _ action: TrackersAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    switch action {
    case .shown:
      let isFirst = state.day.page == nil && state.day.front == nil
      let grid: Effect<TrackersAction> =
        isFirst && state.settings.startsWithGrid
        ? updateDay(&state, .gridTapped(atStart: true), environment) : .none
      return .merge(
        updateDay(&state, .shown, environment), grid, seekDraft(&state, environment),
        followStatistics(&state, environment))
    case .left: return updateDay(&state, .left, environment)
    case .recordsReplaced: return loadSettings()
    case .settingsLoaded(let settings): state.take(settings)
    case .introductionReset: return setOnboarded(false, &state)
    case .introduction(.pageShown(let page)): state.introductionPage = page
    // Kept now and no earlier: a user who quits on the way sees the pages again.
    case .introduction(.ended): return setOnboarded(true, &state)
    case .sectionChosen(let section): return choose(section, &state, environment)
    case .day(let action): return updateDay(&state, action, environment)
    case .statistics(let action): return updateStatistics(&state, action, environment)
    case .files(let action): return updateFiles(&state, action, environment)
    case .form(let action): return updateForm(&state, action, environment)
    case .draftFound(let form): return restore(form, &state, environment)
    }
    return .none
  }

  public func view(_ state: TrackersState, _ environment: Environment) -> Element<TrackersAction> {
    TrackersView(
      state: state, words: TrackersWords(environment), weekStart: environment.units.weekStart,
      form: state.form.map { form(environment).view($0, environment).map(TrackersAction.form) }
    ).body
  }

  public func adapt(
    _ state: inout TrackersState, from old: Environment, to environment: Environment
  ) -> Effect<TrackersAction> {
    guard old.units.weekStart != environment.units.weekStart else { return .none }
    return .merge(
      updateDay(&state, .weekStartChanged, environment), followStatistics(&state, environment))
  }

  // MARK: Settings
  private func keep(_ settings: TrackersSettings) -> Effect<TrackersAction> {
    .run("save tracker settings", queue: "settings", topic: "settings") { [dependencies] _ in
      try await dependencies.settings.set(TrackersSettings.key, to: settings)
    }
  }

  private func loadSettings() -> Effect<TrackersAction> {
    .run("load tracker settings", queue: "settings") { [dependencies] send in
      send(.settingsLoaded(try await dependencies.settings.value(of: TrackersSettings.key)))
    }
  }

  private func setOnboarded(
    _ isOnboarded: Bool, _ state: inout TrackersState
  ) -> Effect<TrackersAction> {
    state.settings.isOnboarded = isOnboarded
    state.introductionPage = 0
    return keep(state.settings)
  }

  // MARK: The parts
  private func choose(
    _ section: TrackersSection, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    state.section = section
    return .merge(
      updateDay(&state, .frontClosed, environment),
      updateStatistics(&state, section == .statistics ? .opened : .closed, environment))
  }

  private func updateDay(
    _ state: inout TrackersState, _ action: DayAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    switch action {
    case .addTapped:
      // An event is then of the day that is looked at.
      return open(
        TrackerFormState(
          addingOn: state.day.day, today: state.day.today, dates: environment.units.date), &state,
        environment)
    case .editTapped(let id): return edit(id, &state, environment)
    case .statisticsTapped: return choose(.statistics, &state, environment)
    case .noteFound where state.form != nil: return .none
    case .noteFound:
      return .merge(
        skipIntroduction(&state),
        DayFeature(dependencies: dependencies).update(&state.day, action, environment)
          .map(TrackersAction.day))
    case .dialog(.pinnedDailyTurned(let isOn)): state.settings.showsPinnedDaily = isOn
    case .dialog(.carriedOverTurned(let isOn)): state.settings.carriesEventsOver = isOn
    case .dialog(.streaksHiddenTurned(let isOn)): state.settings.hidesStreaks = isOn
    case .dialog(.gridFirstTurned(let isOn)): state.settings.startsWithGrid = isOn
    case .dialog(.quietHoursTyped(let text)):
      _ = DayFeature(dependencies: dependencies).update(&state.day, action, environment)
      guard let hours = QuietHours(typed: text) else { return .none }
      state.settings.quietHours = hours
    default:
      let effect = DayFeature(dependencies: dependencies).update(&state.day, action, environment)
        .map(TrackersAction.day)
      guard case .midnight = action else { return effect }
      return .merge(effect, followStatistics(&state, environment))
    }
    return keep(state.settings)
  }

  private func updateStatistics(
    _ state: inout TrackersState, _ action: TrackersStatisticsAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    switch action {
    case .files(let action): updateFiles(&state, action, environment)
    case .backTapped: choose(.day, &state, environment)
    default:
      TrackersStatisticsFeature(dependencies: dependencies)
        .update(&state.statistics, action, environment).map(TrackersAction.statistics)
    }
  }

  /// Watches the figures anew, as another day has begun; nothing while another page shows.
  private func followStatistics(
    _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard state.section == .statistics else { return .none }
    return updateStatistics(&state, .outdated, environment)
  }

  private func updateFiles(
    _ state: inout TrackersState, _ action: FileTransferAction<TrackersFilePurpose>,
    _ environment: Environment
  ) -> Effect<TrackersAction> {
    TrackersFilesFeature(dependencies: dependencies).update(&state.files, action, environment)
      .map(TrackersAction.files)
  }

  // MARK: The form
  /// It saves in the same queue as the cards, so that undo waits for both.
  private func form(_ environment: Environment) -> TrackerFormFeature {
    TrackerFormFeature(
      dependencies.trackers(environment), drafts: dependencies.drafts.form,
      saves: TrackersDependencies.saves)
  }

  private func updateForm(
    _ state: inout TrackersState, _ action: TrackerFormAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard var form = state.form else { return .none }
    let effect = self.form(environment).update(&form, action, environment).map(TrackersAction.form)
    state.form = form
    switch action {
    case .saved(let tracker):
      state.form = nil
      state.day.select(tracker.id)
      let words = TrackersWords(environment)
      return .merge(effect, .notice(words.saved(tracker.name, isNew: form.isNew)))
    case .closed: state.form = nil
    default: break
    }
    return effect
  }

  private func edit(
    _ id: Tracker.ID, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard let card = state.day.card(id) else { return .none }
    return open(
      TrackerFormState(
        changing: card.tracker, doneCount: card.doneCount, today: state.day.today,
        dates: environment.units.date), &state, environment)
  }

  /// Opens a form; where another one is open beside the day, and was changed, that one asks first.
  private func open(
    _ form: TrackerFormState, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    if state.form?.isChanged == true { return updateForm(&state, .leaveTapped, environment) }
    state.form = form
    return .output(.form(.opened))
  }

  // MARK: Drafts
  /// Looks for the text that was being typed when the program ended.
  private func seekDraft(
    _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    if state.isDraftSought { return .none }
    state.isDraftSought = true
    let (trackers, drafts) = (dependencies.trackers(environment), dependencies.drafts)
    return .run("seek draft", queue: TrackersDependencies.saves) { send in
      if let note = await DayNoteState.draft(in: drafts, trackers) { send(.day(.noteFound(note))) }
      guard let draft = await drafts.form.load() else { return }
      var (tracker, count): (Tracker?, Int) = (nil, 0)
      if let id = draft.tracker {
        tracker = try? await trackers.tracker(id)
        count = (try? await trackers.doneCount(of: id)) ?? 0
      }
      let form = TrackerFormState(
        draft, changing: tracker, doneCount: count,
        categories: (try? await trackers.categories()) ?? [], today: trackers.today,
        dates: environment.units.date)
      if let form { send(.draftFound(form)) }
    }
  }

  /// Opens the form of a draft, unless the user has begun something else.
  private func restore(
    _ form: TrackerFormState, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    if state.form != nil { return .none }
    let notice = TrackersWords(environment).draftRestored
    return .merge(
      skipIntroduction(&state), open(form, &state, environment), .notice(notice))
  }

  /// Whoever has typed here knows the tab: what comes back is not to stand behind its first pages.
  private func skipIntroduction(_ state: inout TrackersState) -> Effect<TrackersAction> {
    state.settings.isOnboarded ? .none : setOnboarded(true, &state)
  }
}
