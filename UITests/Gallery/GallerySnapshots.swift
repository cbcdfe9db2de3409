import AppRuntime
import Core
import GalleryScreens
import JourneyKit
import JourneyKitInProcess
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
        try await check(scene, size, .english, [.light, .none, .flat])
        try await check(scene, size, .russian, [])
      }
    }
  }

  /// One scene that is not as it was does not hide the others. The dark theme and English go without
  /// saying in the name. A theme is nothing but a look at the same run.
  @MainActor
  private func check(
    _ scene: GalleryScene, _ size: Size, _ language: Language, _ others: [GalleryLook]
  ) async throws {
    var looks: [SnapshotLook] = []
    for look in others where Self.isAlone(look, scene) {
      try await visit(scene, size, language, look) { app, _ in
        looks.append(SnapshotLook(theme: look.rawValue, app.screen))
      }
    }
    try await visit(scene, size, language, .dark) { app, driver in
      looks.append(SnapshotLook(app.screen))
      for look in others where !Self.isAlone(look, scene) {
        let screen = try await driver.look { $0.theme = look.theme }
        looks.append(SnapshotLook(theme: look.rawValue, screen))
      }
      do {
        try app.expectSnapshot(
          "Gallery/\(scene.specimen)", state: scene.state,
          language: language == .english ? nil : language.rawValue, looks: looks)
      } catch {
        XCTFail("\(error)")
      }
    }
  }

  /// The flat view has a way of its own, and what moves is drawn over the frame before, which had
  /// another theme.
  private static func isAlone(_ look: GalleryLook, _ scene: GalleryScene) -> Bool {
    look == .flat || scene.moves
  }
}
