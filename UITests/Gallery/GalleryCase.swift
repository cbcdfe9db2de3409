import GalleryScreens
import JourneyKit
import JourneyKitInProcess
import Terminal
import Toolkit
import XCTest

/// A test in which a user tries a widget in the gallery.
class GalleryCase: JourneyTestCase {
  /// Runs a journey on both programs at once and counts where their screens differ.
  @MainActor
  func inBoth(
    _ launch: GalleryLaunch, size: Size = Size(80, 24), file: StaticString = #filePath,
    line: UInt = #line, _ journey: (Journey) async throws -> Void
  ) async throws {
    let data = try DataFolder()
    let driver = LockstepDriver(
      launch.inProcess(size: size), launch.process(home: data.path, size: size))
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try await journey(app)
    XCTAssertEqual(driver.differences, 0, file: file, line: line)
    XCTAssertGreaterThan(driver.stepsCompared, 1, file: file, line: line)
  }

  /// The specimen alone on the screen.
  @MainActor
  func inBoth(
    _ specimen: String, size: Size = Size(80, 24), file: StaticString = #filePath,
    line: UInt = #line, _ journey: (Journey) async throws -> Void
  ) async throws {
    try await inBoth(
      GalleryLaunch(specimen), size: size, file: file, line: line, journey)
  }

  /// In process alone, where many looks are taken.
  @MainActor
  func inProcess(
    _ launch: GalleryLaunch, size: Size = Size(80, 24),
    _ journey: (Journey, InProcessDriver<GalleryFeature>) async throws -> Void
  ) async throws {
    let driver = launch.inProcess(size: size)
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try await journey(app, driver)
  }
}
