import Core
import GalleryScreens
import JourneyKit
import Terminal
import Toolkit
import XCTest

/// Every specimen in every size, language and look, as it was recorded.
final class GallerySnapshots: GalleryCase {
  @MainActor func testText() async throws { try await check(GalleryScene.text) }

  @MainActor func testLists() async throws { try await check(GalleryScene.lists) }

  @MainActor func testForms() async throws { try await check(GalleryScene.forms) }

  @MainActor func testPicks() async throws { try await check(GalleryScene.picks) }

  @MainActor func testContainers() async throws { try await check(GalleryScene.containers) }

  @MainActor func testNotices() async throws { try await check(GalleryScene.notices) }

  @MainActor func testMotion() async throws { try await check(GalleryScene.motion) }

  @MainActor func testCharts() async throws { try await check(GalleryScene.charts) }

  @MainActor func testPictures() async throws { try await check(GalleryScene.pictures) }

  @MainActor func testMaps() async throws { try await check(GalleryScene.maps) }

  @MainActor func testProgram() async throws { try await check(GalleryScene.program) }

  func testEverySpecimenHasAScene() {
    let seen = Set(GalleryScene.families.joined().map(\.specimen))
    XCTAssertEqual(seen, Set(GallerySpecimens.all.map(\.name)))
  }

  func testEveryNameIsUsedOnce() {
    let names = GalleryScene.families.joined().map { $0.specimen + "/" + $0.state }
    XCTAssertEqual(Set(names).count, names.count)
  }

  /// Colours do not change with the language, so Russian is looked at in one of them.
  @MainActor
  private func check(_ scenes: [GalleryScene]) async throws {
    for scene in scenes {
      for size in Scene.sizes {
        for look in GalleryLook.allCases { try await check(scene, size, .english, look) }
        try await check(scene, size, .russian, .dark)
      }
    }
  }

  /// One scene that is not as it was does not hide the others. The dark theme and English go without
  /// saying in the name.
  @MainActor
  private func check(
    _ scene: GalleryScene, _ size: Size, _ language: Language, _ look: GalleryLook
  ) async throws {
    try await visit(scene, size, language, look) { app, _ in
      do {
        try app.expectSnapshot(
          "Gallery/\(scene.specimen)", state: scene.state,
          language: language == .english ? nil : language.rawValue,
          theme: look == .dark ? nil : look.rawValue)
      } catch {
        XCTFail("\(error)")
      }
    }
  }
}
