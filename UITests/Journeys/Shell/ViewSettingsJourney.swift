import AppRuntime
import Foundation
import GRDB
import JourneyKit
import ProfileScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user changes how things are shown, in a program that was started with options.
final class ViewSettingsJourney: JourneyCase {
  /// What the next start without options goes by.
  private func stored(_ data: DataFolder) throws -> ViewSettings? {
    let text = try Records(data).queue.read {
      try String.fetchOne($0, sql: "SELECT value FROM setting WHERE key = 'view'")
    }
    return try text.map { try JSONDecoder().decode(ViewSettings.self, from: Data($0.utf8)) }
  }

  @MainActor
  func testWhatIsGivenForOneRunIsNotKept() async throws {
    try await inBoth(Launch(hasMotion: false)) { app, folders in
      try await app.press("z", "f")
      for data in folders { XCTAssertEqual(try stored(data), ViewSettings(isFlat: true)) }
      try await app.press("z", "m")
      for data in folders {
        XCTAssertEqual(try stored(data), ViewSettings(isFlat: true, hasMouse: false))
      }
    }
  }

  @MainActor
  func testWhatTheUserChangedIsKeptThoughAnOptionSaidIt() async throws {
    try await inBoth(Launch(hasMotion: false)) { app, folders in
      try await app.press("z", "a")
      try await app.press("z", "a")
      for data in folders { XCTAssertEqual(try stored(data), ViewSettings(hasMotion: false)) }
    }
  }

  @MainActor
  func testTheSameInTheProfileByKeyAndByMouse() async throws {
    for size in [Size(80, 24), Size(40, 12)] {
      try await inBoth(Launch(usesSettings: true), size: size) { app, folders in
        try await app.press(.profileTab)
        let profile = try app.on(ProfilePage.self)
        for item in [ViewSwitch.mouse, .motion] {
          try await app.press(.tab)
          while app.screen.focus != ProfileID.view.item(item.rawValue) { try await app.press(.tab) }
          try app.expect(profile.view(item)).toHave(value: item == .mouse ? "on" : "off")
          try await app.press(item == .mouse ? .right : .left)
          try app.expect(profile.view(item)).toHave(value: item == .mouse ? "off" : "on")
        }
        for data in folders { XCTAssertEqual(try stored(data), ViewSettings(hasMouse: false)) }
        try await app.press("z", "m")
        while app.screen.focus != ProfileID.view.item("flat") { try await app.press(.tab) }
        try await profile.option(ProfileID.view.item("flat"), 0).click()
        for data in folders { XCTAssertEqual(try stored(data), ViewSettings(isFlat: true)) }
        try app.expect(profile.view(.flat)).toHave(value: "on")
      }
    }
  }
}
