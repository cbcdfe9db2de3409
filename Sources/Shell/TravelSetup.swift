import FilePrompts
import Foundation
import Persistence
import Scheduling
import TravelDomain
import TravelScreens
import WeatherScreens

/// Puts the travels together: records, places, photos, and the weather of their cities.
struct TravelSetup {
  let store: DataStore
  let options: ShellOptions
  let clock: any AppClock
  /// Whose network and places serve here too.
  let weather: WeatherDependencies
  let makeID: @Sendable () -> UUID

  var dependencies: TravelDependencies {
    let (store, clock, makeID) = (store, clock, makeID)
    let cities = CityWeatherSource(store: store, weather: weather)
    return TravelDependencies(
      repository: { gazetteer, language in
        TravelRepository(
          store, gazetteer: gazetteer, clock: clock, language: language, makeID: makeID)
      },
      gazetteer: weather.gazetteer,
      photos: PhotoService(
        http: weather.http, pictures: weather.pictures, key: options.photoKey,
        server: options.photoServer, activity: store.activity),
      weather: { cities.watch($0, $1, $2) },
      save: { try await Settings(store).set(TravelSettings.key, to: $0) },
      paths: TypedPath(environment: options.environment))
  }
}
