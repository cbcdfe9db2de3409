import CatinderDomain
import FaultyServer
import Foundation
import Glibc
import Interchange
import NIOCore
import NIOEmbedded
import Networking
import Scheduling
import XCTest

@testable import CatinderServer

/// TLS of the server's own, asked by libcurl and by whoever speaks none.
final class TLSTests: XCTestCase {
  private var folder = URL(filePath: "/")
  private var chain: URL { folder.appending(path: "chain.pem") }
  private var key: URL { folder.appending(path: "key.pem") }

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(TestCertificate.good.pem, TestCertificate.key)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ chain: String, _ key: String) throws {
    try Data(chain.utf8).write(to: self.chain)
    try Data(key.utf8).write(to: self.key)
  }

  private func client(trusting authorities: String) throws -> LiveHTTPClient {
    let file = folder.appending(path: "\(UUID().uuidString).pem")
    try Data(authorities.utf8).write(to: file)
    return try LiveHTTPClient(
      userAgent: "tests", clock: ManualClock(now: TestServer.start), authorities: file)
  }

  private func status(_ client: LiveHTTPClient, _ port: Int) async throws -> Int {
    let url = try XCTUnwrap(URL(string: "https://localhost:\(port)/openapi.json"))
    return try await client.send(Networking.HTTPRequest(.get, url)).status
  }

  func testItIsSpokenAndALargeAnswerComesWhole() async throws {
    let server = try await TestServer(certificate: try TLSCertificate(chain: chain, key: key))
    let client = try client(trusting: TestCertificate.authority)
    let url = try XCTUnwrap(URL(string: "https://localhost:\(server.port.number)/openapi.json"))
    for _ in 0..<3 {
      let answer = try await client.send(Networking.HTTPRequest(.get, url))
      XCTAssertEqual(answer.status, 200)
      XCTAssertGreaterThan(answer.body.count, 1 << 14, "more than one record")
      XCTAssertNoThrow(try JSONSerialization.jsonObject(with: answer.body))
    }
    let large = Networking.HTTPRequest(
      .post, try XCTUnwrap(URL(string: "https://localhost:\(server.port.number)/login")),
      body: Data(repeating: 0x20, count: 60_000))
    let refused = try await client.send(large)
    XCTAssertEqual(refused.status, 415, "and a large body is read")
    client.shutDown()
    await server.stop()
  }

  func testNewConnectionsHaveTheNewCertificateAndOldOnesGoOn() async throws {
    let certificate = try TLSCertificate(chain: chain, key: key)
    let server = try await TestServer(certificate: certificate)
    let (before, after) = (
      try client(trusting: TestCertificate.authority),
      try client(trusting: TestCertificate.selfSigned.pem)
    )
    var answered = try await status(before, server.port.number)
    XCTAssertEqual(answered, 200)
    XCTAssertEqual(server.port.connections, 1)
    try write(TestCertificate.selfSigned.pem, TestCertificate.key)
    try certificate.reload()
    answered = try await status(before, server.port.number)
    XCTAssertEqual(answered, 200, "on the connection that it has")
    XCTAssertEqual(server.port.connections, 1)
    answered = try await status(after, server.port.number)
    XCTAssertEqual(answered, 200)
    let fresh = try client(trusting: TestCertificate.authority)
    do {
      _ = try await status(fresh, server.port.number)
      XCTFail("the old certificate is gone")
    } catch { XCTAssertTrue(error is HTTPError) }
    for client in [before, after, fresh] { client.shutDown() }
    await server.stop()
  }

  func testABadPairIsToldAndTheOldOneStays() async throws {
    let certificate = try TLSCertificate(chain: chain, key: key)
    let server = try await TestServer(certificate: certificate)
    let good = (chain: TestCertificate.good.pem, key: TestCertificate.key)
    let cut = String(good.chain.dropLast(100))
    for (pair, expected) in [
      (("", good.key), TLSProblem.noCertificate(chain)), ((cut, good.key), .noCertificate(chain)),
      ((good.chain + "\n" + cut, good.key), .noCertificate(chain)), ((good.chain, ""), .noKey(key)),
      ((good.chain, String(good.key.dropLast(80))), .noKey(key)),
      ((good.chain, Self.lockedKey), .noKey(key)),
      ((good.chain, Self.otherKey), .otherKey(chain, key)),
    ] {
      try write(pair.0, pair.1)
      XCTAssertThrowsError(try certificate.reload()) { XCTAssertEqual($0 as? TLSProblem, expected) }
    }
    try FileManager.default.removeItem(at: key)
    XCTAssertThrowsError(try certificate.reload()) { error in
      XCTAssertEqual(error as? TLSProblem, .file(key, .missing))
    }
    let client = try client(trusting: TestCertificate.authority)
    let answered = try await status(client, server.port.number)
    XCTAssertEqual(answered, 200)
    client.shutDown()
    await server.stop()
  }

  func testWhoSpeaksNoTLSIsDisconnected() async throws {
    let server = try await TestServer(certificate: try TLSCertificate(chain: chain, key: key))
    for text in [
      "GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n", "\u{16}\u{3}\u{1}\u{0}\u{5}hello",
    ] {
      let raw = RawConnection(port: server.port.number)
      raw.send(text)
      XCTAssertFalse(raw.answer().contains("HTTP/1.1 200"), "an alert at the most")
    }
    await server.waitForConnections(0)
    let metrics = server.server.application.monitor.metrics.text
    XCTAssertTrue(metrics.contains("moggy_tls_handshakes_failed_total 2\n"), metrics)
    await server.stop()
  }

  func testAHandshakeThatIsSlowEndsWithItsTime() async throws {
    let server = try await TestServer(certificate: try TLSCertificate(chain: chain, key: key))
    let slow = RawConnection(port: server.port.number)
    slow.send([0x16, 3, 1, 0, 200, 1])
    await server.waitForConnections(1)
    server.clock.advance(by: .seconds(19))
    XCTAssertEqual(server.port.connections, 1)
    server.clock.advance(by: .seconds(2))
    XCTAssertEqual(slow.answer(), "")
    await server.waitForConnections(0)
    await server.stop()
  }

  /// Made by OpenSSL for this test, and used nowhere else.
  private static let otherKey = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQghDBDlvSxmUyDg+yb
    SgP/liaLEupG3QKYlWfiWs0fERqhRANCAAQUnqdyQinIUStvp4lkckuEyKbtg1B1
    g6sELU5SvUGK9G//gtFZJa5d39RMrsG/4WziOCs0wWblff2e866clsqu
    -----END PRIVATE KEY-----
    """

  /// One with the passphrase `secret`.
  private static let lockedKey = """
    -----BEGIN ENCRYPTED PRIVATE KEY-----
    MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAhpBjD4kfI9hgICCAAw
    DAYIKoZIhvcNAgkFADAdBglghkgBZQMEAQIEEDqEZwKEXTRA+MkgnOFxJwIEgZDK
    ta3o50NVzmQKkKg2EFNNW5XifVey2MPeie9W424saNTgIQAGPA/zravgiTXx6du0
    olMMc30rWA3V2qLPzPmKfESTeefBjQeXYpxXKhhKwS+mLgxgK9tSMOZV7LFQD6NE
    28x6ZKCtDU2u1GhMnsfrjLzKIXv7Lbr5o8oxK8jZD/llj0zmF1SuLAGP/ve2azw=
    -----END ENCRYPTED PRIVATE KEY-----
    """
}
