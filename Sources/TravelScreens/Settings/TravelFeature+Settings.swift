import AppRuntime
import Core
import Toolkit
import TravelDomain

/// Counts, settings, and deleting everything (T-50 to T-54).
extension TravelFeature {
  func updateSettings(
    _ state: inout TravelState, _ action: TravelSettingsAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    switch action {
    case .statisticsLoaded(let statistics): state.settingsPage.statistics = statistics
    case .worldChosen(let world):
      state.settings.world = world
      return .merge(count(state, environment), keep(state.settings))
    case .photoCountStepped, .photoCountTapped, .photoCountTyped, .photoCountEntered,
      .photoCountLeft:
      return updatePhotoCount(&state, action)
    case .deleteTapped:
      let isEmpty = state.content?.isEmpty ?? true
      state.settingsPage.question = isEmpty ? .nothing : .deleting
    case .deleteAnswered(let isWanted):
      state.settingsPage.question = nil
      return isWanted ? deleteAll(state, environment) : .none
    case .nothingRead: state.settingsPage.question = nil
    case .informationTapped: state.settingsPage.isInformationOpen = true
    case .informationClosed: state.settingsPage.isInformationOpen = false
    case .files(let action): return .output(.files(action))
    case .changed(let settings):
      state.settings = settings
      let list = state.content == nil ? .none : watch(state, environment)
      return .merge(list, state.section == .settings ? count(state, environment) : .none)
    }
    return .none
  }

  /// Walks over all records: while the page shows only.
  func count(_ state: TravelState, _ environment: Environment) -> Effect<TravelAction> {
    let (language, world) = (environment.language, state.settings.world)
    return .run("count travels", queue: "statistics", topic: "statistics") { [dependencies] send in
      do {
        let travels = dependencies.knowing(language)
        send(.settings(.statisticsLoaded(try await travels.statistics(of: world))))
      } catch { send.failed(error) }
    }
  }

  private func deleteAll(_ state: TravelState, _ environment: Environment) -> Effect<TravelAction> {
    save(state, environment) { travels, words, send in
      let gone = try await travels.deleteAll()
      send.notice(words.deletedAll(gone.countries, gone.cities))
    }
  }
}
