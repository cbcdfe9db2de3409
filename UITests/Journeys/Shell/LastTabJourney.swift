import Foundation
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

  /// Of the tabs that wait to be kept only the newest is: who leafs through them waits for one save.
  @MainActor
  func testOnlyTheNewestOfSeveralTabsIsKept() async throws {
    try await inBoth(Launch(keepsTab: true)) { app, folders in
      let before = try Self.changes(folders[0])
      // Faster than any of them is saved: Trackers, Travel, Pets, Trackers, Profile.
      try await app.type("34236")
      XCTAssertEqual(try Self.changes(folders[0]), before + 1)
      try await app.relaunch()
      XCTAssertEqual(try app.on(ShellPage.self).selectedTab, "Profile")
    }
  }

  /// The number of transactions that have changed the file of records: the counter in its header.
  private static func changes(_ data: DataFolder) throws -> UInt32 {
    let file = try FileHandle(forReadingFrom: URL(filePath: data.database))
    defer { try? file.close() }
    try file.seek(toOffset: 24)
    return try XCTUnwrap(file.read(upToCount: 4)).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
