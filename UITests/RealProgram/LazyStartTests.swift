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
      XCTAssertFalse(try interface.threads.contains("http"))
      XCTAssertFalse(try interface.libraries.contains("libcurl"))
      XCTAssertEqual(try interface.openFiles.filter { $0.hasSuffix("places.sqlite") }, [])
      XCTAssertFalse(FileManager.default.fileExists(atPath: answers))
      XCTAssertEqual(server.connections, 0)
      // The same look finds all of them once the weather is asked for.
      try await app.press(.weatherTab)
      XCTAssertTrue(try interface.threads.contains("http"))
      XCTAssertTrue(try interface.libraries.contains("libcurl"))
      XCTAssertTrue(FileManager.default.fileExists(atPath: answers))
      XCTAssertGreaterThan(server.connections, 0)
    }
    await server.stop()
  }
}

extension ProcessHandle {
  /// The names of its threads (proc(5), `comm`).
  fileprivate var threads: [String] {
    get throws {
      let tasks = "/proc/\(processID)/task"
      return try FileManager.default.contentsOfDirectory(atPath: tasks).compactMap {
        try? String(contentsOfFile: "\(tasks)/\($0)/comm", encoding: .utf8)
          .trimmingCharacters(in: .newlines)
      }
    }
  }

  /// What is loaded or mapped, by path (proc(5), `maps`).
  fileprivate var libraries: String {
    get throws {
      // The system gives it by the page; a read of the whole file stops after the first.
      let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(processID)/maps"))
      defer { try? file.close() }
      var text = Data()
      while let part = try file.read(upToCount: 1 << 16), !part.isEmpty { text += part }
      return String(decoding: text, as: UTF8.self)
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
