import AppRuntime
import Core
import Toolkit
import TravelDomain

/// The page of a country (T-34, T-38 to T-41).
extension TravelFeature {
  private static let mostCities = 10_000

  func updateInfo(
    _ state: inout TravelState, _ action: CountryInfoAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    if case .opened(let code) = action {
      state.info = CountryInfoState(code)
      return .merge(watch(citiesOf: code, state, environment), askForPhotos(&state))
    }
    guard let info = state.info else { return .none }
    switch action {
    case .citiesLoaded(let cities):
      state.info?.take(cities)
      return followSelection(&state)
    case .moved(let index):
      state.info?.selection.move(to: index, in: info.cities?.map(\.key) ?? [])
      return followSelection(&state)
    case .cityOpened(let index):
      return info.city(at: index).map { showOnMap($0, &state) } ?? .none
    case .cityDeleteTapped(let index):
      return info.city(at: index).map { delete(city: $0.key, state, environment) } ?? .none
    case .cityEditTapped(let index):
      state.form = info.city(at: index).map { VisitFormState($0, environment.language) }
    case .addTapped: return .output(.prompt(.opened(.city(in: info.code))))
    case .editTapped:
      state.form = state.country(info.code).map { VisitFormState($0, environment.language) }
    case .homeTapped: return toggleHome(info.code, state, environment)
    case .mapTapped:
      enter(info.code, &state)
      state.section = .map
      return close(&state)
    case .deleteTapped: state.info?.isAsking = true
    case .deleteAnswered(let isWanted):
      state.info?.isAsking = false
      return isWanted
        ? .merge(delete(country: info.code, state, environment), close(&state)) : .none
    case .closed: return close(&state)
    case .photos(let action): return updatePhotos(&state, action)
    case .weatherDue: return askForWeather(state, environment)
    case .weatherTold(let city, let weather): take(weather, of: city, &state)
    case .opened: break
    }
    return .none
  }

  func watch(
    citiesOf code: String, _ state: TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    let records = dependencies.records(environment.language)
    let query = CityQuery(country: code, order: .name, limit: Self.mostCities)
    return .observe("cities", { records.observeCities(query, onChange: $0) }) {
      .info(.citiesLoaded($0.records))
    }
  }

  func close(_ state: inout TravelState) -> Effect<TravelAction> {
    state.info = nil
    return .merge(
      .cancel("cities"), .cancel("photos"), .cancel("weather"), .cancel("weather.pause"))
  }

  private func showOnMap(_ city: VisitedCity, _ state: inout TravelState) -> Effect<TravelAction> {
    state.section = .map
    enter(city.country, &state)
    state.map.selection = city.key.text
    state.map.approach(city.coordinates)
    return close(&state)
  }

  private func toggleHome(
    _ code: String, _ state: TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    let isHome = state.country(code)?.isHome ?? false
    return save(state, environment) { travels, words, send in
      _ = try await travels.setHome(isHome ? nil : code)
      guard let name = try await travels.country(code)?.name(words.language) else { return }
      send.notice(isHome ? words.isNoHome(name) : words.isHome(name))
    }
  }
}
