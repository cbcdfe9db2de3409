import AppRuntime
import Core
import Semantics
import Toolkit
import WeatherDomain

/// The Weather tab: the weather of a place, favourite places, settings, and a map to choose from.
public struct WeatherFeature: Feature {
  /// The line of the jobs whose acts can be undone.
  public static let saves = "favourites." + FavouritesFeature.saves

  let dependencies: WeatherDependencies
  let main: WeatherMainFeature
  let favourites: FavouritesFeature
  let settings: WeatherSettingsFeature
  let map: PlaceMapFeature

  public init(_ dependencies: WeatherDependencies) {
    self.dependencies = dependencies
    main = WeatherMainFeature(dependencies)
    favourites = FavouritesFeature(dependencies)
    settings = WeatherSettingsFeature(dependencies)
    map = PlaceMapFeature(dependencies)
  }

  public func update(
    _ state: inout WeatherState, _ action: WeatherAction
  ) -> Effect<WeatherAction> {
    switch action {
    case .started, .shown:
      return .merge(updateMain(&state, .shown), updateFavourites(&state, .started))
    case .left: return updateMain(&state, .left)
    case .clockChanged(let clock):
      state.clock = clock
      return .none
    case .languageChanged(let language):
      state.language = language
      return updateMain(&state, .languageChanged(language))
    case .main(let action): return updateMain(&state, action)
    case .favourites(let action): return updateFavourites(&state, action)
    case .settings(let action): return updateSettings(&state, action)
    case .map(let action): return updateMap(&state, action)
    case .notice, .failed: return .none
    }
  }

  /// Favourites lie to the left of the weather, settings and the map to the right.
  public func view(_ state: WeatherState) -> Element<WeatherAction> {
    page(state).fill().slide("weather.slide", key: state.page.rawValue, depth: state.page.depth)
  }

  private func page(_ state: WeatherState) -> Element<WeatherAction> {
    switch state.page {
    case .main:
      main.view(state.main, state.settings, state.language, state.clock).map(WeatherAction.main)
    case .favourites:
      favourites.view(state.favourites, state.settings, state.language)
        .map(WeatherAction.favourites)
    case .settings:
      settings.view(state.settingsPage, state.settings, state.language)
        .map(WeatherAction.settings)
    case .map: map.view(state.map, state.settings, state.language).map(WeatherAction.map)
    }
  }

  // MARK: Pages

  private func updateMain(
    _ state: inout WeatherState, _ action: WeatherMainAction
  ) -> Effect<WeatherAction> {
    let effect = main.update(&state.main, action, state.settings)
      .map(id: "main", WeatherAction.main)
    switch action {
    case .favouritesTapped: return .merge(effect, open(&state, .favourites))
    case .settingsTapped: return .merge(effect, open(&state, .settings))
    case .pickTapped:
      return .merge(effect, open(&state, .settings), updateSettings(&state, .typeTapped))
    case .homeFound(let home):
      state.settings.home = home
      return .merge(effect, save(state.settings))
    case .favouriteTapped(let place):
      return .merge(effect, updateFavourites(&state, .toggled(place)))
    case .notice(let text): return .merge(effect, .output(.notice(text)))
    default: return effect
    }
  }

  private func updateFavourites(
    _ state: inout WeatherState, _ action: FavouritesAction
  ) -> Effect<WeatherAction> {
    let effect = favourites.update(&state.favourites, action, state.settings, state.language)
      .map(id: "favourites", WeatherAction.favourites)
    switch action {
    case .chosen(let place):
      state.page = .main
      return .merge(effect, updateMain(&state, .placeOpened(place)))
    case .closed: state.page = .main
    case .loaded(let places): state.main.favourites = Set(places.map(\.id))
    case .notice(let text): return .merge(effect, .output(.notice(text)))
    case .failed(let reason): return .merge(effect, .output(.failed(reason)))
    default: break
    }
    return effect
  }

  private func updateSettings(
    _ state: inout WeatherState, _ action: WeatherSettingsAction
  ) -> Effect<WeatherAction> {
    let effect = settings.update(&state.settingsPage, action, state.settings, state.language)
      .map(id: "settings", WeatherAction.settings)
    switch action {
    case .changed(let settings):
      let isOtherHome = settings.home != state.settings.home
      state.settings = settings
      let show = isOtherHome ? showHome(&state) : updateMain(&state, .settingsChanged)
      return .merge(effect, save(settings), show)
    case .mapTapped: return .merge(effect, open(&state, .map))
    case .closed: state.page = .main
    case .notice(let text): return .merge(effect, .output(.notice(text)))
    default: break
    }
    return effect
  }

  /// Where there is none any more, the user is looked for as at the first start.
  private func showHome(_ state: inout WeatherState) -> Effect<WeatherAction> {
    if let place = state.settings.home?.place { return updateMain(&state, .placeOpened(place)) }
    state.main.forgetPlace()
    return .merge(updateMain(&state, .left), updateMain(&state, .shown))
  }

  private func updateMap(
    _ state: inout WeatherState, _ action: PlaceMapAction
  ) -> Effect<WeatherAction> {
    let effect = map.update(&state.map, action, state.settings, state.language)
      .map(id: "map", WeatherAction.map)
    switch action {
    case .chosen(let place):
      state.page = .main
      let home = DefaultPlace(.map, place)
      state.settingsPage.replaced(state.settings.home, by: home)
      state.settings.home = home
      return .merge(effect, save(state.settings), updateMain(&state, .placeOpened(place)))
    case .consentChosen(let mayAsk):
      state.settings.mayAskAddresses = mayAsk
      return .merge(effect, save(state.settings))
    case .closed: state.page = .main
    default: break
    }
    return effect
  }

  private func open(_ state: inout WeatherState, _ page: WeatherPage) -> Effect<WeatherAction> {
    state.page = page
    switch page {
    case .main: return .none
    case .favourites: return updateFavourites(&state, .opened)
    case .settings: return updateSettings(&state, .opened)
    case .map: return updateMap(&state, .opened(state.settings.home?.place))
    }
  }

  private func save(_ settings: WeatherSettings) -> Effect<WeatherAction> {
    .run("save weather settings", line: "settings", topic: "settings") { [dependencies] send in
      do { try await dependencies.save(settings) } catch {
        send(.failed(String(describing: error)))
      }
    }
  }
}
