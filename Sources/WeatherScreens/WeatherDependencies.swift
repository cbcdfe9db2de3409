import Core
import Foundation
import Networking
import Places
import WeatherDomain

/// What the weather needs of the world, handed in by whoever starts the program.
public struct WeatherDependencies: Sendable {
  public var now: @Sendable () -> Date
  /// Of the system.
  public var timeZone: TimeZone
  /// Opened when it is first asked for; from an effect, as it blocks. Throws ``PlacesError``.
  public var gazetteer: @Sendable () throws -> Gazetteer
  public var service: @Sendable (ProviderName) -> WeatherService
  /// For pictures and lists of them; answers that are had before come from the cache.
  public var http: CachedHTTPClient
  public var pictures: WebPictures
  /// A number by chance, for what is drawn by lot.
  public var chance: @Sendable () -> UInt64
  public var favourites: FavouritePlaces
  /// Where the user is.
  public var locating: LocationSearch
  public var addresses: AddressFinder
  public var network: NetworkLocation
  public var configuration: WeatherConfiguration
  public var settings: any SettingsService

  public init(
    now: @escaping @Sendable () -> Date, timeZone: TimeZone,
    gazetteer: @escaping @Sendable () throws -> Gazetteer,
    service: @escaping @Sendable (ProviderName) -> WeatherService, http: CachedHTTPClient,
    pictures: WebPictures, chance: @escaping @Sendable () -> UInt64, favourites: FavouritePlaces,
    locating: LocationSearch, addresses: AddressFinder,
    network: NetworkLocation, configuration: WeatherConfiguration,
    settings: any SettingsService
  ) {
    self.now = now
    self.timeZone = timeZone
    self.gazetteer = gazetteer
    self.service = service
    self.http = http
    self.pictures = pictures
    self.chance = chance
    self.favourites = favourites
    self.locating = locating
    self.addresses = addresses
    self.network = network
    self.configuration = configuration
    self.settings = settings
  }
}
