import Foundation
import JourneyKit
import PseudoTerminal
import XCTest

/// Journeys in a test case of XCTest itself, for ``UnexpectedEndTests`` to run in a process of their own.
@MainActor
final class PlainEndSpecimen: XCTestCase {
  private static let isAsked = ProcessInfo.processInfo.environment["SPECIMEN_FOLDER"] != nil

  private func run(_ script: String) async throws {
    guard Self.isAsked else { return }
    let app = Journey(ProcessDriver(Program("/bin/sh", arguments: ["-c", script])))
    try await app.launch()
    try app.expectText("hello")
  }

  func testCrash() async throws { try await run("echo hello; kill -SEGV $$") }

  func testAlive() async throws { try await run("echo hello; read x") }
}
