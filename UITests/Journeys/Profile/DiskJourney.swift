import JourneyKit
import JourneyKitInProcess
import PetsScreens
import ProfileScreens
import Shell
import Terminal
import Toolkit
import XCTest

/// A user looks at what the program takes on the disk, and frees what nobody needs.
final class DiskJourney: JourneyCase {
  @MainActor
  func testWhatWasReplacedIsToldAndFreedInProcess() async throws {
    let (launch, data) = (Launch(pets: Launch.pets(1)), try DataFolder())
    try await MoggyDrivers.prepare(launch, data: data, withSamples: true)
    let driver = MoggyDrivers.inProcess(launch, data: data, size: Size(80, 24))
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try await free(app, data)
  }

  /// Sizes of the files of records differ from run to run, so that the screens are not compared.
  @MainActor
  func testWhatWasReplacedIsToldAndFreedOnTheRealProgram() async throws {
    try await onRealProgram(Launch(pets: Launch.pets(1))) { app, _, data in
      try await self.free(app, data)
    }
  }

  @MainActor
  private func free(_ app: Journey, _ data: DataFolder) async throws {
    _ = try PhotoFiles(in: data)
    try await app.press(.petsTab, .enter)
    let card = try app.on(PetCardPage.self)
    try await card.askForPhoto().use("~/pics/cat.png")
    try await card.askForPhoto().use("~/pics/hills.jpg")
    try await app.press(.profileTab, "f")
    try app.expect(app.element(ProfileID.diskDialog)).toShow("Replaced ones, for undo")
    try app.expect(app.element(ProfileID.diskQuestion)).toShow("undone any more")
    try await app.element(ProfileID.diskFree).click()
    try app.expect(ShellPage(app: app).toast).toShow("Freed:")
    try app.expect(app.element(ProfileID.diskFree)).notToExist()
    try app.expect(app.element(ProfileID.diskQuestion)).toShow("There is nothing to free.")
    try await app.press(.escape, "u")
    try app.expectToast("Nothing to undo.")
  }
}
