import Foundation
import Interchange
import Networking
import Places

/// The address of a point, from nominatim.openstreetmap.org: one request a second at most, with a
/// User-Agent of our own, and only what a person looks at.
public struct Nominatim: Sendable {
  static let host = "nominatim.openstreetmap.org"
  /// To be shown where its names are.
  public static let credit = "© OpenStreetMap contributors"

  /// What of an address tells places apart.
  public struct Address: Sendable, Equatable {
    /// City, town or village; nil in the wild.
    public var place: String?
    public var region: String?
    public var country: String?
    /// Two capital letters of ISO 3166.
    public var countryCode: String?
  }

  private static let places = [
    "city", "town", "village", "hamlet", "municipality", "city_district", "suburb", "county",
  ]

  private let http: CachedHTTPClient
  private let server: URL?

  public init(http: CachedHTTPClient, server: URL? = nil) {
    self.http = http
    self.server = server
  }

  /// The address in a language (`ru`); nil at sea, or where nobody has mapped anything.
  public func address(
    of point: Coordinates, language: String
  ) async throws(WeatherError) -> Address? {
    let place = point.cut
    let request = HTTPRequest(
      base: try WeatherSource.address(Self.host, server), path: "reverse",
      query: [
        ("format", "jsonv2"), ("lat", place.latitude), ("lon", place.longitude), ("zoom", "10"),
        ("layer", "address"), ("accept-language", language),
      ], freshness: Freshness(otherwise: .seconds(86_400)))
    let answer: HTTPResponse
    do { answer = try await http.send(request) } catch { throw WeatherError(error) }
    return try Self.address(answer)
  }

  private static func address(_ answer: HTTPResponse) throws(WeatherError) -> Address? {
    guard answer.isSuccess else {
      if answer.status == 403 { throw .limitReached(until: nil) }
      throw answer.commonError ?? .refused("status \(answer.status)")
    }
    let json = try answer.json()
    guard json.isObject else { throw .unreadable("no object") }
    let parts = json["address"]
    guard parts.isObject else { return nil }
    let state = parts["state"].text
    let place = places.lazy.compactMap { parts[$0].text }.first
    return Address(
      place: place ?? state, region: place == nil ? parts["region"].text : state,
      country: parts["country"].text, countryCode: parts["country_code"].text?.uppercased())
  }
}
