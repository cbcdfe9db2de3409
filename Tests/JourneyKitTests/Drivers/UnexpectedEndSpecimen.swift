import Foundation
import JourneyKit
import PseudoTerminal

/// Journeys at programs that end, for ``UnexpectedEndTests`` to run in a process of their own.
@MainActor
final class UnexpectedEndSpecimen: JourneyTestCase {
  private static let isAsked = ProcessInfo.processInfo.environment["SPECIMEN_FOLDER"] != nil

  private func journey(_ script: String) -> Journey {
    Journey(ProcessDriver(Program("/bin/sh", arguments: ["-c", script])))
  }

  func testCrash() async throws {
    guard Self.isAsked else { return }
    let app = journey("echo hello; kill -SEGV $$")
    try await app.launch()
    try app.expectText("hello")
  }

  func testStopped() async throws {
    guard Self.isAsked else { return }
    let app = journey("echo hello; read x")
    try await app.launch()
    app.driver.stop()
  }

  func testExpected() async throws {
    guard Self.isAsked else { return }
    let app = journey("exit 3")
    try await app.launch()
    try app.expectEnded(.exited(3))
  }

  func testFailed() async throws {
    guard Self.isAsked else { return }
    let app = journey("exit 3")
    try await app.launch()
    try app.expectText("never there")
  }
}
