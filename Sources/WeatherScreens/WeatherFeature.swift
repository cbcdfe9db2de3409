import AppRuntime
import Core
import Foundation
import Semantics
import Toolkit
import WeatherDomain

/// The actions of the Weather tab.
public enum WeatherAction: Sendable {
  /// The tab is shown, or shown no more.
  case shown
  case left
  /// Other records have taken the place of those that are known.
  case recordsReplaced
  case main(WeatherMainAction)
  case favourites(FavouritesAction)
  case settings(WeatherSettingsAction)
  case map(PlaceMapAction)
}

/// The Weather tab: the weather of a place, favourite places, settings, and a map to choose from.
public struct WeatherFeature: Feature {
  /// The queue of the jobs whose acts can be undone.
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
    _ state: inout WeatherState, _ action: WeatherAction, _ environment: Environment
  ) -> Effect<WeatherAction> {
    switch action {
    case .shown:
      return .merge(
        updateMain(&state, .shown, environment), updateFavourites(&state, .started, environment))
    case .left: return updateMain(&state, .left, environment)
    case .recordsReplaced: return loadSettings()
    case .main(let action): return updateMain(&state, action, environment)
    case .favourites(let action): return updateFavourites(&state, action, environment)
    case .settings(let action): return updateSettings(&state, action, environment)
    case .map(let action): return updateMap(&state, action, environment)
    }
  }

  /// Favourites lie to the left of the weather, settings and the map to the right. In a wide terminal
  /// favourites and the weather of one of them are one page.
  public func view(_ state: WeatherState, _ environment: Environment) -> Element<WeatherAction> {
    let page = page(state, environment).fill().slide(
      "weather.slide", key: state.page.rawValue, depth: state.page.depth)
    guard state.page == .main || state.page == .favourites, state.favourites.isListOfSome
    else { return page }
    return MasterDetail {
      favourites.besideView(state.favourites, state.settings, environment.language)
        .map(WeatherAction.favourites)
    } detail: { isBeside in
      isBeside
        ? main.view(state.main, state.settings, environment, list: FavouritesID.list)
          .map(WeatherAction.main) : page
    }.element
  }

  private func page(_ state: WeatherState, _ environment: Environment) -> Element<WeatherAction> {
    switch state.page {
    case .main where state.favourites.picker == nil:
      main.view(state.main, state.settings, environment).map(WeatherAction.main)
    case .main, .favourites:
      favourites.view(state.favourites, state.settings, environment.language)
        .map(WeatherAction.favourites)
    case .settings:
      settings.view(state.settingsPage, state.settings, environment.language)
        .map(WeatherAction.settings)
    case .map: map.view(state.map, state.settings, environment.language).map(WeatherAction.map)
    }
  }

  public func adapt(
    _ state: inout WeatherState, from old: Environment, to environment: Environment
  ) -> Effect<WeatherAction> {
    main.adapt(&state.main, state.settings, from: old, to: environment)
      .map(id: "main", WeatherAction.main)
  }

  // MARK: Pages
  private func updateMain(
    _ state: inout WeatherState, _ action: WeatherMainAction, _ environment: Environment
  ) -> Effect<WeatherAction> {
    let effect = main.update(&state.main, action, state.settings, environment)
      .map(id: "main", WeatherAction.main)
    switch action {
    case .news:
      return .merge(effect, updateFavourites(&state, .temperaturesOutdated, environment))
    case .favouritesTapped: return .merge(effect, open(&state, .favourites, environment))
    case .settingsTapped: return .merge(effect, open(&state, .settings, environment))
    case .pickTapped:
      return .merge(
        effect, open(&state, .settings, environment),
        updateSettings(&state, .typeTapped, environment))
    case .homeFound(let home):
      state.settings.home = home
      return .merge(effect, save(state.settings))
    case .favouriteTapped(let place):
      return .merge(effect, updateFavourites(&state, .toggled(place), environment))
    default: return effect
    }
  }

  private func updateFavourites(
    _ state: inout WeatherState, _ action: FavouritesAction, _ environment: Environment
  ) -> Effect<WeatherAction> {
    let effect = favourites.update(&state.favourites, action, state.settings, environment.language)
      .map(id: "favourites", WeatherAction.favourites)
    switch action {
    case .chosen(let place):
      state.page = .main
      return .merge(effect, updateMain(&state, .placeOpened(place), environment))
    case .closed: state.page = .main
    case .loaded(let places): state.main.favourites = Set(places.map(\.id))
    default: break
    }
    return effect
  }

  private func updateSettings(
    _ state: inout WeatherState, _ action: WeatherSettingsAction, _ environment: Environment
  ) -> Effect<WeatherAction> {
    let effect = settings.update(&state.settingsPage, action, state.settings, environment.language)
      .map(id: "settings", WeatherAction.settings)
    switch action {
    case .changed(let settings):
      let isOtherHome = settings.home != state.settings.home
      state.settings = settings
      let show =
        isOtherHome
        ? showHome(&state, environment) : updateMain(&state, .settingsChanged, environment)
      return .merge(effect, save(settings), show)
    case .mapTapped: return .merge(effect, open(&state, .map, environment))
    case .closed: state.page = .main
    default: break
    }
    return effect
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

  private func updateMap(
    _ state: inout WeatherState, _ action: PlaceMapAction, _ environment: Environment
  ) -> Effect<WeatherAction> {
    let effect = map.update(&state.map, action, state.settings, environment.language)
      .map(id: "map", WeatherAction.map)
    switch action {
    case .chosen(let place):
      state.page = .main
      let home = DefaultPlace(.map, place)
      state.settingsPage.replaced(state.settings.home, by: home)
      state.settings.home = home
      return .merge(
        effect, save(state.settings), updateMain(&state, .placeOpened(place), environment))
    case .consentChosen(let mayAsk):
      state.settings.mayAskAddresses = mayAsk
      return .merge(effect, save(state.settings))
    case .closed: state.page = .main
    default: break
    }
    return effect
  }

  private func open(
    _ state: inout WeatherState, _ page: WeatherPage, _ environment: Environment
  ) -> Effect<WeatherAction> {
    state.page = page
    switch page {
    case .main: return .none
    case .favourites: return updateFavourites(&state, .opened, environment)
    case .settings: return updateSettings(&state, .opened, environment)
    case .map: return updateMap(&state, .opened(state.settings.home?.place), environment)
    }
  }

  private func save(_ settings: WeatherSettings) -> Effect<WeatherAction> {
    .run("save weather settings", queue: "settings", topic: "settings") { [dependencies] _ in
      try await dependencies.settings.set(WeatherSettings.key, to: settings)
    }
  }

  private func loadSettings() -> Effect<WeatherAction> {
    .run("load weather settings", queue: "settings") { [dependencies] send in
      send(.settings(.changed(try await dependencies.settings.value(of: WeatherSettings.key))))
    }
  }
}

/// All that the Weather tab shows.
public struct WeatherState: Equatable, Sendable {
  public var settings: WeatherSettings
  public var page = WeatherPage.main
  public var main: WeatherMainState
  public var favourites = FavouritesState()
  public var settingsPage = WeatherSettingsState()
  public var map = PlaceMapState()

  public init(settings: WeatherSettings, now: Date) {
    self.settings = settings
    main = WeatherMainState(settings: settings, now: now)
  }
}

/// The screens of the weather.
public enum WeatherPage: String, Sendable, Hashable {
  case main, favourites, settings, map

  /// The position from left to right: a screen further right comes in from there.
  var depth: Int {
    switch self {
    case .favourites: 0
    case .main: 1
    case .settings: 2
    case .map: 3
    }
  }
}
