import CatinderDomain
import Foundation
import Glibc
import Networking
import XCTest

/// `moggy serve` from outside: where it listens, how it ends, and what it leaves behind.
final class ServedProgramTests: XCTestCase {
  private var folder = URL(filePath: "/")

  override func setUp() {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func testTwoProgramsDoNotShareAFolder() throws {
    let first = try ServedProgram(folder)
    let second = try ServedProgram.run(["serve", "--port", "0", "--data", folder.path])
    XCTAssertEqual(second.status, EX_TEMPFAIL)
    first.kill()
  }

  func testItListensOnLoopbackAndNowhereElse() throws {
    let served = try ServedProgram(folder)
    let wanted = ":" + String(format: "%04X", served.port)
    var listening: [String] = []
    for file in ["tcp", "tcp6"] {
      let table = try String(
        contentsOfFile: "/proc/\(served.identifier)/net/\(file)", encoding: .utf8)
      for line in table.split(separator: "\n") {
        let columns = line.split(separator: " ").map(String.init)
        guard columns.count > 3, columns[3] == "0A", columns[1].hasSuffix(wanted) else { continue }
        listening.append(columns[1])
      }
    }
    XCTAssertEqual(listening, ["0100007F" + wanted], "127.0.0.1, least byte first")
    served.kill()
  }

  func testASignalEndsItAndThePortIsFreeAtOnce() async throws {
    var options = ["--unlimited", "--port", "0"]
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Whoever runs the tests may have them ignored, and children inherit that.
      signal(number, SIG_DFL)
      let served = try ServedProgram(folder, options: options)
      // Somebody is connected, and stays so.
      let raw = RawConnection(port: served.port)
      raw.send("GET /openapi.json HTTP/1.1\r\n")
      options = ["--unlimited", "--port", String(served.port)]
      let end = served.end(number)
      XCTAssertTrue(end.isSignal)
      XCTAssertEqual(end.status, number)
      XCTAssertEqual(raw.answer(), "")
    }
    try ServedProgram(folder, options: options).kill()
  }

  func testAPortThatIsTakenIsSaidInWords() throws {
    let first = try ServedProgram(folder)
    let other = folder.appending(path: "other").path
    let second = try ServedProgram.run([
      "serve", "--port", String(first.port), "--data", other,
    ])
    XCTAssertEqual(second.status, EX_UNAVAILABLE)
    XCTAssertEqual(
      second.errors, "moggy: 127.0.0.1:\(first.port) cannot be used: Address already in use\n")
    first.kill()
  }

  /// Everything that a session can do, and much that it cannot, and then a look at every byte that the
  /// program has printed or kept.
  func testNoPasswordAndNoTokenIsPrintedOrKept() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let log = folder.appending(path: "errors.log")
    try Data().write(to: log)
    let served = try ServedProgram(
      folder.appending(path: "data"), options: ["--port", "0", "--log", "json"],
      errors: try FileHandle(forWritingTo: log))
    let (ann, bob) = (try served.client(), try served.client())
    let password = "correct horse battery"
    for (client, name) in [(ann, "Ann"), (bob, "Bob")] {
      let credentials = try XCTUnwrap(Credentials(user: name, password: password))
      _ = try await client.register(credentials, ProfileDraft(name: name))
    }
    var secrets = [password, try ann.token, try bob.token]
    secrets.append(try await misuse(served, try ann.token))
    _ = try await ann.decide(.like, on: try bob.uid)
    _ = try await bob.decide(.like, on: try ann.uid)
    try await ann.say("meet me behind the radiator", to: try bob.uid)
    await ann.logOut()
    var lines = ""
    while !lines.contains(#""route":"/messages/{profileUid}/send""#) {
      lines = try String(contentsOf: log, encoding: .utf8)
    }
    served.end(SIGTERM)
    for text in ["radiator", "Ann", try bob.uid.text] { XCTAssertFalse(lines.contains(text)) }
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    XCTAssertTrue(files.contains("data/catinder.sqlite"), "\(files)")
    for file in files {
      guard let bytes = try? Data(contentsOf: folder.appending(path: file)) else { continue }
      for secret in secrets { XCTAssertNil(bytes.range(of: Data(secret.utf8)), file) }
    }
  }

  /// Requests that are refused, with a token and a password in all places where they do not belong.
  /// - Returns: another password.
  private func misuse(_ served: ServedProgram, _ token: String) async throws -> String {
    let wrong = "another horse altogether"
    let login = #"{"user":"Ann","password":"\#(wrong)"}"#
    let requests = [
      "GET /profiles?token=\(token) HTTP/1.1\r\nHost: a\r\n",
      "GET /messages/\(token) HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \(token)\r\n",
      "POST /\(token) HTTP/1.1\r\nHost: a\r\nAuthorization: Basic \(token)\r\n",
      "NONSENSE \(token)\r\nAuthorization: Bearer \(token)\r\n",
      "POST /login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(login.utf8.count)\r\n",
    ]
    for request in requests {
      let raw = RawConnection(port: served.port)
      let body = request.hasPrefix("POST /login") ? login : ""
      raw.send(request + "Connection: close\r\n\r\n" + body)
      let status = try XCTUnwrap(raw.status(), request)
      XCTAssertTrue((400..<405).contains(status), "\(status)")
    }
    return wrong
  }
}
