import FaultyServer
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import VirtualTerminal
import XCTest

/// A user whose server keeps the photos waiting; a settled screen is never there meanwhile.
final class SilentPhotosJourney: JourneyCase {
  @MainActor
  func testASpinnerStandsForAPhotoAndNothingWaitsForIt() async throws {
    let stage = try await CatinderStage(.withoutPhotos)
    try await onRealProgram(Launch(tab: .catinder, catinder: stage.address)) { app, driver, _ in
      let login = try app.on(CatinderLoginPage.self)
      try await app.type("Murka")
      try await app.press(.enter)
      try await app.type("milk")
      try app.expect(login.password).toBe(.focused)
      try driver.write("\r")
      try driver.wait { Self.shows("Alma, 3", $0) && Self.spins($0) }
      for name in ["Bruno, 3", "Cleo, 3"] {
        try driver.write("h")
        try driver.wait { Self.shows(name, $0) && Self.spins($0) }
      }
      try driver.write("i")
      try driver.wait { Self.shows("─ About the cat ─", $0) && Self.shows("A cat.", $0) }
    }
    await stage.stop()
  }

  private static func shows(_ text: String, _ terminal: VirtualTerminal) -> Bool {
    terminal.surface.text.contains(text)
  }

  /// In the middle of the photo, which has the left two fifths.
  private static func spins(_ terminal: VirtualTerminal) -> Bool {
    (10...14).contains { row in
      let photo = terminal.surface.text(row: row).prefix(32)
      return photo.contains(/^ {8,}photo… {6,}$/)
    }
  }
}
