import JourneyKit
import Shell
import Terminal
import Toolkit
import XCTest

/// A user comes back to where the program was left.
final class LastTabJourney: JourneyCase {
  @MainActor
  func testTheTabIsKept() async throws {
    try await inBoth(Launch(keepsTab: true)) { app in
      let shell = try app.on(ShellPage.self)
      XCTAssertEqual(shell.selectedTab, "Pets")
      try await app.press(.profileTab)
      try await app.relaunch()
      XCTAssertEqual(shell.selectedTab, "Profile")
      _ = try app.on(ProfilePage.self)
      try await app.press(.petsTab)
      try await app.relaunch()
      XCTAssertEqual(shell.selectedTab, "Pets")
    }
  }
}
