import Foundation
import Networking
import Places
import Scheduling
import Synchronization

/// The weather of places, as one provider tells it.
///
/// ``watch(_:_:)`` is for screens: what is kept at once, then what is new. ``report(for:)`` is for the
/// command line.
public struct WeatherService: Sendable {
  /// What becomes of a question, in this order.
  public enum News: Sendable, Equatable {
    /// What was kept, of any age.
    case stored(WeatherReport)
    /// What holds now.
    case renewed(WeatherReport)
    /// What was said before stays true, with its age.
    case failed(WeatherError)
  }

  /// What a provider needs to be is found out when it is to be asked, on no particular thread.
  public typealias Source = @Sendable () async throws(WeatherError) -> WeatherSource

  public let name: ProviderName
  private let http: CachedHTTPClient
  private let source: Source
  private let kept = Kept()
  private let server: URL?
  private let activity: Activity

  /// - Parameter server: asked instead of the provider's own, for tests and mirrors.
  public init(
    _ name: ProviderName, http: CachedHTTPClient, activity: Activity, server: URL? = nil,
    source: @escaping Source
  ) {
    self.name = name
    self.http = http
    self.source = source
    self.server = server
    self.activity = activity
  }

  public init(
    _ source: WeatherSource, http: CachedHTTPClient, activity: Activity, server: URL? = nil
  ) {
    self.init(source.name, http: http, activity: activity, server: server) { source }
  }

  /// Made once: it may have learned what its key is good for.
  private func provider() async throws(WeatherError) -> any WeatherProvider {
    if let provider = kept.provider.withLock({ $0 }) { return provider }
    let made = try await source().provider(server: server)
    return kept.provider.withLock { provider in
      defer { provider = provider ?? made }
      return provider ?? made
    }
  }

  private final class Kept: Sendable {
    let provider = Mutex<(any WeatherProvider)?>(nil)
  }

  /// Tells what is kept, asks for what is not fresh, and tells that; the call backs come from any
  /// thread, one after another.
  ///
  /// Counts as busy until the last of them has returned, but not while it waits for the clock to try
  /// again. Letting go of the returned value, or cancelling it, ends the question: an answer that is on
  /// its way is dropped.
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
    // The weather first; what is in the air may come later or not at all.
    Self.tell(.renewed(report), tell)
    guard let air = try? await provider.airQuality(for: query, ask) else { return }
    report.airQuality = air
    Self.tell(.renewed(report), tell)
  }

  /// What is kept, whatever its age; nothing is asked.
  ///
  /// - Throws: ``WeatherError/notStored`` where not all of it is there.
  public func stored(_ query: WeatherQuery) async throws(WeatherError) -> WeatherReport {
    let http = http
    return try await report(for: query) { request async throws(WeatherError) in
      guard let response = await http.stored(request) else { throw .notStored }
      return response
    }
  }

  /// What holds now, with what is in the air where that is known.
  public func report(for query: WeatherQuery) async throws(WeatherError) -> WeatherReport {
    try await report(for: query, asking(query))
  }

  private func asking(_ query: WeatherQuery) -> WeatherProvider.Ask {
    let http = http
    return { request async throws(WeatherError) in
      var request = request
      request.isUrgent = query.isUrgent
      do throws(HTTPError) {
        return try await http.send(request)
      } catch {
        throw WeatherError(error)
      }
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

/// Which weather is wanted.
public struct WeatherQuery: Sendable, Hashable {
  public static let allowedDays = 1...16

  public var coordinates: Coordinates
  /// 1 to 16; a provider may have fewer.
  public var days: Int
  /// For a provider that does not tell the zone of the place.
  public var zone: String?
  /// In which the provider writes its warnings, as `ru`.
  public var language: String
  /// A person asks for it now: a service that has failed is asked all the same, but not one that asked
  /// for rest itself.
  public var isUrgent = false

  public init(
    _ coordinates: Coordinates, days: Int = 8, zone: String? = nil, language: String = "en"
  ) {
    self.coordinates = coordinates
    self.days = min(max(days, Self.allowedDays.lowerBound), Self.allowedDays.upperBound)
    self.zone = zone
    self.language = language
  }
}

/// A question under way; letting go of it, or ``cancel()``, ends it.
public final class WeatherWatch: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit { task.cancel() }

  public func cancel() { task.cancel() }

  /// Returns when the last call back has.
  public func finished() async { await task.value }
}
