import AppRuntime
import Core
import Terminal
import Toolkit
import WeatherDomain

/// The settings of the tab: what they change on its other screens, and how a change is taken back.
extension WeatherFeature {
  func updateSettings(
    _ state: inout WeatherState, _ action: WeatherSettingsAction, _ environment: Environment
  ) -> Effect<WeatherAction> {
    let isFirst = state.settingsPage.isFirstPlace
    let effect = settings.update(&state.settingsPage, action, state.settings, environment.language)
      .map(id: "settings", WeatherAction.settings)
    switch action {
    case .changed(let settings):
      return .merge(effect, change(to: settings, &state, environment))
    case .mapTapped: return .merge(effect, open(&state, .map, environment))
    case .closed: state.page = .main
    // The user was asked for a place on the way to the weather, and wants to see that.
    case .picker(.chosen), .picker(.cancelled): if isFirst { state.page = .main }
    default: break
    }
    return effect
  }

  /// Makes a choice of the user hold, and keeps it.
  private func change(
    to settings: WeatherSettings, _ state: inout WeatherState, _ environment: Environment
  ) -> Effect<WeatherAction> {
    var settings = settings
    // A user who has left the invented weather may choose it again.
    if state.settings.provider == .sample, settings.provider != .sample {
      settings.hasSample = true
    }
    state.changes.changed(from: state.settings, to: settings)
    return .merge(save(settings), take(settings, &state, environment))
  }

  func undo(
    _ state: inout WeatherState, _ environment: Environment
  ) -> Effect<WeatherAction> {
    guard let change = state.changes.takeLast(of: state.settings) else { return .none }
    state.settingsPage.locating = nil
    let words = WeatherSettingsWords(environment)
    return .merge(
      save(change.earlier), take(change.earlier, &state, environment),
      .notice(words.undone(change)))
  }

  func take(
    _ settings: WeatherSettings, _ state: inout WeatherState, _ environment: Environment
  ) -> Effect<WeatherAction> {
    let isOtherHome = settings.home != state.settings.home
    state.settings = settings
    return isOtherHome
      ? showHome(&state, environment) : updateMain(&state, .settingsChanged, environment)
  }

  /// Shows the default place; without one, looks for the user as at the first start.
  private func showHome(
    _ state: inout WeatherState, _ environment: Environment
  ) -> Effect<WeatherAction> {
    if let place = state.settings.home?.place {
      return updateMain(&state, .placeOpened(place), environment)
    }
    state.main.forgetPlace()
    return .merge(updateMain(&state, .left, environment), updateMain(&state, .shown, environment))
  }

  // MARK: Undo
  /// Offers to take the last change of the settings back, before what the whole program undoes, as that
  /// is not on these screens.
  func withUndo(
    _ page: Element<WeatherAction>, _ state: WeatherState, _ environment: Environment
  ) -> Element<WeatherAction> {
    guard !state.isPicking, let change = state.changes.last(of: state.settings)
    else { return page }
    let words = WeatherSettingsWords(environment)
    return page.bindings(
      words.title,
      [
        KeyBinding(
          "weather.undo", ["u"], words.undoHint(change), hint: .footerAlways, .undoTapped)
      ])
  }

  // MARK: On the disk
  func save(_ settings: WeatherSettings) -> Effect<WeatherAction> {
    .run("save weather settings", queue: "settings", topic: "settings") { [dependencies] _ in
      try await dependencies.settings.set(WeatherSettings.key, to: settings)
    }
  }

  func loadSettings() -> Effect<WeatherAction> {
    .run("load weather settings", queue: "settings") { [dependencies] send in
      send(.settingsLoaded(try await dependencies.settings.value(of: WeatherSettings.key)))
    }
  }
}
