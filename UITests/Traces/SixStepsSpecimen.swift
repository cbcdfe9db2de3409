import Foundation
import JourneyKit
import Terminal
import XCTest

/// Journeys of six steps on the real program that fail, for ``EvidenceSizeTests`` to run in a process
/// of their own; without its word they are green and do nothing.
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

  /// The reference is the screen before the steps.
  @MainActor
  func testSnapshot() async throws {
    guard let folder else { return XCTAssertNil(folder) }
    try await onRealProgram(Launch(demo: true)) { app, driver, _ in
      let name = SnapshotName(app: "Six", screen: "Steps", state: "end", size: Size(80, 24))
      try SnapshotStore(folder: folder + "/Snapshots", mode: .record).check(name, driver.screen)
      let pending = PendingFolder(JourneyOutput(package: folder).pending)
      let store = SnapshotStore(
        folder: folder + "/Snapshots", mode: .check, ledger: SnapshotLedger(), pending: pending)
      let checking = Journey(driver, snapshots: store)
      try await self.sixSteps(checking) {
        try checking.expectSnapshot("Six/Steps", state: "end")
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
