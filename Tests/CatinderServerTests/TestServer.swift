import CatinderDomain
import CatinderServer
import Foundation
import Networking
import Scheduling
import TestPostgres
import XCTest

/// A server on a port of loopback, with a clock that only moves when told to.
final class TestServer: Sendable {
  static let start = Date(timeIntervalSince1970: 1_790_000_000)

  let server: CatinderServer
  let port: ServerPort
  let clock = ManualClock(now: start)
  let folder: URL
  private let activity = Activity()
  private let http: LiveHTTPClient
  private let removesFolder: Bool

  /// The address of a database without tables.
  ///
  /// - Throws: `XCTSkip` where PostgreSQL is not installed.
  static func newDatabase() throws -> String {
    do { return try TestPostgres.shared().newAddress() } catch is TestPostgres.NotInstalled {
      throw XCTSkip("PostgreSQL is not installed")
    }
  }

  init(
    policy: ServerPolicy = ServerPolicy(), limits: ServerLimits = .unlimited, seed: UInt64 = 1,
    folder: URL? = nil, removesFolder: Bool = true, place: CatinderServer.Place? = nil,
    proxies: TrustedProxies = TrustedProxies(), certificate: TLSCertificate? = nil
  ) async throws {
    let isOnPostgres = folder == nil && TestEngine.chosen == .postgres
    let place = try place ?? (isOnPostgres ? .init(database: try Self.newDatabase()) : nil)
    self.removesFolder = removesFolder
    let folder =
      folder ?? FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    self.folder = folder
    var policy = policy
    policy.passwordRounds = 16
    server = try await CatinderServer(
      place ?? .init(folder: folder), clock: clock, activity: activity, seed: seed, policy: policy,
      limits: limits)
    port = try await server.listen(
      ListenOptions(port: 0, proxies: proxies, certificate: certificate))
    http = try LiveHTTPClient(userAgent: "tests", clock: ManualClock(now: Self.start))
  }

  func stop() async {
    http.shutDown()
    await port.close()
    if removesFolder { try? FileManager.default.removeItem(at: folder) }
  }

  /// Returns when the server only waits: for requests, or for its clock.
  func settle() async {
    await withCheckedContinuation { continuation in
      activity.whenIdle { continuation.resume() }
    }
  }

  var address: String { "http://127.0.0.1:\(port.number)" }

  /// A client of its own, as on another terminal.
  func client(
    language: String = "en", devices: DeviceFile? = nil
  ) throws -> HTTPCatinderService {
    HTTPCatinderService(
      try CatinderAddress(address), http: http, streaming: http, clock: clock,
      activity: Activity(), language: language, devices: devices)
  }

  /// Somebody with an account, who is logged in.
  func guest(_ name: String) async throws -> HTTPCatinderService {
    let client = try client()
    let credentials = try XCTUnwrap(Credentials(user: name, password: "password of \(name)"))
    _ = try await client.register(credentials, ProfileDraft(name: name, age: 3))
    return client
  }

  /// What is sent as it stands here, and what comes back.
  func ask(
    _ method: Networking.HTTPMethod, _ path: String, body: Data? = nil, type: String? = nil,
    token: String? = nil, forwardedFor: String? = nil, port: Int? = nil
  ) async throws -> HTTPResponse {
    let place = port.map { "http://127.0.0.1:\($0)" } ?? address
    let url = try XCTUnwrap(URL(string: place + path))
    var request = HTTPRequest(method, url, body: body)
    request.headers["Content-Type"] = type
    request.headers["Authorization"] = token.map { "Bearer \($0)" }
    request.headers["X-Forwarded-For"] = forwardedFor
    return try await http.send(request)
  }
}

extension CatinderService {
  /// - Throws: where nobody is logged in.
  var token: String {
    get throws { try XCTUnwrap(session).token.reveal() }
  }

  var uid: ProfileID {
    get throws { try XCTUnwrap(session).uid }
  }

  /// Says something new to another one.
  @discardableResult
  func say(_ text: String, to uid: ProfileID) async throws -> Message {
    try await send(try XCTUnwrap(OutgoingMessage(text, id: UUID())), to: uid)
  }

  /// Sends a picture as a new one.
  @discardableResult
  func uploadImage(_ bytes: Data) async throws(CatinderError) -> String {
    try await uploadImage(bytes, id: UUID())
  }
}
