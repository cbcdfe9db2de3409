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
  /// An act on records was undone or redone.
  case historyMoved
  /// Takes the last change of the settings back.
  case undoTapped
  /// Other settings have taken the place of those that are known.
  case settingsLoaded(WeatherSettings)
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
    case .left:
      // Elsewhere other things are done, and `u` means those.
      state.changes.forget()
      return updateMain(&state, .left, environment)
    case .recordsReplaced: return loadSettings()
    case .historyMoved:
      state.changes.historyMoved()
      return .none
    case .undoTapped: return undo(&state, environment)
    case .settingsLoaded(let settings):
      state.changes.forget()
      return take(settings, &state, environment)
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
    else { return withUndo(page, state, environment) }
    return withUndo(
      MasterDetail {
        favourites.besideView(state.favourites, state.settings, environment.language)
          .map(WeatherAction.favourites)
      } detail: { isBeside in
        isBeside
          ? main.view(state.main, state.settings, environment, list: FavouritesID.list)
            .map(WeatherAction.main) : page
      }.element, state, environment)
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
  func updateMain(
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
        updateSettings(&state, .firstPlaceTapped, environment))
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
    case .acted: state.changes.recorded()
    case .loaded(let places): state.main.favourites = Set(places.map(\.id))
    default: break
    }
    return effect
  }

  private func updateMap(
    _ state: inout WeatherState, _ action: PlaceMapAction, _ environment: Environment
  ) -> Effect<WeatherAction> {
    let effect = map.update(&state.map, action, state.settings, environment.language)
      .map(id: "map", WeatherAction.map)
    switch action {
    case .chosen(let place):
      state.page = .main
      var settings = state.settings
      settings.home = DefaultPlace(.map, place)
      state.changes.changed(from: state.settings, to: settings)
      state.settings = settings
      let words = WeatherSettingsWords(environment)
      return .merge(
        effect, save(settings), updateMain(&state, .placeOpened(place), environment),
        .notice(words.isDefault(place)))
    case .consentChosen(let mayAsk):
      var settings = state.settings
      settings.mayAskAddresses = mayAsk
      state.changes.changed(from: state.settings, to: settings)
      state.settings = settings
      return .merge(effect, save(settings))
    case .closed: state.page = .main
    default: break
    }
    return effect
  }

  func open(
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
}

/// All that the Weather tab shows.
public struct WeatherState: Equatable, Sendable {
  public var settings: WeatherSettings
  public var page = WeatherPage.main
  public var main: WeatherMainState
  public var favourites = FavouritesState()
  public var settingsPage = WeatherSettingsState()
  public var map = PlaceMapState()
  /// The changes of the settings that can be taken back.
  var changes = SettingsChanges()

  public init(settings: WeatherSettings, now: Date) {
    self.settings = settings
    main = WeatherMainState(settings: settings, now: now)
  }

  /// True while a place is looked for by its name.
  var isPicking: Bool {
    switch page {
    case .main, .favourites: favourites.picker != nil
    case .settings: settingsPage.picker != nil
    case .map: map.picker != nil
    }
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
