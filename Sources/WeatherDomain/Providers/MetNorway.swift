import Foundation
import Interchange
import Networking
import Places

/// api.met.no, locationforecast 2.0: no key, but an address to write to in the User-Agent, four
/// decimals at most, and no request before the last answer expires.
struct MetNorway: WeatherProvider {
  static let host = "api.met.no"

  let base: URL

  func report(for query: WeatherQuery, _ ask: Ask) async throws(WeatherError) -> WeatherReport {
    let place = query.coordinates.cut
    // Nothing renews it sooner: the terms forbid it. The cache asks with If-Modified-Since.
    var request = HTTPRequest(
      base: base, path: "weatherapi/locationforecast/2.0/complete",
      query: [("lat", place.latitude), ("lon", place.longitude)],
      freshness: Freshness(otherwise: .seconds(1800)))
    request.accepts = { (try? Self.report(query, $0)) != nil }
    return try Self.report(query, try await ask(request))
  }

  private static func report(
    _ query: WeatherQuery, _ answer: HTTPResponse
  ) throws(WeatherError) -> WeatherReport {
    guard answer.isSuccess else { throw error(answer) }
    return try report(query, answer, try answer.json())
  }

  private static func error(_ answer: HTTPResponse) -> WeatherError {
    switch answer.status {
    case 403: .contactMissing
    case 404, 422: .noData
    default: answer.commonError ?? .refused("status \(answer.status)")
    }
  }

  private static func report(
    _ query: WeatherQuery, _ answer: HTTPResponse, _ json: JSONValue
  ) throws(WeatherError) -> WeatherReport {
    let zone = PlaceZone(
      identifier: query.zone, offset: Int((query.coordinates.longitude / 15).rounded()) * 3600)
    let series = json["properties"]["timeseries"].items
    let steps = series.compactMap { MetNorwayStep(json: $0) }
    guard let first = steps.first else {
      throw json["properties"].isObject ? .noData : .unreadable("no time series")
    }
    var report = WeatherReport(
      provider: .metNorway, coordinates: query.coordinates, zone: zone,
      confirmed: answer.confirmed, freshUntil: answer.freshUntil)
    let present = steps.last { $0.time <= answer.confirmed } ?? first
    report.current = present.current
    let weather = steps.map(\.weather)
    report.hourly = Array(weather.filter { $0.hours == 1 && $0.time >= present.time }.prefix(48))
    report.daily = Array(DailySummary(zone: zone).days(of: weather).prefix(query.days))
    return try report.withValues()
  }
}
