import Foundation
import Networking
import Persistence
import Scheduling
import Synchronization
import XCTest

@testable import TravelDomain

/// A photo service over answers from files and texts.
final class PhotoBench {
  /// 2026-11-21 11:15 UTC.
  let clock = ManualClock(now: Date(timeIntervalSince1970: 1_795_259_700))
  let activity = Activity()
  let network: PhotoNetwork
  private let http: CachedHTTPClient
  private let folder: URL

  init(_ rules: [PhotoNetwork.Rule]) {
    network = PhotoNetwork(rules, clock)
    http = CachedHTTPClient(
      RetryingHTTPClient(
        network, activity: activity, clock: clock, seed: 1, quotas: PhotoService.quotas()),
      cache: HTTPCache(in: nil, activity: activity, clock: clock), clock: clock)
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func service(key: KeptSecret = KeptSecret([]), server: URL? = nil) -> PhotoService {
    PhotoService(
      http: http, pictures: WebPictures(http: http, folder: folder, activity: activity), key: key,
      server: server, activity: activity)
  }

  /// All that is told of a search, with the time moved on while it waits for another try.
  func news(
    _ query: PhotoQuery = .france(), key: KeptSecret = KeptSecret([]), server: URL? = nil
  ) async -> [PhotoService.News] {
    let log = PhotoLog()
    let watch = service(key: key, server: server).watch(query) { log.add($0) }
    let flag = Flag()
    let end = Task {
      await watch.finished()
      flag.raise()
    }
    while !flag.isRaised {
      if activity.isIdle, clock.pendingCount > 0 { clock.advance(by: .milliseconds(100)) }
      await Task.yield()
    }
    await end.value
    return log.all
  }

  private final class Flag: Sendable {
    private let raised = Mutex(false)

    var isRaised: Bool { raised.withLock { $0 } }

    func raise() { raised.withLock { $0 = true } }
  }
}

extension PhotoQuery {
  static func france(_ count: Int = 5) -> PhotoQuery {
    PhotoQuery(country: "FR", name: "France", count: count)
  }
}

/// Answers by the end of a path; what no rule has cannot be reached.
final class PhotoNetwork: HTTPClient {
  struct Rule: Sendable {
    var path: String
    var body = Data()
    var status = 200
    var headers: HTTPFields = [:]
    var error: HTTPError?

    init(_ path: String, text: String, status: Int = 200, headers: HTTPFields = [:]) {
      (self.path, self.status, self.headers) = (path, status, headers)
      body = Data(text.utf8)
    }

    /// - Parameter file: in the folder `Answers`.
    init(_ path: String, file: String, status: Int = 200) throws {
      let folder = Bundle.module.bundleURL.appending(path: "Answers")
      (self.path, self.status) = (path, status)
      body = try Data(contentsOf: folder.appending(path: file))
    }

    init(_ path: String, error: HTTPError) { (self.path, self.error) = (path, error) }
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
    guard let rule else { throw .unreachable(host: request.host, reason: "no network") }
    if let error = rule.error { throw error }
    guard rule.body.count <= request.limit.bytes else {
      throw .tooLarge(limit: request.limit.bytes)
    }
    return HTTPResponse(
      status: rule.status, headers: rule.headers, body: rule.body, confirmed: clock.now)
  }
}

/// Remembers what a watch told.
private final class PhotoLog: Sendable {
  private let told = Mutex<[PhotoService.News]>([])

  var all: [PhotoService.News] { told.withLock { $0 } }

  func add(_ news: PhotoService.News) { told.withLock { $0.append(news) } }
}

extension [PhotoService.News] {
  /// What was found at last.
  var found: [CountryPhoto]? {
    compactMap { news in
      if case .found(let photos) = news { return photos }
      return nil
    }.last
  }

  var error: PhotoError? {
    compactMap { news in
      if case .failed(let error) = news { return error }
      return nil
    }.last
  }

  var loaded: [String] {
    compactMap { news in
      if case .loaded(let picture) = news { return picture.address.lastPathComponent }
      return nil
    }
  }

  var missing: [String] {
    compactMap { news in
      if case .missing(let address) = news { return address.lastPathComponent }
      return nil
    }
  }
}

extension CountryPhoto {
  /// Author, licence and service in one line.
  var facts: String {
    [author, licence, service.rawValue].compactMap { $0 }.joined(separator: " · ")
  }
}
