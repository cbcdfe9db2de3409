import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A record that does not reach the disk: it stays on its form, which says so, and goes there next.
final class RefusedRecordJourney: HealthCase {
  @MainActor
  func testNobodyIsHeldByADiskThatTakesNothing() async throws {
    try await inBoth(Self.rex()) { app, folders in
      let page = try await open(.weighing, app)
      let form = try await page.add()
      try refuse("weighing", folders)
      try await form.fill(Weighing.Field.weight, "4")
      try await form.back()
      try await app.press("n")
      try app.expect(form.status).toHave(label: "not saved")
      try await form.back()
      try await app.press("y")
      try app.expect(page.addButton).toHave(label: "Add a weighing")
    }
  }

  @MainActor
  func testWhatWasFilledInStaysAndIsSavedNext() async throws {
    try await inBoth(Self.rex()) { app, folders in
      let page = try await open(.vaccination, app)
      let form = try await page.add()
      try refuse("vaccination", folders)
      try await form.fill(Vaccination.Field.name, "Rabies")
      try app.expect(form.status).toHave(label: "not saved")
      try app.expect(form.row(Vaccination.Field.name)).toShow("Rabies")
      try app.expect(ShellPage(app: app).toast).toExist()
      try await form.back()
      try app.expect(form.question).toBe(.modal)
      for data in folders { try Records(data).execute("DROP TRIGGER refuse") }
      try await app.press("n")
      try app.expect(form.status).toHave(label: "✓ saved")
      try await form.fill(Vaccination.Field.clinic, "At the mill")
      try await form.back()
      XCTAssertEqual(page.titles, ["Rabies"])
      try await page.back()
      try await app.press(.enter, .enter)
      try app.expect(form.row(Vaccination.Field.clinic)).toShow("At the mill")
    }
  }

  private func refuse(_ table: String, _ folders: [DataFolder]) throws {
    for data in folders {
      try Records(data).execute(
        """
        CREATE TRIGGER refuse BEFORE INSERT ON \(table) BEGIN SELECT RAISE(ABORT, 'no room'); END
        """)
    }
  }
}
