import Foundation
import Networking
import Places
import Scheduling
import Synchronization

/// The weather of places from one provider.
///
/// ``watch(_:_:)`` is for screens: it tells the cached report at once, then the new one.
/// ``report(for:)`` is for the command line.
public struct WeatherService: Sendable {
  /// The results of a query, in this order.
  public enum News: Sendable, Equatable {
    /// The cached report, of any age.
    case stored(WeatherReport)
    /// The present report.
    case renewed(WeatherReport)
    /// There is no new report; an earlier one stays valid, with its age.
    case failed(WeatherError)
  }

  /// The choice of a provider, made with the first query, on any thread.
  public typealias Source = @Sendable () async throws(WeatherError) -> WeatherSource

  public let name: ProviderName
  private let http: CachedHTTPClient
  private let source: Source
  private let known = Known()
  private let server: URL?
  private let activity: Activity
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - server: replaces the provider's own server, for tests and mirrors.
  ///   - now: the clock of invented weather.
  public init(
    _ name: ProviderName, http: CachedHTTPClient, activity: Activity, server: URL? = nil,
    now: @escaping @Sendable () -> Date = { Date() }, source: @escaping Source
  ) {
    (self.name, self.http, self.source, self.now) = (name, http, source, now)
    (self.server, self.activity) = (server, activity)
  }

  public init(
    _ source: WeatherSource, http: CachedHTTPClient, activity: Activity, server: URL? = nil
  ) {
    self.init(source.name, http: http, activity: activity, server: server) { source }
  }

  /// Returns the provider, made once: it may have learned what its key allows.
  private func provider() async throws(WeatherError) -> any WeatherProvider {
    if let provider = known.provider.withLock({ $0 }) { return provider }
    let made = try await source().provider(server: server, now: now)
    return known.provider.withLock { provider in
      defer { provider = provider ?? made }
      return provider ?? made
    }
  }

  private final class Known: Sendable { let provider = Mutex<(any WeatherProvider)?>(nil) }

  /// Tells the cached report, then requests and tells the new one. The callbacks come from any thread,
  /// one after another.
  ///
  /// Counts as busy until the last callback has returned, but not while it waits for the next try.
  /// Releasing or cancelling the returned value ends the query: an answer on its way is dropped.
  public func watch(
    _ query: WeatherQuery, _ tell: @escaping @Sendable (News) -> Void
  ) -> WeatherWatch {
    WeatherWatch(
      CountedJob.start("weather", activity) {
        if let stored = try? await stored(query) { Self.tell(.stored(stored), tell) }
        do throws(WeatherError) {
          try await renew(query, tell)
        } catch {
          if error != .cancelled { Self.tell(.failed(error), tell) }
        }
      })
  }

  private static func tell(_ news: News, _ tell: @Sendable (News) -> Void) {
    if !Task.isCancelled { tell(news) }
  }

  private func renew(
    _ query: WeatherQuery, _ tell: @Sendable (News) -> Void
  ) async throws(WeatherError) {
    let ask = asking(query)
    let provider = try await provider()
    var report = try await provider.report(for: query, ask)
    // The weather first: the air quality may come later or not at all.
    Self.tell(.renewed(report), tell)
    guard let air = try? await provider.airQuality(for: query, ask) else { return }
    report.airQuality = air
    Self.tell(.renewed(report), tell)
  }

  /// Returns the cached report, whatever its age; sends nothing.
  ///
  /// - Throws: ``WeatherError/notStored`` if a part of it is missing.
  public func stored(_ query: WeatherQuery) async throws(WeatherError) -> WeatherReport {
    let http = http
    return try await report(for: query) { request async throws(WeatherError) in
      guard let response = await http.stored(request) else { throw .notStored }
      return response
    }
  }

  /// Returns the present report, with the air quality where that is known.
  public func report(for query: WeatherQuery) async throws(WeatherError) -> WeatherReport {
    try await report(for: query, asking(query))
  }

  private func asking(_ query: WeatherQuery) -> WeatherProvider.Ask {
    let http = http
    return { request async throws(WeatherError) in
      var request = request
      request.isUrgent = query.isUrgent
      return try await http.answer(to: request)
    }
  }

  private func report(
    for query: WeatherQuery, _ ask: WeatherProvider.Ask
  ) async throws(WeatherError) -> WeatherReport {
    let provider = try await provider()
    var report = try await provider.report(for: query, ask)
    report.airQuality = (try? await provider.airQuality(for: query, ask)) ?? nil
    return report
  }
}

/// A query for the weather of a place.
public struct WeatherQuery: Sendable, Hashable {
  public static let allowedDays = 1...16

  public var coordinates: Coordinates
  /// The number of days, 1 to 16; a provider may have fewer.
  public var days: Int
  /// The hours that are asked for: those of the days, and 48 at least.
  public var hours: Int { max(48, days * 24) }
  /// The zone of the place, for a provider that does not tell it.
  public var zone: String?
  /// The language of the provider's warnings, as `ru`.
  public var language: String
  /// True if a person asks for it now: a service that has failed is tried all the same, but not one
  /// that has asked to be left alone.
  public var isUrgent = false

  public init(
    _ coordinates: Coordinates, days: Int = 8, zone: String? = nil, language: String = "en"
  ) {
    self.coordinates = coordinates
    self.days = min(max(days, Self.allowedDays.lowerBound), Self.allowedDays.upperBound)
    (self.zone, self.language) = (zone, language)
  }
}

/// A query under way; it ends when it is cancelled or released.
public final class WeatherWatch: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }

  public func cancel() { task.cancel() }
  /// Waits until the last callback has returned.
  public func finished() async { await task.value }
}
