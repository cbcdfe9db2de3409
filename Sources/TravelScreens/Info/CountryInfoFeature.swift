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

  mutating func take(_ weather: CityWeather?, of city: CityKey) {
    guard self.weather?.city == city else { return }
    self.weather = CityWeatherState(city: city, weather: weather, isUnknown: weather == nil)
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
struct CountryInfoFeature: Sendable {
  private static let mostCities = 10_000
  /// The time on a city before its weather is asked for, as the user goes through many.
  private static let pause = Duration.milliseconds(300)

  let dependencies: TravelDependencies
  private let photos: CountryPhotosFeature

  init(dependencies: TravelDependencies) {
    self.dependencies = dependencies
    photos = CountryPhotosFeature(photos: dependencies.photos)
  }

  /// The state is nil while no page is open.
  func update(
    _ state: inout CountryInfoState?, _ action: CountryInfoAction, _ data: TravelData,
    _ environment: Environment
  ) -> Effect<CountryInfoAction> {
    if case .opened(let code) = action { return open(code, &state, data, environment) }
    guard var info = state else { return .none }
    if leaves(info, action) { return close(&state) }
    let effect = update(&info, action, data, environment)
    state = info
    guard case .deleteAnswered(true) = action else { return effect }
    return .merge(effect, close(&state))
  }

  private func leaves(_ info: CountryInfoState, _ action: CountryInfoAction) -> Bool {
    switch action {
    case .closed, .mapTapped: true
    case .cityOpened(let index): info.city(at: index) != nil
    default: false
    }
  }

  private func update(
    _ info: inout CountryInfoState, _ action: CountryInfoAction, _ data: TravelData,
    _ environment: Environment
  ) -> Effect<CountryInfoAction> {
    switch action {
    case .citiesLoaded(let cities):
      info.take(cities)
      return followSelection(&info)
    case .moved(let index):
      info.selection.move(to: index, in: info.cities?.map(\.key) ?? [])
      return followSelection(&info)
    case .cityDeleteTapped(let index):
      return info.city(at: index).map { dependencies.delete(city: $0.key, environment) } ?? .none
    case .homeTapped: return toggleHome(info.code, data, environment)
    case .deleteTapped: info.isAsking = true
    case .deleteAnswered(let isWanted):
      info.isAsking = false
      return isWanted ? dependencies.delete(country: info.code, environment) : .none
    case .photos(let action):
      return photos.update(&info.photos, action, of: data.country(info.code), data.settings)
        .map(CountryInfoAction.photos)
    case .weatherDue: return askForWeather(info, environment)
    case .weatherTold(let city, let weather): info.take(weather, of: city)
    case .opened, .cityOpened, .cityEditTapped, .addTapped, .editTapped, .mapTapped, .closed: break
    }
    return .none
  }

  // MARK: Opening and closing
  private func open(
    _ code: String, _ state: inout CountryInfoState?, _ data: TravelData, _ environment: Environment
  ) -> Effect<CountryInfoAction> {
    var info = CountryInfoState(code)
    let photos = photos.ask(&info.photos, for: data.country(code), data.settings)
      .map(CountryInfoAction.photos)
    state = info
    return .merge(watch(citiesOf: code, environment), photos)
  }

  func watch(citiesOf code: String, _ environment: Environment) -> Effect<CountryInfoAction> {
    let records = dependencies.records(environment.language)
    let query = CityQuery(country: code, order: .name, limit: Self.mostCities)
    return .observe("cities", { records.observeCities(query, onChange: $0) }) {
      .citiesLoaded($0.records)
    }
  }

  func close(_ state: inout CountryInfoState?) -> Effect<CountryInfoAction> {
    state = nil
    return .merge(
      .cancel("cities"), .cancel("photos"), .cancel("weather"), .cancel("weather.pause"))
  }

  private func toggleHome(
    _ code: String, _ data: TravelData, _ environment: Environment
  ) -> Effect<CountryInfoAction> {
    let isHome = data.country(code)?.isHome ?? false
    return dependencies.save(environment) { travels, words, send in
      _ = try await travels.setHome(isHome ? nil : code)
      guard let name = try await travels.country(code)?.name(words.language) else { return }
      send.notice(isHome ? words.isNoHome(name) : words.isHome(name))
    }
  }

  // MARK: Weather of the selected city
  /// Asks for another city's weather when another is selected; cancels what was asked before.
  func followSelection(_ info: inout CountryInfoState) -> Effect<CountryInfoAction> {
    let city = info.selectedCity?.key
    guard city != info.weather?.city else { return .none }
    info.weather = city.map { CityWeatherState(city: $0) }
    let due = Effect<CountryInfoAction>.after(Self.pause, id: "weather.pause", .weatherDue)
    return .merge(.cancel("weather"), city == nil ? .cancel("weather.pause") : due)
  }

  private func askForWeather(
    _ info: CountryInfoState, _ environment: Environment
  ) -> Effect<CountryInfoAction> {
    guard let city = info.selectedCity else { return .none }
    let (language, key) = (environment.language, city.key)
    return .subscribe("weather") { [ask = dependencies.weather] send in
      ask(city.coordinates, language) { send(.weatherTold(key, $0)) }
    }
  }
}
