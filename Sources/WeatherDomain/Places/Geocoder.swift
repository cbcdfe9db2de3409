import Core
import Foundation
import Interchange
import Networking
import Places
import Scheduling

/// The client of Open-Meteo's search for places by name, which knows villages that no file has.
///
/// It sends what was typed to a third party: only when the user asks for it. The places are GeoNames'
/// (open-meteo.com/en/docs/geocoding-api).
public struct Geocoder: Sendable {
  static let host = "geocoding-api.open-meteo.com"
  /// The service as it is named to the user, with the source of its places.
  public static let title = "Open-Meteo"
  public static let credit = "GeoNames, CC BY 4.0"
  private static let limit = 10

  /// A place with the number of people that it is told to have; 0 where that is unknown.
  public struct Match: Sendable, Equatable {
    public var place: WeatherPlace
    public var population: Int
  }

  private let http: CachedHTTPClient
  private let activity: Activity
  private let server: URL?

  public init(http: CachedHTTPClient, activity: Activity, server: URL? = nil) {
    (self.http, self.activity, self.server) = (http, activity, server)
  }

  /// Hands over the places of a name, or the reason why there are none; see ``places(named:language:)``.
  public func find(
    _ text: String, language: Language,
    _ tell: @escaping @Sendable (Result<[Match], WeatherError>) -> Void
  ) {
    _ = CountedJob.start("geocoder", activity) {
      do throws(WeatherError) {
        tell(.success(try await places(named: text, language: language)))
      } catch { tell(.failure(error)) }
    }
  }

  /// Returns the places of a name, the likeliest first and ten at the most, with their names in both
  /// languages; asks once in each. Where the second answer fails, the names are those of the first.
  public func places(
    named text: String, language: Language
  ) async throws(WeatherError) -> [Match] {
    let rows = try await rows(text, language)
    guard !rows.isEmpty else { return [] }
    let other: Language = language == .english ? .russian : .english
    let names = ((try? await self.rows(text, other)) ?? []).map { ($0.id, $0.name) }
    let translated = Dictionary(names, uniquingKeysWith: { first, _ in first })
    return rows.map { row in
      let foreign = translated[row.id] ?? row.name
      let isEnglish = language == .english
      return Match(
        place: WeatherPlace(
          id: "city:\(row.id)", coordinates: row.coordinates,
          english: isEnglish ? row.name : foreign, russian: isEnglish ? foreign : row.name,
          country: row.country, zone: row.zone),
        population: row.population)
    }
  }

  /// A result in one language.
  private struct Row {
    let id: Int
    let name: WeatherPlace.Name
    let coordinates: Coordinates
    let country: String?
    let zone: String?
    let population: Int

    /// Nil for a result without a number, a name or a point of the globe.
    init?(_ json: JSONValue) {
      guard let id = json["id"].wholeNumber, let title = json["name"].text,
        let latitude = json["latitude"].number, let longitude = json["longitude"].number
      else { return nil }
      coordinates = Coordinates(latitude: latitude, longitude: longitude)
      guard coordinates.isValid else { return nil }
      let origin = [json["admin1"].text, json["country"].text].compactMap { $0 }
        .filter { $0 != title }
      self.id = id
      name = WeatherPlace.Name(title, origin: origin.joined(separator: ", "))
      country = json["country_code"].text?.uppercased()
      zone = json["timezone"].text
      population = max(0, json["population"].wholeNumber ?? 0)
    }
  }

  private func rows(_ text: String, _ language: Language) async throws(WeatherError) -> [Row] {
    let request = HTTPRequest(
      base: try WeatherSource.address(Self.host, server), path: "v1/search",
      query: [
        ("name", text), ("count", "\(Self.limit)"), ("language", language.rawValue),
        ("format", "json"),
      ], freshness: Freshness(otherwise: .seconds(86_400)))
    let answer = try await http.answer(to: request)
    guard answer.isSuccess else { throw answer.commonError ?? .refused("status \(answer.status)") }
    let json = try answer.json()
    guard json.isObject else { throw .unreadable("no object") }
    return json["results"].items.prefix(Self.limit).compactMap { Row($0) }
  }
}
