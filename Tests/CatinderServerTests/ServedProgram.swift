import CatinderDomain
import Foundation
import Glibc
import Networking
import Scheduling
import XCTest

/// `moggy serve` on a port of its own.
final class ServedProgram {
  let address: String
  /// Where it listens.
  var port: Int { URL(string: address)?.port ?? 0 }
  var identifier: Int32 { process.processIdentifier }
  private let process = Process()
  private let http: LiveHTTPClient

  /// - Parameter errors: where standard error goes; to that of the tests by default.
  init(
    _ folder: URL, options: [String] = ["--unlimited", "--port", "0"], errors: FileHandle? = nil
  ) throws {
    let output = Pipe()
    process.executableURL = Self.program
    process.arguments = ["serve", "--json", "--data", folder.path] + options
    process.standardOutput = output
    if let errors { process.standardError = errors }
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

  /// One that ends by itself.
  static func run(_ arguments: [String]) throws -> (status: Int32, errors: String) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = nil
    process.standardError = errors
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  func client() throws -> HTTPCatinderService {
    HTTPCatinderService(
      try CatinderAddress(address), http: http, streaming: http,
      clock: ManualClock(now: TestServer.start), activity: Activity())
  }

  /// From another thread, whatever is under way.
  static func killSoon(_ id: Int32) {
    Thread.detachNewThread { Glibc.kill(id, SIGKILL) }
  }

  func kill() { end(SIGKILL) }

  /// Sends a signal and waits for the end.
  /// - Returns: the signal that ended it, or else its status.
  @discardableResult
  func end(_ signal: Int32) -> (status: Int32, isSignal: Bool) {
    Glibc.kill(process.processIdentifier, signal)
    return waitForEnd()
  }

  func waitForEnd() -> (status: Int32, isSignal: Bool) {
    process.waitUntilExit()
    return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
  }
}
