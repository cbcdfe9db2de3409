import CatinderDomain
import Foundation
import Glibc
import Networking
import Scheduling
import XCTest

/// The real program, which is killed while it is being written to.
final class KilledServerTests: XCTestCase {
  func testC58NoConfirmedMessageIsLostByKill9() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try ServedProgram(folder)
    let (ann, bob) = (try first.client(), try first.client())
    for (client, name) in [(ann, "Ann"), (bob, "Bob")] {
      _ = try await client.register(
        try XCTUnwrap(Credentials(user: name, password: "password")),
        ProfileDraft(name: name, age: 2))
    }
    _ = try await ann.decide(.like, on: try bob.uid)
    _ = try await bob.decide(.like, on: try ann.uid)
    var confirmed: [String] = []
    for number in 0..<25 {
      // The last is on its way while the program dies.
      if number == 20 { first.killSoon() }
      do { confirmed.append(try await ann.say("\(number)", to: try bob.uid).text) } catch { break }
    }
    first.kill()
    XCTAssertGreaterThanOrEqual(confirmed.count, 20)
    let second = try ServedProgram(folder)
    let again = try second.client()
    again.resume(try XCTUnwrap(bob.session))
    let kept = try await again.messages(with: try ann.uid, before: nil).map(\.text)
    XCTAssertEqual(Array(kept.prefix(confirmed.count)), confirmed)
    XCTAssertLessThanOrEqual(kept.count, confirmed.count + 1)
    second.kill()
  }

  func testTwoProgramsDoNotShareAFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try ServedProgram(folder)
    XCTAssertEqual(try ServedProgram.run(["serve", "--port", "0", "--data", folder.path]), 75)
    first.kill()
  }
}

/// `moggy serve` on a port of its own.
private final class ServedProgram {
  private let process = Process()
  private let address: String
  private let http: LiveHTTPClient

  init(_ folder: URL) throws {
    let output = Pipe()
    process.executableURL = Self.program
    process.arguments = ["serve", "--port", "0", "--json", "--unlimited", "--data", folder.path]
    process.standardOutput = output
    try process.run()
    var line = Data()
    while line.last != 10 {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      line += more
    }
    struct Line: Decodable { let address: String }
    address = try JSONDecoder().decode(Line.self, from: line).address
    http = try LiveHTTPClient(userAgent: "tests", clock: ManualClock(now: TestServer.start))
  }

  deinit { kill() }

  static var program: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "moggy")
  }

  static func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = nil
    process.standardError = Pipe()
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  func client() throws -> HTTPCatinderService {
    HTTPCatinderService(
      try CatinderAddress(address), http: http, streaming: http,
      clock: ManualClock(now: TestServer.start), activity: Activity())
  }

  /// From another thread, while requests are under way.
  func killSoon() {
    let id = process.processIdentifier
    Thread.detachNewThread { Glibc.kill(id, SIGKILL) }
  }

  func kill() {
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
