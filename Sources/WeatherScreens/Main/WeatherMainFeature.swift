import AppRuntime
import Core
import Foundation
import Networking
import Semantics
import Toolkit
import WeatherDomain

/// The weather now, hour by hour and day by day, with the walk card (W-01 to W-09, P-20 to P-30).
struct WeatherMainFeature: Sendable {
  let dependencies: WeatherDependencies

  init(_ dependencies: WeatherDependencies) {
    self.dependencies = dependencies
  }

  func update(
    _ state: inout WeatherMainState, _ action: WeatherMainAction, _ settings: WeatherSettings,
    _ environment: Environment
  ) -> Effect<WeatherMainAction> {
    switch action {
    case .shown: return show(&state, settings, environment)
    case .left: return leave(&state)
    case .settingsChanged: return ask(&state, settings, environment)
    case .placeOpened(let place): return open(&state, place, settings, environment)
    case .homeFound(let home): return open(&state, home.place, settings, environment)
    case .nothingFound:
      state.isNowhere = true
      return .none
    case .refreshTapped: return refresh(&state, settings, environment)
    case .news(let news): return receive(news, &state)
    case .renewalDue: return ask(&state, settings, environment)
    case .minutePassed: return passMinute(&state)
    case .walkListLoaded(let pictures):
      state.walk.pictures = pictures
      return loadWalkPictures(&state)
    case .walkPictureLoaded(let picture):
      state.walk.loaded[picture.address] = picture
      return .none
    case .favouritesTapped, .settingsTapped, .pickTapped, .favouriteTapped: return .none
    }
  }

  /// The provider writes its warnings in the language that it is asked in.
  func adapt(
    _ state: inout WeatherMainState, _ settings: WeatherSettings, from old: Environment,
    to environment: Environment
  ) -> Effect<WeatherMainAction> {
    let isOther = old.language != environment.language
    return isOther && state.report?.alerts.isEmpty == false
      ? ask(&state, settings, environment) : .none
  }

  func view(
    _ state: WeatherMainState, _ settings: WeatherSettings, _ environment: Environment
  ) -> Element<WeatherMainAction> {
    let format = WeatherFormat(
      language: environment.language, units: settings.units ?? dependencies.configuration.units,
      clock: environment.units.clock)
    return WeatherMainView(state: state, settings: settings, format: format).body
  }

  // MARK: Showing and leaving

  private func show(
    _ state: inout WeatherMainState, _ settings: WeatherSettings, _ environment: Environment
  ) -> Effect<WeatherMainAction> {
    state.isShown = true
    state.now = dependencies.now()
    drawWalkLot(&state)
    let ticking = nextMinute(state)
    if isGuessNeeded(settings) { return .merge(ticking, loadWalkList(), guess()) }
    if state.place == nil { state.place = settings.home?.place }
    state.updateSky()
    return .merge(ticking, loadWalkList(), ask(&state, settings, environment))
  }

  private func leave(_ state: inout WeatherMainState) -> Effect<WeatherMainAction> {
    state.isShown = false
    state.isLoading = false
    return .merge(
      .cancel("watch"), .cancel("renewal"), .cancel("minute"), Self.cancelWalkPictures)
  }

  private func open(
    _ state: inout WeatherMainState, _ place: WeatherPlace, _ settings: WeatherSettings,
    _ environment: Environment
  ) -> Effect<WeatherMainAction> {
    state.isNowhere = false
    if state.place != place {
      (state.received, state.problem) = (nil, nil)
    }
    state.place = place
    state.now = dependencies.now()
    state.updateSky()
    drawWalkLot(&state)
    return ask(&state, settings, environment)
  }

  private func refresh(
    _ state: inout WeatherMainState, _ settings: WeatherSettings, _ environment: Environment
  ) -> Effect<WeatherMainAction> {
    state.now = dependencies.now()
    drawWalkLot(&state)
    if state.place == nil { return guess() }
    return .merge(loadWalkList(), ask(&state, settings, isUrgent: true, environment))
  }

  // MARK: The clock

  private func passMinute(_ state: inout WeatherMainState) -> Effect<WeatherMainAction> {
    guard state.isShown else { return .none }
    state.now = dependencies.now()
    state.updateSky()
    return nextMinute(state)
  }

  private func nextMinute(_ state: WeatherMainState) -> Effect<WeatherMainAction> {
    let second = state.now.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
    return .after(.seconds(max(1, 60 - second)), id: "minute", .minutePassed)
  }
}
