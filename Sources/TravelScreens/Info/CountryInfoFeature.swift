import AppRuntime
import Core
import Toolkit
import TravelDomain

/// The actions of the page of a country.
public enum CountryInfoAction: Sendable {
  /// Of the country of a code.
  case opened(String)
  case citiesLoaded([VisitedCity])
  case moved(Int)
  /// Shows it on the map.
  case cityOpened(Int)
  case cityDeleteTapped(Int)
  case cityEditTapped(Int)
  case addTapped
  case editTapped
  /// The home country, or no more.
  case homeTapped
  case mapTapped
  case deleteTapped
  case deleteAnswered(Bool)
  case closed
  case photos(PhotoAction)
  /// Of the city that has been selected for a while.
  case weatherDue
  /// Nil where nobody knows it.
  case weatherTold(CityKey, CityWeather?)
}

/// The country whose page is open, with its cities.
public struct CountryInfoState: Equatable, Sendable {
  let code: String
  /// By name; nil while they are not loaded.
  var cities: [VisitedCity]?
  var selection = ListSelection<CityKey>()
  /// True while the question shows that comes before deleting.
  var isAsking = false
  var photos = PhotoStripState()
  /// Nil while no city is selected.
  var weather: CityWeatherState?

  init(_ code: String) { self.code = code }

  func city(at index: Int) -> VisitedCity? {
    guard let cities, cities.indices.contains(index) else { return nil }
    return cities[index]
  }

  var selectedCity: VisitedCity? { selection.shown.flatMap { city(at: $0) } }

  mutating func take(_ cities: [VisitedCity]) {
    self.cities = cities
    selection.follow(cities.map(\.key))
  }

  /// Selects what was added, also where it is still to come.
  mutating func select(_ key: CityKey) {
    let keys = cities?.map(\.key) ?? []
    if let index = keys.firstIndex(of: key) {
      selection.move(to: index, in: keys)
    } else {
      selection = ListSelection(key)
    }
  }
}

/// The weather of the city that is selected.
struct CityWeatherState: Equatable, Sendable {
  let city: CityKey
  /// Nil while it is not known.
  var weather: CityWeather?
  /// True if nobody knows it.
  var isUnknown = false
}

/// The page of a country.
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

/// The weather of the selected city of a country: of no other.
extension TravelFeature {
  /// So long a city is looked at before its weather is asked for, as one goes through many.
  private static let pause = Duration.milliseconds(300)

  /// Asks for another city's weather when another is selected; cancels what was asked before.
  func followSelection(_ state: inout TravelState) -> Effect<TravelAction> {
    let city = state.info?.selectedCity?.key
    guard city != state.info?.weather?.city else { return .none }
    state.info?.weather = city.map { CityWeatherState(city: $0) }
    let due = Effect<TravelAction>.after(
      Self.pause, id: "weather.pause", .info(.weatherDue))
    return .merge(.cancel("weather"), city == nil ? .cancel("weather.pause") : due)
  }

  func askForWeather(_ state: TravelState, _ environment: Environment) -> Effect<TravelAction> {
    guard let city = state.info?.selectedCity else { return .none }
    let (language, key) = (environment.language, city.key)
    return .subscribe("weather") { [ask = dependencies.weather] send in
      ask(city.coordinates, language) { send(.info(.weatherTold(key, $0))) }
    }
  }

  func take(_ weather: CityWeather?, of city: CityKey, _ state: inout TravelState) {
    guard state.info?.weather?.city == city else { return }
    state.info?.weather = CityWeatherState(
      city: city, weather: weather, isUnknown: weather == nil)
  }
}
