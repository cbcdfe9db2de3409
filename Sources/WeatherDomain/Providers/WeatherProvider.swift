import Core
import Foundation
import Interchange
import Networking

/// A service of forecasts: turns a query into requests, and answers into a report.
///
/// It sends its requests through `ask`, one after another, and does not know whether an answer comes
/// from the network or from the cache.
protocol WeatherProvider: Sendable {
  typealias Ask = @Sendable (HTTPRequest) async throws(WeatherError) -> HTTPResponse

  func report(for query: WeatherQuery, _ ask: Ask) async throws(WeatherError) -> WeatherReport

  /// Returns the air quality, which is asked for when the report is shown; nil where there is none.
  func airQuality(for query: WeatherQuery, _ ask: Ask) async throws(WeatherError) -> AirQuality?
}

extension WeatherProvider {
  func airQuality(for query: WeatherQuery, _ ask: Ask) async throws(WeatherError) -> AirQuality? {
    nil
  }
}

extension CachedHTTPClient {
  /// Sends a request of this target's services.
  func answer(to request: HTTPRequest) async throws(WeatherError) -> HTTPResponse {
    do throws(HTTPError) { return try await send(request) } catch { throw WeatherError(error) }
  }
}

extension HTTPResponse {
  /// Returns the body as JSON.
  ///
  /// - Throws: ``WeatherError/notTheService`` for a page, ``WeatherError/unreadable(_:)`` otherwise.
  func json() throws(WeatherError) -> JSONValue {
    do throws(JSONProblem) {
      return try JSONReader.value(in: body)
    } catch { throw isPage ? .notTheService : .unreadable("no JSON") }
  }

  /// The error of a status that all providers use alike; nil where the body decides.
  var commonError: WeatherError? {
    switch status {
    case 429: .limitReached(until: limitEnd)
    case 408, 500..<600: .serviceDown
    default: nil
    }
  }

  private var limitEnd: Date? {
    guard let text = headers["Retry-After"], let seconds = Int(text), seconds >= 0
    else { return nil }
    return confirmed.addingTimeInterval(TimeInterval(min(seconds, 86_400)))
  }
}

/// Values of providers, which leave out, null and mistype: a field that is not as expected is unknown,
/// and all others stay.
extension JSONValue {
  subscript(index: Int) -> JSONValue { items.indices.contains(index) ? items[index] : .null }
  var isObject: Bool { members != nil }

  /// The whole number, also of a text, as some providers write their codes.
  var integer: Int? {
    if case .string(let text) = self { return Int(text) }
    return number.flatMap { Int(exactly: $0.rounded()) }
  }

  /// The text as one clean line; nil if nothing is left of it.
  var text: String? { text(limit: TextRules.longest) }

  func text(limit: Int) -> String? {
    guard let text = string else { return nil }
    let clean = TextRules.line(text, limit: limit)
    return clean.isEmpty ? nil : clean
  }

  /// Returns the number if it lies within a range.
  func number(in range: ClosedRange<Double>) -> Double? {
    number.flatMap { range.contains($0) ? $0 : nil }
  }

  /// The moment of these seconds since 1970, within the years 2000 to 2100.
  var moment: Date? {
    number(in: 946_684_800...4_102_444_800).map { Date(timeIntervalSince1970: $0) }
  }
}

/// The summary of steps as days, for providers that give no days.
struct DailySummary {
  let zone: PlaceZone

  /// Returns one for each day in which steps begin, in order.
  func days(of steps: [HourlyWeather]) -> [DailyWeather] {
    let days = Dictionary(grouping: steps) { zone.day(of: $0.time) }
    return days.keys.sorted().map { day in summary(day, days[day] ?? []) }
  }

  private func summary(_ day: CalendarDay, _ steps: [HourlyWeather]) -> DailyWeather {
    var weather = DailyWeather(day: day)
    weather.low = steps.compactMap(\.temperature).min()
    weather.high = steps.compactMap(\.temperature).max()
    weather.code = steps.compactMap(\.code).max { $0.weight < $1.weight }
    weather.precipitationChance = steps.compactMap(\.precipitationChance).max()
    weather.uvIndex = steps.compactMap(\.uvIndex).max()
    let amounts = steps.compactMap { $0.precipitation?.millimeters }
    if !amounts.isEmpty { weather.precipitation = Precipitation(millimeters: amounts.reduce(0, +)) }
    let strongest = steps.max {
      ($0.wind.speed?.metersPerSecond ?? -1) < ($1.wind.speed?.metersPerSecond ?? -1)
    }
    weather.wind = strongest?.wind ?? Wind()
    weather.wind.gusts = steps.compactMap(\.wind.gusts).max()
    return weather
  }
}
