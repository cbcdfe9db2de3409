import Foundation
import Networking
import Persistence
import Places
import Scheduling
import Synchronization
import WeatherDomain
import WeatherScreens

/// Puts the weather together: the network with its limits and its cache, places, services.
struct WeatherSetup {
  let store: DataStore
  let options: ShellOptions
  let clock: any AppClock

  var dependencies: WeatherDependencies {
    get throws {
      let http = try client()
      let gazetteer = Once { [places = options.places] in try Gazetteer(places) }
      let (key, hasContact) = (options.weatherKey, options.contact != nil)
      let (activity, settings) = (store.activity, Settings(store))
      return WeatherDependencies(
        now: { [clock] in clock.now }, timeZone: options.timeZone,
        gazetteer: { try gazetteer.value() },
        service: { name in
          WeatherService(
            Self.source(name, key, hasContact: hasContact), http: http, activity: activity)
        },
        http: http,
        pictures: WebPictures(http: http, folder: pictureFolder, activity: activity),
        favourites: FavouritePlaces(store),
        locating: LocationSearch(
          written: options.weather.coordinates, service: options.location,
          gazetteer: { try gazetteer.value() }, timeZone: options.timeZone,
          network: NetworkLocation(http: http), activity: activity),
        addresses: AddressFinder(Nominatim(http: http), activity: activity, clock: clock),
        network: NetworkLocation(http: http), configuration: configuration,
        save: { try await settings.set(ShellSettings.weather, to: $0) })
    }
  }

  private var configuration: WeatherConfiguration {
    var configuration = options.weather
    configuration.hasKey = options.weatherKey != nil
    configuration.hasContact = options.contact != nil
    return configuration
  }

  private var pictureFolder: URL {
    let cache = options.folders?.cache ?? FileManager.default.temporaryDirectory
    return cache.appending(path: "web", directoryHint: .isDirectory)
  }

  private static func source(
    _ name: ProviderName, _ key: Secret?, hasContact: Bool
  ) -> WeatherSource {
    switch name {
    case .openMeteo: .openMeteo
    case .openWeatherMap: .openWeatherMap(key)
    case .metNorway: .metNorway(hasContact: hasContact)
    }
  }

  private func client() throws -> CachedHTTPClient {
    let cache = try HTTPCache.open(in: options.folders, activity: store.activity, clock: clock)
    let retrying = RetryingHTTPClient(
      options.http ?? NoNetwork(), activity: store.activity, clock: clock,
      seed: options.seed ?? UInt64.random(in: 0...UInt64.max), quotas: WeatherSource.quotas())
    return CachedHTTPClient(retrying, cache: cache, clock: clock)
  }

  /// Opened by the first who asks; where that fails, the next tries again.
  private final class Once<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)
    private let make: @Sendable () throws -> Value

    init(_ make: @escaping @Sendable () throws -> Value) {
      self.make = make
    }

    func value() throws -> Value {
      try made.withLock { made in
        if let made { return made }
        let value = try make()
        made = value
        return value
      }
    }
  }
}

/// For a program that is to ask nobody.
private struct NoNetwork: HTTPClient {
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .unreachable(host: request.host, reason: "without a network")
  }
}
