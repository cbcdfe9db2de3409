import Foundation
import Networking

/// Which provider is asked, and what it needs to be.
public enum WeatherSource: Sendable, Equatable {
  case openMeteo
  /// Nil where the person has chosen it and given no key yet.
  case openWeatherMap(Secret?)
  /// Whether the program's User-Agent names somebody to write to.
  case metNorway(hasContact: Bool)

  public var name: ProviderName {
    switch self {
    case .openMeteo: .openMeteo
    case .openWeatherMap: .openWeatherMap
    case .metNorway: .metNorway
    }
  }

  /// The source of this name, with the key where it takes one; only then the key is read.
  public static func named(
    _ name: ProviderName, key: KeptSecret, hasContact: Bool
  ) async throws(WeatherError) -> WeatherSource {
    switch name {
    case .openMeteo: return .openMeteo
    case .metNorway: return .metNorway(hasContact: hasContact)
    case .openWeatherMap:
      do throws(SecretError) {
        return .openWeatherMap(try await key.value())
      } catch {
        throw .keyUnreadable(error)
      }
    }
  }

  /// What the terms of the free services allow, by host, for one process.
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
      OpenMeteo.host: openMeteo(), OpenMeteo.airHost: openMeteo(),
      OpenWeatherMap.host: RequestQuota([
        .init(60, per: .seconds(60)), .init(1000, per: .seconds(86_400)),
      ]),
      MetNorway.host: RequestQuota([.init(20, per: .seconds(1))]),
      Nominatim.host: RequestQuota([.init(1, per: .seconds(1))]),
    ]
  }

  /// - Parameter server: asked instead of the provider's own, for tests and mirrors.
  func provider(server: URL?) throws(WeatherError) -> any WeatherProvider {
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
    }
  }

  static func address(_ host: String, _ server: URL?) throws(WeatherError) -> URL {
    if let server { return server }
    guard let url = URL(string: "https://\(host)") else { throw .noConnection }
    return url
  }
}

/// Who says what the weather is, with the credit that its terms ask for.
public enum ProviderName: String, Sendable, Hashable, Codable, CaseIterable {
  case openMeteo = "open-meteo"
  case openWeatherMap = "openweathermap"
  case metNorway = "met-norway"

  public var title: String {
    switch self {
    case .openMeteo: "Open-Meteo"
    case .openWeatherMap: "OpenWeather"
    case .metNorway: "MET Norway"
    }
  }

  /// To be shown where its data are.
  public var credit: String {
    switch self {
    case .openMeteo: "Weather data by Open-Meteo.com (CC BY 4.0)"
    case .openWeatherMap: "Weather data provided by OpenWeather (openweathermap.org)"
    case .metNorway: "Data from MET Norway (CC BY 4.0)"
    }
  }
}

/// What a user has chosen for the weather; kept with the settings of the program.
public struct WeatherSettings: Sendable, Hashable, Codable {
  /// Nil until it is known where the user is, or wants to be.
  public var home: DefaultPlace?
  public var provider = ProviderName.openMeteo
  /// 1 to 16, today included.
  public var days = 8
  /// Nil for those that are usual where the user lives.
  public var units: WeatherUnits?
  /// Whether a service may be told our network address to say where we are; nil until asked.
  public var mayLocateByNetwork: Bool?
  /// Whether the points of the map may be told to a service that names them; nil until asked.
  public var mayAskAddresses: Bool?

  public init() {}
}
