import Core
import Foundation
import Networking

/// The choice of a provider, with what its terms require.
public enum WeatherSource: Sendable, Equatable {
  case openMeteo
  /// The key is nil while the user has given none.
  case openWeatherMap(Secret?)
  /// With a flag that is true if the program's User-Agent names a contact.
  case metNorway(hasContact: Bool)
  /// Invented weather.
  case sample

  public var name: ProviderName {
    switch self {
    case .openMeteo: .openMeteo
    case .openWeatherMap: .openWeatherMap
    case .metNorway: .metNorway
    case .sample: .sample
    }
  }

  /// Returns the source of a name; reads the key only if it takes one.
  public static func named(
    _ name: ProviderName, key: KeptSecret, hasContact: Bool
  ) async throws(WeatherError) -> WeatherSource {
    switch name {
    case .openMeteo: return .openMeteo
    case .metNorway: return .metNorway(hasContact: hasContact)
    case .sample: return .sample
    case .openWeatherMap:
      do throws(SecretError) {
        return .openWeatherMap(try await key.value())
      } catch { throw .keyUnreadable(error) }
    }
  }

  /// Returns the quotas of the free services by host, for one process.
  ///
  /// Open-Meteo: open-meteo.com/en/terms; OpenWeather: 60 a minute without a subscription; MET Norway:
  /// 20 a second over all users of a program; Nominatim: operations.osmfoundation.org/policies.
  public static func quotas() -> [String: RequestQuota] {
    func openMeteo() -> RequestQuota {
      RequestQuota([
        .init(600, per: .seconds(60)), .init(5000, per: .seconds(3600)),
        .init(10_000, per: .seconds(86_400)),
      ])
    }
    return [
      OpenMeteo.host: openMeteo(), OpenMeteo.airHost: openMeteo(), Geocoder.host: openMeteo(),
      OpenWeatherMap.host: RequestQuota([
        .init(60, per: .seconds(60)), .init(1000, per: .seconds(86_400)),
      ]),
      MetNorway.host: RequestQuota([.init(20, per: .seconds(1))]),
      Nominatim.host: RequestQuota([.init(1, per: .seconds(1))]),
    ]
  }

  /// Returns the client of the provider.
  /// - Parameters:
  ///   - server: replaces the provider's own server, for tests and mirrors.
  ///   - now: the clock of invented weather.
  func provider(
    server: URL?, now: @escaping @Sendable () -> Date
  ) throws(WeatherError) -> any WeatherProvider {
    switch self {
    case .openMeteo:
      return OpenMeteo(
        base: try Self.address(OpenMeteo.host, server),
        airBase: try Self.address(OpenMeteo.airHost, server))
    case .openWeatherMap(let key):
      guard let key else { throw .keyMissing }
      return OpenWeatherMap(base: try Self.address(OpenWeatherMap.host, server), key: key)
    case .metNorway(let hasContact):
      guard hasContact else { throw .contactMissing }
      return MetNorway(base: try Self.address(MetNorway.host, server))
    case .sample: return SampleWeather(now: now)
    }
  }

  static func address(_ host: String, _ server: URL?) throws(WeatherError) -> URL {
    if let server { return server }
    guard let url = URL(string: "https://\(host)") else { throw .noConnection }
    return url
  }
}

/// The providers, each with the credit that its terms ask for.
public enum ProviderName: String, Sendable, Hashable, Codable, CaseIterable {
  case openMeteo = "open-meteo"
  case openWeatherMap = "openweathermap"
  case metNorway = "met-norway"
  /// Nobody's: invented for a first look.
  case sample

  /// Those of which a user may choose one.
  public static let services = [openMeteo, openWeatherMap, metNorway]

  public var title: String {
    switch self {
    case .openMeteo: "Open-Meteo"
    case .openWeatherMap: "OpenWeather"
    case .metNorway: "MET Norway"
    case .sample: "Sample"
    }
  }

  /// The credit to show beside its data.
  public func credit(_ language: Language) -> String {
    switch self {
    case .openMeteo:
      language.say(
        en: "Weather data by Open-Meteo.com (CC BY 4.0)",
        ru: "Погода по данным Open-Meteo.com (CC BY 4.0)")
    case .openWeatherMap:
      language.say(
        en: "Weather data provided by OpenWeather (openweathermap.org)",
        ru: "Погода по данным OpenWeather (openweathermap.org)")
    case .metNorway:
      language.say(
        en: "Data from MET Norway (CC BY 4.0)", ru: "Погода по данным MET Norway (CC BY 4.0)")
    case .sample:
      language.say(
        en: "Sample weather: invented, not measured", ru: "Пример погоды: придуман, а не измерен")
    }
  }
}

/// The user's choices for the weather, stored with the settings of the program.
public struct WeatherSettings: Sendable, Hashable, Codable {
  /// The place to begin with; nil until it is known.
  public var home: DefaultPlace?
  public var provider = ProviderName.openMeteo
  /// The number of days, 1 to 16, today included.
  public var days = 8
  /// The units; nil for those that are usual in the user's region.
  public var units: WeatherUnits?
  /// The user's consent to locate the machine by its network address; nil until asked.
  public var mayLocateByNetwork: Bool?
  /// The user's consent to send points of the map to a service that names them; nil until asked.
  public var mayAskAddresses: Bool?
  /// True where the user has left the invented weather for a service, and may choose it again.
  public var hasSample: Bool?

  public init() {}
}
