import Foundation
import JourneyKit
import Terminal
import XCTest

/// A journey of six steps on the real program that fails, for ``EvidenceSizeTests`` to run in a process
/// of its own; without its word it is green and does nothing.
final class SixStepsSpecimen: JourneyCase {
  static let word = "SIX_STEPS_FOLDER"
  private let folder = ProcessInfo.processInfo.environment[word]

  @MainActor
  func testExpectation() async throws {
    guard folder != nil else { return XCTAssertNil(folder) }
    try await onRealProgram(Launch(demo: true)) { app, _, _ in
      try await self.sixSteps(app) {
        try app.expect(app.on(PetListPage.self).count).toHave(label: "no pets")
      }
    }
  }

  @MainActor
  private func sixSteps(_ app: Journey, _ end: () throws -> Void) async throws {
    try await app.step("look for a pet") {
      for key: KeyStroke in ["j", "j"] { try await app.press(key) }
      try await app.step("in the search") {
        try await app.press("/")
        try await app.type("o")
        try await app.press(.escape)
        try await app.press("j")
        try end()
      }
    }
  }
}
