import Core
import Foundation
import Networking
import Places
import WeatherDomain

/// The services of the Weather tab, handed in at the start of the program.
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
  /// A source of random numbers.
  public var random: @Sendable () -> UInt64
  public var favourites: FavouritePlaces
  /// The search for the user's location.
  public var locating: LocationSearch
  public var addresses: AddressFinder
  /// Nil for a program that is to ask nobody.
  public var geocoder: Geocoder?
  public var network: NetworkLocation
  public var configuration: WeatherConfiguration
  public var settings: any SettingsService

  public init(
    now: @escaping @Sendable () -> Date, timeZone: TimeZone,
    gazetteer: @escaping @Sendable () throws -> Gazetteer,
    service: @escaping @Sendable (ProviderName) -> WeatherService, http: CachedHTTPClient,
    pictures: WebPictures, random: @escaping @Sendable () -> UInt64, favourites: FavouritePlaces,
    locating: LocationSearch, addresses: AddressFinder, geocoder: Geocoder?,
    network: NetworkLocation, configuration: WeatherConfiguration, settings: any SettingsService
  ) {
    (self.now, self.timeZone, self.gazetteer, self.service) = (now, timeZone, gazetteer, service)
    (self.http, self.pictures, self.random, self.favourites) = (http, pictures, random, favourites)
    (self.locating, self.addresses, self.network) = (locating, addresses, network)
    (self.configuration, self.settings) = (configuration, settings)
    self.geocoder = geocoder
  }

  /// The search for a place, by the file and by the service.
  var picker: PlacePicker { PlacePicker(gazetteer: gazetteer, geocoder: geocoder) }
}

/// The weather's part of the configuration file; no screen asks for it.
public struct WeatherConfiguration: Sendable, Hashable {
  /// The user's location, before any other source.
  public var coordinates: Coordinates?
  /// True if the place of the OpenWeatherMap key, or the contact for services, is configured.
  public var hasKey = false
  public var hasContact = false
  /// Of the credits line.
  public var author = "Moggy"
  public var avatar: URL?
  /// A list of pictures for the walk card.
  public var pictureList: URL?
  /// Asked instead of every service of the weather, as a mirror; pictures have addresses of their own.
  public var server: URL?
  /// The units of the user's region.
  public var units = WeatherUnits()

  public init() {}
}
