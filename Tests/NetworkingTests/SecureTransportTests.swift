import FaultyServer
import Foundation
import Interchange
import Networking
import Persistence
import XCTest

/// Case 33: who cannot prove who it is gets nothing.
final class SecureTransportTests: TransportTestCase {
  private var authorities = URL(filePath: "/")

  override func setUp() async throws {
    let folder = FileManager.default.temporaryDirectory
    authorities = folder.appending(path: "authority-\(UUID().uuidString).pem")
    try TestCertificate.authority.write(to: authorities, atomically: true, encoding: .utf8)
  }

  override func tearDown() async throws {
    try await super.tearDown()
    try FileManager.default.removeItem(at: authorities)
  }

  func test33AServerOfATrustedAuthorityAnswers() async throws {
    let server = try await server(security: .init(.good)) { _ in .answer(200, "secret") }
    let answer = try await client(authorities: authorities)
      .send(HTTPRequest(server, scheme: "https"))
    XCTAssertEqual(answer.text, "secret")
  }

  func test33WithoutTheAuthorityItIsRefused() async throws {
    let error = try await error(.init(.good), authorities: nil)
    XCTAssertEqual(error, .insecure("its certificate is not trusted"))
  }

  func test33ASelfSignedCertificateIsRefused() async throws {
    let error = try await error(.init(.selfSigned), authorities: authorities)
    XCTAssertEqual(error, .insecure("its certificate is not trusted"))
  }

  func test33AnExpiredCertificateIsRefused() async throws {
    let error = try await error(.init(.expired), authorities: authorities)
    XCTAssertEqual(error, .insecure("its certificate is out of date"))
  }

  func test33ACertificateOfAnotherHostIsRefused() async throws {
    let error = try await error(.init(.otherHost), authorities: authorities)
    XCTAssertEqual(error, .insecure("its certificate is of another host"))
  }

  func test33OldTLSIsRefused() async throws {
    let error = try await error(.init(.good, isOld: true), authorities: authorities)
    XCTAssertEqual(error, .insecure("it speaks no TLS 1.2"))
  }

  func test33PlainTextWhereTLSIsExpectedIsRefused() async throws {
    let server = try await server { _ in .answer(200, "plain") }
    let (client, request) = (
      try client(authorities: authorities), try HTTPRequest(server, scheme: "https")
    )
    let task = Task { await client.error(request) }
    // The greeting of TLS is no request; the server answers to nothing, so it is made to speak.
    await until { server.connections == 1 }
    await server.drip("HTTP/1.1 400 Bad Request\r\n\r\n")
    let error = await task.value
    XCTAssertEqual(error, .insecure("it does not speak TLS"))
  }

  func test33AFileWithoutCertificatesIsRefusedAndNeverWaitedFor() throws {
    let folder = authorities.deletingPathExtension()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ content: String) throws -> URL {
      let file = folder.appending(path: name)
      try content.write(to: file, atomically: false, encoding: .utf8)
      return file
    }
    let pipe = folder.appending(path: "pipe")
    XCTAssertEqual(mkfifo(pipe.path(percentEncoded: false), 0o600), 0)
    let half = String(TestCertificate.authority.prefix(300))
    let cases: [(URL, AuthoritiesProblem)] = [
      (folder.appending(path: "none"), .file(.missing)), (folder, .file(.notAFile)),
      (pipe, .file(.notAFile)), (URL(filePath: "/dev/zero"), .file(.notAFile)),
      (try file("empty", ""), .noCertificates), (try file("half", half), .noCertificates),
      (try file("text", "no certificate\0\u{1B}[2J"), .noCertificates),
    ]
    for (file, problem) in cases {
      XCTAssertThrowsError(try client(authorities: file), "\(file)") {
        XCTAssertEqual($0 as? AuthoritiesProblem, problem, "\(file)")
      }
    }
  }

  private func error(
    _ security: FaultyServer.Security, authorities: URL?
  ) async throws -> HTTPError? {
    let server = try await server(security: security) { _ in .answer(200, "secret") }
    let error = try await client(authorities: authorities)
      .error(HTTPRequest(server, scheme: "https"))
    XCTAssertEqual(server.requests, [], "nothing was told before it was known to whom")
    return error
  }
}
