import Foundation
import Interchange
import Networking
import Synchronization

/// The provider api.openweathermap.org with the user's own key: One Call 4.0, else 3.0, else the free
/// current weather and five days of 2.5. The best version that the key allows is found out once.
final class OpenWeatherMap: WeatherProvider {
  static let host = "api.openweathermap.org"
  private static let freshness = Freshness(otherwise: .seconds(600), renewAfter: .seconds(60))

  private enum Version: Int, CaseIterable { case oneCall4, oneCall3, free2_5 }

  private let base: URL
  private let key: Secret
  private let version = Mutex(Version.oneCall4)

  init(base: URL, key: Secret) { (self.base, self.key) = (base, key) }

  func report(for query: WeatherQuery, _ ask: Ask) async throws(WeatherError) -> WeatherReport {
    var refusal = WeatherError.keyRefused
    let first = version.withLock { $0 }
    for candidate in Version.allCases where candidate.rawValue >= first.rawValue {
      do {
        let report = try await report(candidate, query, ask)
        version.withLock { $0 = candidate }
        return report
      } catch {
        guard [.keyRefused, .noSubscription, .notStored].contains(error) else { throw error }
        refusal = error
      }
    }
    throw refusal
  }

  private func report(
    _ version: Version, _ query: WeatherQuery, _ ask: Ask
  ) async throws(WeatherError) -> WeatherReport {
    switch version {
    case .oneCall4: try await oneCall4(query, ask)
    case .oneCall3: try await oneCall3(query, ask)
    case .free2_5: try await free(query, ask)
    }
  }

  private func oneCall4(
    _ query: WeatherQuery, _ ask: Ask
  ) async throws(WeatherError) -> WeatherReport {
    let path = "data/4.0/onecall/"
    let current = try await get(path + "current", query, ask) {
      OpenWeatherShape($0, query).current($0["data"][0])?.hasValues == true
    }
    let hours = try await timeline(path + "timeline/1h", query, ask, count: 48, page: 20) {
      OpenWeatherShape($0, query).hours($0["data"]).contains(where: \.hasValues)
    }
    let days = try await timeline(path + "timeline/1day", query, ask, count: query.days, page: 10) {
      OpenWeatherShape($0, query).days($0["data"]).contains(where: \.hasValues)
    }
    let shape = OpenWeatherShape(current.json, query)
    var report = shape.report(current.answer)
    report.current = shape.current(current.json["data"][0])
    report.hourly = shape.hours(.array(hours))
    report.daily = shape.days(.array(days))
    return try report.withValues()
  }

  /// Returns the entries of a timeline, page by page, until there are enough or no more.
  private func timeline(
    _ path: String, _ query: WeatherQuery, _ ask: Ask, count: Int, page: Int,
    _ hasValues: @escaping Check
  ) async throws(WeatherError) -> [JSONValue] {
    var entries: [JSONValue] = []
    var start: [(String, String)] = []
    while entries.count < count {
      // The last page may have nothing.
      let isFirst = entries.isEmpty
      let answer = try await get(path, query, ask, [("cnt", String(page))] + start) {
        !isFirst && $0["data"].items.isEmpty || hasValues($0)
      }
      let last = entries.last?["dt"].number ?? 0
      let more = answer.json["data"].items.filter { ($0["dt"].number ?? 0) > last }
      entries += more
      guard more.count == page, let end = entries.last?["dt"].integer else { break }
      start = [("start", String(end + 1))]
    }
    return entries
  }

  private func oneCall3(
    _ query: WeatherQuery, _ ask: Ask
  ) async throws(WeatherError) -> WeatherReport {
    let (json, answer) = try await get("data/3.0/onecall", query, ask, [("exclude", "minutely")]) {
      OpenWeatherShape($0, query).current($0["current"])?.hasValues == true
        || OpenWeatherShape($0, query).hours($0["hourly"]).contains(where: \.hasValues)
        || OpenWeatherShape($0, query).days($0["daily"]).contains(where: \.hasValues)
    }
    let shape = OpenWeatherShape(json, query)
    var report = shape.report(answer)
    report.current = shape.current(json["current"])
    report.hourly = shape.hours(json["hourly"])
    report.daily = shape.days(json["daily"])
    report.alerts = shape.alerts(json["alerts"])
    return try report.withValues()
  }

  private func free(_ query: WeatherQuery, _ ask: Ask) async throws(WeatherError) -> WeatherReport {
    let (json, answer) = try await get("data/2.5/weather", query, ask) {
      OpenWeatherFreeShape($0, query).current?.hasValues == true
    }
    let forecast = try await get("data/2.5/forecast", query, ask) {
      OpenWeatherFreeShape($0, query).steps($0["list"]).contains(where: \.hasValues)
    }
    let shape = OpenWeatherFreeShape(json, query)
    var report = shape.report(answer)
    report.current = shape.current
    report.hourly = shape.steps(forecast.json["list"])
    report.daily = Array(DailySummary(zone: report.zone).days(of: report.hourly).prefix(query.days))
    shape.addSun(to: &report.daily, report.zone)
    return try report.withValues()
  }

  /// A test that an answer has the requested values.
  private typealias Check = @Sendable (JSONValue) -> Bool

  private func get(
    _ path: String, _ query: WeatherQuery, _ ask: Ask, _ more: [(String, String)] = [],
    _ hasValues: @escaping Check
  ) async throws(WeatherError) -> (json: JSONValue, answer: HTTPResponse) {
    let place = query.coordinates.rounded
    var request = HTTPRequest(
      base: base, path: path,
      query: [
        ("lat", place.latitude), ("lon", place.longitude), ("units", "metric"),
        ("lang", query.language),
      ] + more, freshness: Self.freshness)
    // The service takes its key in no header.
    request.secrets = [(.query("appid"), key)]
    request.accepts = { (try? Self.json($0)).map(hasValues) ?? false }
    let answer = try await ask(request)
    return (try Self.json(answer), answer)
  }

  private static func json(_ answer: HTTPResponse) throws(WeatherError) -> JSONValue {
    guard answer.isSuccess else { throw error(answer) }
    let json = try answer.json()
    guard json.isObject else { throw .unreadable("no object") }
    return json
  }

  private static func error(_ answer: HTTPResponse) -> WeatherError {
    let message = (try? answer.json())?["message"].text ?? ""
    switch answer.status {
    case 401, 403: return message.contains("subscription") ? .noSubscription : .keyRefused
    // A version that is closed is one without the right to it.
    case 404, 410: return message.isEmpty ? .noSubscription : .noData
    default: return answer.commonError ?? .refused(message)
    }
  }
}
