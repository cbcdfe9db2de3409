import AppRuntime
import TravelDomain

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
