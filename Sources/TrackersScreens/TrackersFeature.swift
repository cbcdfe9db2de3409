import AppRuntime
import Core
import Toolkit
import TrackersDomain

/// The Trackers tab: a day with its trackers, and statistics.
public struct TrackersFeature: Feature {
  /// The line of the jobs whose acts can be undone.
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

  /// What changes records, one after another; undo comes behind it.
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
