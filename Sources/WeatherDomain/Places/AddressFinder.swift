import Foundation
import Interchange
import Networking
import Places
import Scheduling
import Synchronization

/// Looks up the address under a map's mark, and drops every answer but that to the last request.
///
/// A request waits a moment before it is sent, so that a map that moves sends none.
public final class AddressFinder: Sendable {
  public static let pause = Duration.milliseconds(300)

  private let nominatim: Nominatim
  private let activity: Activity
  private let clock: any AppClock
  private let latest = Mutex<(number: Int, task: Task<Void, Never>?)>((0, nil))

  public init(_ nominatim: Nominatim, activity: Activity, clock: any AppClock) {
    (self.nominatim, self.activity, self.clock) = (nominatim, activity, clock)
  }

  deinit { latest.withLock { $0.task?.cancel() } }

  /// Cancels the request before, and hands the answer over unless another request follows.
  public func find(
    _ point: Coordinates, language: String,
    _ tell: @escaping @Sendable (Result<Nominatim.Address?, WeatherError>) -> Void
  ) {
    let number = latest.withLock { latest in
      latest.task?.cancel()
      latest = (latest.number + 1, nil)
      return latest.number
    }
    let (nominatim, clock) = (nominatim, clock)
    let task = CountedJob.start("address", activity) { [weak self] in
      do { try await clock.wait(for: Self.pause) } catch { return }
      let answer: Result<Nominatim.Address?, WeatherError>
      do throws(WeatherError) {
        answer = .success(try await nominatim.address(of: point, language: language))
      } catch { answer = .failure(error) }
      if self?.isLatest(number) == true, !Task.isCancelled { tell(answer) }
    }
    let isLatest = latest.withLock { latest in
      guard latest.number == number else { return false }
      latest.task = task
      return true
    }
    if !isLatest { task.cancel() }
  }

  /// Cancels the request under way.
  public func stop() {
    latest.withLock { latest in
      latest.task?.cancel()
      latest = (latest.number + 1, nil)
    }
  }

  private func isLatest(_ number: Int) -> Bool { latest.withLock { $0.number == number } }
}

/// The client of nominatim.openstreetmap.org, which names the address of a point. Its terms: at most
/// one request a second, a User-Agent of our own, and only points that a person looks at.
public struct Nominatim: Sendable {
  static let host = "nominatim.openstreetmap.org"
  /// The credit to show beside its names.
  public static let credit = "© OpenStreetMap contributors"

  /// The parts of an address that tell places apart.
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
    (self.http, self.server) = (http, server)
  }

  /// Returns the address in a language (`ru`); nil at sea, or where nothing is mapped.
  public func address(
    of point: Coordinates, language: String
  ) async throws(WeatherError) -> Address? {
    let place = point.rounded
    let request = HTTPRequest(
      base: try WeatherSource.address(Self.host, server), path: "reverse",
      query: [
        ("format", "jsonv2"), ("lat", place.latitude), ("lon", place.longitude), ("zoom", "10"),
        ("layer", "address"), ("accept-language", language),
      ], freshness: Freshness(otherwise: .seconds(86_400)))
    return try Self.address(try await http.answer(to: request))
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

extension Coordinates {
  /// The numbers rounded to 4 decimals, about 10 m, as the terms of services ask: so answers can be shared.
  var rounded: (latitude: String, longitude: String) {
    (Self.rounded(latitude), Self.rounded(longitude))
  }

  private static func rounded(_ degrees: Double) -> String {
    let whole = Int(exactly: (degrees * 10_000).rounded()) ?? 0
    let digits = String(10_000 + whole.magnitude % 10_000).dropFirst()
    return (whole < 0 ? "-" : "") + "\(whole.magnitude / 10_000).\(digits)"
  }
}
