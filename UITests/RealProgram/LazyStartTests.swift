import FaultyServer
import Foundation
import JourneyKit
import PseudoTerminal
import XCTest

/// A start pays for no network: what that needs comes into being with the first question.
@MainActor
final class LazyStartTests: RealProgramCase {
  func testAStartElsewhereOpensNothingOfTheWeather() async throws {
    let server = try await FaultyServer.start { _ in .answer(503) }
    let launch = Launch(
      server: URL(string: "http://127.0.0.1:\(server.port)"), timeZone: "Europe/Moscow")
    try await onRealProgram(launch) { app, driver, data in
      let interface = try driver.interface()
      let answers = data.url.appending(path: "cache/answers.sqlite").path(percentEncoded: false)
      XCTAssertEqual(try interface.threads.filter(Self.isOfTheNetwork), [])
      XCTAssertEqual(try interface.openFiles.filter { $0.hasSuffix("places.sqlite") }, [])
      XCTAssertFalse(FileManager.default.fileExists(atPath: answers))
      XCTAssertEqual(server.connections, 0)
      // The same look finds all of them once the weather is asked for.
      try await app.press(.weatherTab)
      XCTAssertNotEqual(try interface.threads.filter(Self.isOfTheNetwork), [])
      XCTAssertTrue(FileManager.default.fileExists(atPath: answers))
      XCTAssertGreaterThan(server.connections, 0)
    }
    await server.stop()
  }

  /// SwiftNIO names its threads so.
  private static func isOfTheNetwork(_ thread: String) -> Bool { thread.hasPrefix("NIO-") }
}

extension ProcessHandle {
  /// The names of its threads (proc(5), `comm`).
  fileprivate var threads: [String] {
    get throws {
      let tasks = "/proc/\(processID)/task"
      return try FileManager.default.contentsOfDirectory(atPath: tasks).compactMap {
        try? String(contentsOfFile: "\(tasks)/\($0)/comm", encoding: .utf8)
      }
    }
  }

  /// The paths behind its descriptors (proc(5), `fd`).
  fileprivate var openFiles: [String] {
    get throws {
      let links = "/proc/\(processID)/fd"
      return try FileManager.default.contentsOfDirectory(atPath: links).compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(links)/\($0)")
      }
    }
  }
}
