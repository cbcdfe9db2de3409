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
    _ state: inout TrackersState, _ action: TrackersAction
  ) -> Effect<TrackersAction> {
    let before = state.noteDraft
    let effect = act(&state, action)
    return .merge(effect, keep(state.noteDraft, since: before))
  }

  private func act(
    _ state: inout TrackersState, _ action: TrackersAction
  ) -> Effect<TrackersAction> {
    switch action {
    case .shown: return .merge(show(&state), watchStatistics(state))
    case .left: if state.noteDraft == nil { return close(&state) }
    case .languageChanged(let language): state.take(language)
    case .weekStartChanged(let start):
      return .merge(change(&state, weekStart: start), watchStatistics(state))
    case .settingsLoaded(let settings): state.take(settings)
    case .introductionReset: return setOnboarded(false, &state)
    case .introduction(let action): return updateIntroduction(&state, action)
    case .sectionChosen(let section): return choose(section, &state)
    case .midnight: return .merge(turn(&state), watchStatistics(state))
    case .reminderCame: return remind(&state)
    case .day(let action): return updateDay(&state, action)
    case .menuChosen(let action):
      return .merge(close(&state), updateDay(&state, action))
    case .calendar(let action): return updateCalendar(&state, action)
    case .form(let action): return updateForm(&state, action)
    case .draftFound(let form): return restore(form, &state)
    case .noteFound(let note): return restore(note, &state)
    case .dialog(let action): return updateDialog(&state, action)
    case .due(let action): return updateDue(&state, action)
    case .archive(let action): return updateArchive(&state, action)
    case .statistics(let action): return updateStatistics(&state, action)
    case .files(let action): return updateFiles(&state, action)
    case .notice, .failed: break
    }
    return .none
  }

  public func view(_ state: TrackersState) -> Element<TrackersAction> {
    TrackersView(
      state: state, words: TrackersWords(state.language),
      form: state.form.map { form(state).view($0).map(TrackersAction.form) }
    ).body
  }

  // MARK: Saving

  /// What changes records, one after another; undo comes behind it.
  func save(
    _ state: TrackersState,
    _ job:
      @escaping @Sendable (TrackersRepository, TrackersWords, Effect<TrackersAction>.Send)
      async throws -> Void
  ) -> Effect<TrackersAction> {
    let (language, weekStart) = (state.language, state.weekStart)
    return .run("save trackers", line: Self.saves) { [dependencies] send in
      do {
        try await job(dependencies.repository(weekStart), TrackersWords(language), send)
      } catch {
        send(.failed(String(describing: error)))
      }
    }
  }

  func keep(_ settings: TrackersSettings) -> Effect<TrackersAction> {
    .run("save tracker settings", line: "settings", topic: "settings") { [dependencies] send in
      do { try await dependencies.save(settings) } catch {
        send(.failed(String(describing: error)))
      }
    }
  }
}

extension TrackersState {
  fileprivate mutating func take(_ language: Language) {
    self.language = language
    form?.language = language
  }

  /// Whoever has been through the pages of the first visit is not shown those of a backup.
  fileprivate mutating func take(_ settings: TrackersSettings) {
    let isOnboarded = self.settings.isOnboarded
    self.settings = settings
    if isOnboarded { self.settings.isOnboarded = true }
  }
}
