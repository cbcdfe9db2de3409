import AppRuntime
import Core
import Foundation
import Networking
import Places
import Semantics
import Toolkit
import WeatherDomain

/// The weather now, hour by hour and day by day, with the walk card.
struct WeatherMainFeature: Sendable {
  let dependencies: WeatherDependencies

  init(_ dependencies: WeatherDependencies) { self.dependencies = dependencies }

  func update(
    _ state: inout WeatherMainState, _ action: WeatherMainAction, _ settings: WeatherSettings,
    _ environment: Environment
  ) -> Effect<WeatherMainAction> {
    switch action {
    case .shown: return show(&state, settings, environment)
    case .left: return leave(&state)
    case .settingsChanged:
      state.drop(exceptOf: settings.provider)
      return ask(&state, settings, environment)
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
    case .daySelected(let index):
      state.selectDay(index)
      return .none
    case .dayOpened(let index):
      state.showDay(index)
      return .none
    case .dayClosed:
      state.openDay = nil
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

  /// - Parameter list: the list of favourites where it stands beside the weather.
  func view(
    _ state: WeatherMainState, _ settings: WeatherSettings, _ environment: Environment,
    list: Identifier? = nil
  ) -> Element<WeatherMainAction> {
    let format = WeatherFormat(
      words: WeatherMainWords(environment),
      units: settings.units ?? dependencies.configuration.units)
    return WeatherMainView(state: state, settings: settings, format: format, list: list).body
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
    state.followDay()
    return .merge(ticking, loadWalkList(), ask(&state, settings, environment))
  }

  private func leave(_ state: inout WeatherMainState) -> Effect<WeatherMainAction> {
    state.isShown = false
    state.isLoading = false
    return .merge(.cancel("watch"), .cancel("renewal"), .cancel("minute"), Self.cancelWalkPictures)
  }

  private func open(
    _ state: inout WeatherMainState, _ place: WeatherPlace, _ settings: WeatherSettings,
    _ environment: Environment
  ) -> Effect<WeatherMainAction> {
    state.isNowhere = false
    if state.place != place { (state.received, state.problem) = (nil, nil) }
    state.closeDay()
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
    let told = upToDate(state, environment)
    return .merge(told, loadWalkList(), ask(&state, settings, isUrgent: true, environment))
  }

  /// A word that nothing newer is to be had yet, while the provider lets its last answer count as fresh.
  private func upToDate(
    _ state: WeatherMainState, _ environment: Environment
  ) -> Effect<WeatherMainAction> {
    guard let report = state.received, report.isFresh(at: state.now), state.problem == nil
    else { return .none }
    let words = WeatherMainWords(environment)
    let format = WeatherFormat(words: words, units: WeatherUnits())
    return .notice(words.upToDate(format.time(report.freshUntil, in: state.zone)))
  }

  // MARK: The clock
  private func passMinute(_ state: inout WeatherMainState) -> Effect<WeatherMainAction> {
    guard state.isShown else { return .none }
    state.now = dependencies.now()
    state.updateSky()
    state.followDay()
    return nextMinute(state)
  }

  private func nextMinute(_ state: WeatherMainState) -> Effect<WeatherMainAction> {
    let second = state.now.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
    return .after(.seconds(max(1, 60 - second)), id: "minute", .minutePassed)
  }
}

/// Asking for the weather, and for where the user is.
extension WeatherMainFeature {
  /// Asks anew; what was asked before is dropped, and what is shown stays.
  func ask(
    _ state: inout WeatherMainState, _ settings: WeatherSettings, isUrgent: Bool = false,
    _ environment: Environment
  ) -> Effect<WeatherMainAction> {
    guard state.isShown, let place = state.place else { return .none }
    state.isLoading = true
    var query = WeatherQuery(
      place.coordinates, days: settings.days, zone: place.zone,
      language: environment.language.rawValue)
    query.isUrgent = isUrgent
    let service = dependencies.service(settings.provider)
    return .merge(
      .cancel("renewal"),
      .subscribe("watch") { [query] send in
        let watch = service.watch(query) { send(.news($0)) }
        return Subscription { watch.cancel() }
      })
  }

  func receive(
    _ news: WeatherService.News, _ state: inout WeatherMainState
  ) -> Effect<WeatherMainAction> {
    state.now = dependencies.now()
    switch news {
    case .stored(let report):
      take(report, &state)
      return loadWalkPictures(&state)
    case .renewed(let report):
      take(report, &state)
      (state.isLoading, state.problem) = (false, nil)
      return .merge(loadWalkPictures(&state), renew(at: report.freshUntil, state))
    case .failed(let error):
      (state.isLoading, state.problem) = (false, error)
      return retry(after: error, state)
    }
  }

  /// Takes a report; air quality comes later than the weather, so the known one stays until then.
  private func take(_ report: WeatherReport, _ state: inout WeatherMainState) {
    let old = state.received
    var report = report
    if report.airQuality == nil, old?.provider == report.provider,
      old?.coordinates == report.coordinates
    {
      report.airQuality = old?.airQuality
    }
    state.received = report
    state.updateSky()
    state.followDay()
  }

  private func renew(at time: Date, _ state: WeatherMainState) -> Effect<WeatherMainAction> {
    // A service that lets nothing be kept is not asked all the time.
    let seconds = max(60, time.timeIntervalSince(state.now))
    return .after(.seconds(seconds), id: "renewal", .renewalDue)
  }

  /// Five minutes later, or when the service allows it; not where only the user can help.
  private func retry(
    after error: WeatherError, _ state: WeatherMainState
  ) -> Effect<WeatherMainAction> {
    switch error {
    case .noConnection, .serviceDown, .notTheService, .unreadable, .insecure:
      return renew(at: state.now.addingTimeInterval(300), state)
    case .limitReached: return renew(at: state.nextTry ?? state.now, state)
    default: return .none
    }
  }

  // MARK: Where the user is
  /// Coordinates that were written into the settings count before what was found otherwise.
  func isGuessNeeded(_ settings: WeatherSettings) -> Bool {
    guard let home = settings.home else { return true }
    guard case .location = home.kind, let written = dependencies.configuration.coordinates
    else { return false }
    return home.place.coordinates != written
  }

  /// Guesses the place from the settings or the time zone, without a network.
  func guess() -> Effect<WeatherMainAction> {
    .run("guess place") { [dependencies] send in
      send(dependencies.guessedPlace().map(WeatherMainAction.homeFound) ?? .nothingFound)
    }
  }
}

/// The pictures of the walk card.
extension WeatherMainFeature {
  func drawWalkLot(_ state: inout WeatherMainState) { state.walk.lot = dependencies.random() }

  static var cancelWalkPictures: Effect<WeatherMainAction> {
    .merge(.cancel("walk.list"), .cancel("walk.picture"), .cancel("walk.background"))
  }

  /// Without an address the bundled set serves, and nothing is asked.
  func loadWalkList() -> Effect<WeatherMainAction> {
    guard let address = dependencies.configuration.pictureList else { return .none }
    let pictures = dependencies.pictures
    return .subscribe("walk.list") { send in
      let task = pictures.fetchList(address) { send(.walkListLoaded($0)) }
      return Subscription { task.cancel() }
    }
  }

  /// Fetches the one picture that shows, and the one behind it.
  func loadWalkPictures(_ state: inout WeatherMainState) -> Effect<WeatherMainAction> {
    guard let list = state.walk.pictures, let verdict = state.report?.walk?.verdict
    else { return .none }
    let missing: (URL?) -> URL? = { [loaded = state.walk.loaded] url in
      url.flatMap { loaded[$0] == nil ? $0 : nil }
    }
    return .merge(
      fetch(missing(state.walk.address(for: verdict)), "walk.picture"),
      fetch(missing(list.background), "walk.background"))
  }

  private func fetch(_ address: URL?, _ id: String) -> Effect<WeatherMainAction> {
    guard let address else { return .none }
    let pictures = dependencies.pictures
    return .subscribe(id) { send in
      let task = pictures.fetch(address) { send(.walkPictureLoaded($0)) }
      return Subscription { task.cancel() }
    }
  }
}
