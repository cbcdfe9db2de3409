import Foundation
import Interchange
import Networking
import Places

/// The location of this machine by its network address, from ipapi.co: a city, often a wrong one.
///
/// It gives the address to a third party: only after the user has agreed.
public struct NetworkLocation: Sendable {
  static let host = "ipapi.co"

  public struct Place: Sendable, Equatable {
    public var coordinates: Coordinates
    public var city: String?
    public var region: String?
    /// Two capital letters of ISO 3166.
    public var countryCode: String?
    public var zone: String?
  }

  private let http: CachedHTTPClient
  private let server: URL?

  public init(http: CachedHTTPClient, server: URL? = nil) {
    (self.http, self.server) = (http, server)
  }

  /// Returns the location.
  ///
  /// - Throws: ``WeatherError/noData`` where the service does not know or does not say.
  public func look() async throws(WeatherError) -> Place {
    let request = HTTPRequest(
      base: try WeatherSource.address(Self.host, server), path: "json/", query: [],
      freshness: Freshness(otherwise: .seconds(3600)))
    let answer = try await http.answer(to: request)
    guard answer.isSuccess else { throw answer.commonError ?? .refused("status \(answer.status)") }
    let json = try answer.json()
    // Coordinates that are withheld come as sentences.
    guard let latitude = json["latitude"].number, let longitude = json["longitude"].number
    else { throw .noData }
    let coordinates = Coordinates(latitude: latitude, longitude: longitude)
    guard coordinates.isValid else { throw .noData }
    return Place(
      coordinates: coordinates, city: json["city"].text, region: json["region"].text,
      countryCode: json["country_code"].text?.uppercased(), zone: json["timezone"].text)
  }
}
