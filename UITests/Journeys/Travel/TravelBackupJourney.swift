import JourneyKit
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import TravelScreens
import XCTest

/// A user takes a backup back, with the travels and their settings.
final class TravelBackupJourney: JourneyCase {
  @MainActor
  private func open(_ operation: DataOperation, _ app: Journey) async throws -> FilesPage {
    try await app.press(.profileTab)
    try await app.on(ProfilePage.self).begin(operation)
    return try app.on(FilesPage.self)
  }

  @MainActor
  func testTravelsAndTheirSettingsComeBack() async throws {
    try await inBoth(Launch(tab: .travel)) { app in
      try await app.on(TravelMapPage.self).add("Greenland")
      let page = try await TravelSettingsPage.open(app)
      try app.expect(page.world).toBe(.focused)
      try await app.press(.right)
      try app.expect(page.share).toHave(label: "1 of 250 visited: 0.4% of the world")
      try await open(.backUp, app).go.click()
      try await app.press(.travelTab)
      try await app.press(.left)
      try app.expect(page.share).toHave(label: "0 of 193 visited: 0% of the world")
      try await app.press("D", "y")
      let files = try await open(.restore, app)
      try await files.retype("~/moggy-backup-2026-03-06.tar")
      try await app.press(.enter)
      try await files.confirm.click()
      try await files.close.click()
      try await app.press(.travelTab)
      try app.expect(page.countries).toHave(value: "1")
      try app.expect(page.share).toHave(label: "1 of 250 visited: 0.4% of the world")
    }
  }
}
