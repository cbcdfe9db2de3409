import Networking

/// Turns a query into requests and answers into a report.
///
/// It asks through `ask`, one request after another, and does not know whether the answers come from
/// the network or from what was kept.
protocol WeatherProvider: Sendable {
  typealias Ask = @Sendable (HTTPRequest) async throws(WeatherError) -> HTTPResponse

  func report(for query: WeatherQuery, _ ask: Ask) async throws(WeatherError) -> WeatherReport

  /// What the report can do without, had after it was shown; nil where there is none.
  func airQuality(for query: WeatherQuery, _ ask: Ask) async throws(WeatherError) -> AirQuality?
}

extension WeatherProvider {
  func airQuality(for query: WeatherQuery, _ ask: Ask) async throws(WeatherError) -> AirQuality? {
    nil
  }
}
