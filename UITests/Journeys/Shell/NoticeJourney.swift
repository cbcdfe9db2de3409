import JourneyKit
import PetsDomain
import PetsScreens
import Shell
import Terminal
import Toolkit
import XCTest

/// A user reads what the program says by the way.
final class NoticeJourney: JourneyCase {
  @MainActor
  func testItGoesAwayAfterFourSeconds() async throws {
    try await inBoth { app in
      let shell = try app.on(ShellPage.self)
      try await shell.undo()
      try app.expectToast("Nothing to undo.")
      try await app.advance(by: .milliseconds(3999))
      try app.expectToast("Nothing to undo.")
      try await app.advance(by: .milliseconds(1))
      try app.expect(shell.toast).notToExist()
    }
  }

  @MainActor
  func testANewerOneTakesItsPlaceAndItsTime() async throws {
    try await inBoth { app in
      let shell = try app.on(ShellPage.self)
      try await shell.undo()
      try await app.advance(by: .seconds(3))
      try await shell.redo()
      try app.expectToast("Nothing to redo.")
      try await app.advance(by: .seconds(3))
      try app.expectToast("Nothing to redo.")
      try await app.advance(by: .seconds(1))
      try app.expect(shell.toast).notToExist()
    }
  }

  @MainActor
  func testItStandsInTheWayOfNothing() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let shell = try app.on(ShellPage.self)
      try await app.press("j", .enter)
      let card = try app.on(PetCardPage.self)
      try await shell.undo()
      try await card.edit(.name)
      try await app.type("!")
      try app.expectToast("Nothing to undo.")
      XCTAssertNotNil(app.screen.cursor)
    }
  }

  @MainActor
  func testItGoesWhenTheUserGoesOn() async throws {
    try await inBoth { app in
      let shell = try app.on(ShellPage.self)
      try await app.press("a", .escape, .escape)
      try app.expectToast("Nothing was filled in, so nothing was kept.")
      try await app.press("a")
      try app.expect(shell.toast).notToExist()
    }
  }
}
