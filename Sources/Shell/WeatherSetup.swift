import Core
import Foundation
import Networking
import Persistence
import Places
import Scheduling
import Synchronization
import TravelDomain
import WeatherDomain
import WeatherScreens

/// Puts the weather together: the network with its limits and its cache, places, services.
struct WeatherSetup {
  let store: DataStore
  let options: ShellOptions
  let clock: any AppClock

  var dependencies: WeatherDependencies {
    let (http, server) = (client, options.weather.server)
    let gazetteer = FirstUse { [places = options.places] in try Gazetteer(places) }
    let (activity, settings) = (store.activity, Settings(store))
    let (key, hasContact) = (options.weatherKey, options.contact != nil)
    let now: @Sendable () -> Date = { [clock] in clock.now }
    let network = NetworkLocation(http: http, server: server)
    return WeatherDependencies(
      now: now, timeZone: options.timeZone,
      gazetteer: { try gazetteer.value() },
      service: { name in
        WeatherService(name, http: http, activity: activity, server: server, now: now) {
          () async throws(WeatherError) in
          try await .named(name, key: key, hasContact: hasContact)
        }
      },
      http: http,
      pictures: WebPictures(http: http, folder: pictureFolder, activity: activity),
      random: random, favourites: FavouritePlaces(store),
      locating: LocationSearch(
        written: options.weather.coordinates, service: options.location,
        gazetteer: { try gazetteer.value() }, timeZone: options.timeZone, network: network,
        activity: activity),
      addresses: AddressFinder(
        Nominatim(http: http, server: server), activity: activity, clock: clock),
      geocoder: options.http == nil
        ? nil : Geocoder(http: http, activity: activity, server: server),
      network: network, configuration: configuration,
      settings: settings)
  }

  private var configuration: WeatherConfiguration {
    var configuration = options.weather
    configuration.hasKey = options.weatherKey.isNamed
    configuration.hasContact = options.contact != nil
    return configuration
  }

  private var pictureFolder: URL {
    let cache = options.folders?.cache ?? FileManager.default.temporaryDirectory
    return cache.appending(path: "web", directoryHint: .isDirectory)
  }

  /// Numbers that are the same for the same seed.
  private var random: @Sendable () -> UInt64 {
    let random = Mutex(SeededRandom(seed: options.seed ?? UInt64.random(in: 0...UInt64.max)))
    return { random.withLock { $0.next() } }
  }

  private var client: CachedHTTPClient {
    let cache = HTTPCache(in: options.folders, activity: store.activity, clock: clock)
    let retrying = RetryingHTTPClient(
      options.http ?? NoNetwork(), activity: store.activity, clock: clock,
      seed: options.seed ?? UInt64.random(in: 0...UInt64.max),
      quotas: WeatherSource.quotas().merging(PhotoService.quotas()) { first, _ in first })
    return CachedHTTPClient(retrying, cache: cache, clock: clock)
  }
}

/// For a program that is to ask nobody.
private struct NoNetwork: HTTPClient {
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .unreachable(host: request.host, reason: "without a network")
  }
}
