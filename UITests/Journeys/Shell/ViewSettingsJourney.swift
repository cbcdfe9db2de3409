import AppRuntime
import Foundation
import GRDB
import JourneyKit
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
}
