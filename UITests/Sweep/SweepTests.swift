import Core
import JourneyKit
import JourneyKitInProcess
import Terminal
import Toolkit
import XCTest

/// Every scene keeps to the rules of ``Sweep``, in every size, without colour, and in Russian
/// where there is the least room.
final class SweepTests: JourneyCase {
  @MainActor func testList() async throws { try await sweep(Scene.list) }

  @MainActor func testCard() async throws { try await sweep(Scene.card) }

  @MainActor func testShell() async throws { try await sweep(Scene.shell) }

  @MainActor func testIntroduction() async throws { try await sweep(Scene.introduction) }

  @MainActor func testProfile() async throws { try await sweep(Scene.profile) }

  @MainActor
  private func sweep(_ scenes: [Scene]) async throws {
    for scene in scenes {
      for size in scene.sizes { try await sweep(scene, size, .english) }
      // Russian words are the longer ones, and matter where there is little room.
      if let smallest = scene.sizes.last { try await sweep(scene, smallest, .russian) }
    }
  }

  @MainActor
  private func sweep(_ scene: Scene, _ size: Size, _ language: Language) async throws {
    try await visit(scene, size, language, .none) { app, driver in
      let faults = try await Sweep.walk(app, driver).faults
      let name = "\(scene.screen)/\(scene.state) \(size.columns)x\(size.rows) \(language)"
      XCTAssertEqual(faults, [], name)
    }
  }
}
