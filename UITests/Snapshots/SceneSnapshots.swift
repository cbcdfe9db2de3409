import AppRuntime
import Core
import Foundation
import JourneyKit
import JourneyKitInProcess
import ProfileScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// Every scene in every size, language and theme, as it was recorded.
final class SceneSnapshots: JourneyCase {
  @MainActor func testToday() async throws { try await check(Scene.today) }

  @MainActor func testList() async throws { try await check(Scene.list) }

  @MainActor func testCard() async throws { try await check(Scene.card) }

  @MainActor func testHealth() async throws { try await check(Scene.health) }

  @MainActor func testShell() async throws { try await check(Scene.shell) }

  @MainActor func testIntroduction() async throws { try await check(Scene.introduction) }

  @MainActor func testWeather() async throws { try await check(Scene.weather) }

  @MainActor func testWeatherPlaces() async throws { try await check(Scene.weatherPlaces) }

  /// Dark and light.
  @MainActor func testTrackers() async throws { try await check(Scene.trackers) }

  @MainActor func testTrackerForm() async throws { try await check(Scene.trackerForm) }

  @MainActor func testTravel() async throws { try await check(Scene.travel) }

  @MainActor func testCatinder() async throws { try await check(Scene.catinder) }

  @MainActor func testProfile() async throws { try await check(Scene.profile) }

  /// Those that no test above checks would have no snapshots.
  func testEverySceneIsChecked() {
    let checked: [[Scene]] = [
      Scene.today, Scene.list, Scene.card, Scene.health, Scene.shell, Scene.introduction,
      Scene.weather,
      Scene.weatherPlaces, Scene.trackers, Scene.trackerForm, Scene.travel, Scene.profile,
      Scene.catinder,
    ]
    XCTAssertEqual(checked.joined().count, Scene.all.count)
  }

  /// A part of a number or of a date reads as another one, so each is shown whole or not at all.
  func testNoNumberAndNoDateIsCut() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Snapshots")
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false)
    ).filter { $0.hasSuffix(".txt") }
    XCTAssertGreaterThan(names.count, 1_000)
    var marks = 0
    for name in names.sorted() {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains("…") {
        marks += 1
        XCTAssertNil(line.firstMatch(of: #/[0-9][.,:\/−-]?…/#), "\(name): \(line)")
      }
    }
    XCTAssertGreaterThan(marks, 100)
  }

  /// A minus is a minus, a unit stands behind a blank, and the sign of hundredths as the language wants it.
  func testEachQuantityIsWrittenInOneWay() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Snapshots")
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false)
    ).filter { $0.hasSuffix(".txt") }
    var (degrees, shares) = (0, 0)
    for name in names.sorted() {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for line in text.split(separator: "\n") {
        degrees += line.contains("°") ? 1 : 0
        shares += line.contains("%") ? 1 : 0
        XCTAssertNil(line.firstMatch(of: #/[0-9]°[CF]|-[0-9]+ ?°/#), "\(name): \(line)")
        let wrong = name.hasSuffix(".ru.txt") ? #/[0-9]%/# : #/[0-9] %/#
        XCTAssertNil(line.firstMatch(of: wrong), "\(name): \(line)")
      }
    }
    XCTAssertGreaterThan(min(degrees, shares), 100)
  }

  func testEveryNameIsUsedOnce() {
    let names = Scene.all.map { $0.screen + "/" + $0.state }
    XCTAssertEqual(Set(names).count, names.count)
  }

  /// One scene that is not as it was does not hide the others.
  @MainActor
  private func check(_ scenes: [Scene]) async throws {
    for scene in scenes {
      for size in scene.sizes {
        for language in Language.allCases { try await check(scene, size, language) }
      }
    }
  }

  /// The dark theme and English go without saying in the name of a snapshot. A theme is nothing but a
  /// look, so one run of the program is looked at in all of them.
  @MainActor
  private func check(_ scene: Scene, _ size: Size, _ language: Language) async throws {
    try await visit(scene, size, language, .dark) { app, driver in
      var looks = [SnapshotLook(app.screen)]
      for theme in [ThemeName.light, .none] {
        let screen =
          Self.tellsOfTheStart(looks[0].screen)
          ? try await begin(scene, size, language, theme)
          : try await driver.look { $0.theme = theme }
        looks.append(SnapshotLook(theme: theme.rawValue, screen))
      }
      do {
        try app.expectSnapshot(
          scene.screen, state: scene.state,
          language: language == .english ? nil : language.rawValue, looks: looks)
      } catch {
        XCTFail("\(error)")
      }
    }
  }

  /// The settings say whether the theme is the one that the program was started with.
  private static func tellsOfTheStart(_ screen: Screen) -> Bool {
    screen.nodes.contains { $0.identifier == ProfileID.themeNote }
  }

  @MainActor
  private func begin(
    _ scene: Scene, _ size: Size, _ language: Language, _ theme: ThemeName
  ) async throws -> Screen {
    var screen = Screen.empty
    try await visit(scene, size, language, theme) { app, _ in screen = app.screen }
    return screen
  }
}
