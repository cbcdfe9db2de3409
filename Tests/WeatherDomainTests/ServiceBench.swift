import Foundation
import Networking
import Persistence
import Places
import Scheduling
import Synchronization
import XCTest

@testable import WeatherDomain

/// A weather service over answers from files, at the time of those answers.
struct ServiceBench {
  /// 2026-11-21 11:15 UTC.
  let clock = ManualClock(now: Date(timeIntervalSince1970: 1_795_259_700))
  let activity = Activity()
  let files: FileAnswers
  let http: CachedHTTPClient

  init(_ rules: [FileAnswers.Rule]) throws {
    files = FileAnswers(rules, clock)
    http = CachedHTTPClient(
      RetryingHTTPClient(
        files, activity: activity, clock: clock, seed: 1, quotas: WeatherSource.quotas()),
      cache: try HTTPCache.open(in: nil, activity: activity, clock: clock), clock: clock)
  }

  func service(_ source: WeatherSource) -> WeatherService {
    WeatherService(source, http: http, activity: activity)
  }

  static func moscow(days: Int = 8) -> WeatherQuery {
    let place = Coordinates(latitude: 55.7558, longitude: 37.6173)
    return WeatherQuery(place, days: days, zone: "Europe/Moscow", language: "ru")
  }
}

/// Answers by path, from the folder `Answers`.
final class FileAnswers: HTTPClient {
  struct Rule: Sendable {
    var path: String
    var file: String?
    var text: String?
    var status = 200
    var headers: HTTPFields = [:]
    var error: HTTPError?

    init(_ path: String, _ file: String, status: Int = 200, headers: HTTPFields = [:]) {
      (self.path, self.file, self.status, self.headers) = (path, file, status, headers)
    }

    init(_ path: String, text: String, status: Int = 200, headers: HTTPFields = [:]) {
      (self.path, self.text, self.status, self.headers) = (path, text, status, headers)
    }

    init(_ path: String, error: HTTPError) {
      (self.path, self.error) = (path, error)
    }
  }

  private let clock: any AppClock
  private let state: Mutex<(rules: [Rule], asked: [HTTPRequest])>

  init(_ rules: [Rule], _ clock: any AppClock) {
    self.clock = clock
    state = Mutex((rules, []))
  }

  var asked: [HTTPRequest] { state.withLock { $0.asked } }

  func change(_ rules: [Rule]) { state.withLock { $0.rules = rules } }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let path = request.url.path()
    let rule = state.withLock { state in
      state.asked.append(request)
      return state.rules.first { path.hasSuffix($0.path) }
    }
    guard let rule else {
      return HTTPResponse(status: 404, headers: [:], body: Data(), confirmed: clock.now)
    }
    if let error = rule.error { throw error }
    var body = Data((rule.text ?? "").utf8)
    if let file = rule.file {
      guard let data = Self.data(file) else { throw .malformed("no file \(file)") }
      body = data
    }
    return HTTPResponse(
      status: rule.status, headers: rule.headers, body: body, confirmed: clock.now)
  }

  static func data(_ file: String) -> Data? {
    let url = Bundle.module.bundleURL.appending(path: "Answers").appending(path: file)
    return try? Data(contentsOf: url)
  }
}

/// Remembers what a watch told.
final class NewsLog: Sendable {
  private let told = Mutex<[WeatherService.News]>([])

  var all: [WeatherService.News] { told.withLock { $0 } }

  func add(_ news: WeatherService.News) { told.withLock { $0.append(news) } }
}
