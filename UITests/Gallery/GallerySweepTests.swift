import Core
import GalleryScreens
import JourneyKit
import JourneyKitInProcess
import Terminal
import Toolkit
import XCTest

/// Every specimen keeps to the rules of ``Sweep``, in every size, without colour, and in Russian
/// where there is the least room.
final class GallerySweepTests: GalleryCase {
  @MainActor func testText() async throws { try await sweep(GalleryScene.text) }

  @MainActor func testLists() async throws { try await sweep(GalleryScene.lists) }

  @MainActor func testForms() async throws { try await sweep(GalleryScene.forms) }

  @MainActor func testPicks() async throws { try await sweep(GalleryScene.picks) }

  @MainActor func testContainers() async throws { try await sweep(GalleryScene.containers) }

  @MainActor func testNotices() async throws { try await sweep(GalleryScene.notices) }

  @MainActor func testMotion() async throws { try await sweep(GalleryScene.motion) }

  @MainActor func testCharts() async throws { try await sweep(GalleryScene.charts) }

  @MainActor func testPictures() async throws { try await sweep(GalleryScene.pictures) }

  @MainActor func testMaps() async throws { try await sweep(GalleryScene.maps) }

  @MainActor func testProgram() async throws { try await sweep(GalleryScene.program) }

  @MainActor
  private func sweep(_ scenes: [GalleryScene]) async throws {
    for scene in scenes {
      for size in Scene.sizes { try await sweep(scene, size, .english) }
      try await sweep(scene, Size(40, 12), .russian)
    }
  }

  @MainActor
  private func sweep(_ scene: GalleryScene, _ size: Size, _ language: Language) async throws {
    try await visit(scene, size, language, .none) { app, driver in
      let faults = try await Sweep.walk(app, driver).faults
      let name = "\(scene.specimen)/\(scene.state) \(size.columns)x\(size.rows) \(language)"
      XCTAssertEqual(faults, [], name)
    }
  }
}
