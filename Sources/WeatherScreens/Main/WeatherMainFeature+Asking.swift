import AppRuntime
import Core
import Foundation
import Places
import Semantics
import Toolkit
import WeatherDomain

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

  /// What is in the air comes later than the weather; until then what was known of it stays.
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
    case .limitReached(let end):
      return renew(at: end ?? state.now.addingTimeInterval(3600), state)
    default: return .none
    }
  }

  // MARK: Where the user is

  /// Coordinates that were written into the settings count before what was found otherwise.
  func isGuessNeeded(_ settings: WeatherSettings) -> Bool {
    guard let home = settings.home else { return true }
    guard case .location = home.kind, let written = dependencies.configuration.coordinates else {
      return false
    }
    return home.place.coordinates != written
  }

  /// Where the settings or the time zone say that the user is; nobody is asked for it.
  func guess() -> Effect<WeatherMainAction> {
    .run("guess place") { [dependencies] send in
      let gazetteer = try? dependencies.gazetteer()
      if let point = dependencies.configuration.coordinates, point.isValid {
        let nearest = (try? gazetteer?.nearest(to: point)) ?? nil
        let place = WeatherPlace(point: point, nearest: nearest)
        return send(.homeFound(DefaultPlace(.location(.configuration), place)))
      }
      let zone = dependencies.timeZone.identifier
      guard let city = (try? gazetteer?.city(ofTimeZone: zone)) ?? nil else {
        return send(.nothingFound)
      }
      send(.homeFound(DefaultPlace(.location(.timeZone), WeatherPlace(city))))
    }
  }
}
