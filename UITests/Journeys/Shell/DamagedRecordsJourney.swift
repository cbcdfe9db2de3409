import Foundation
import JourneyKit
import Shell
import Terminal
import Toolkit
import XCTest

/// The disk has spoiled the records.
final class DamagedRecordsJourney: JourneyCase {
  /// Enough for a file that is not read as a whole before it is used.
  private static let many = 12_000

  private func damage(_ folder: DataFolder, _ change: (inout Data) -> Void) throws {
    let url = URL(filePath: folder.database)
    var data = try Data(contentsOf: url)
    change(&data)
    try data.write(to: url)
  }

  /// The page in the middle, which the first screen has no need of.
  private func spoilMiddle(_ data: inout Data) {
    let start = data.count / 8192 * 4096
    data.replaceSubrange(start..<start + 4096, with: repeatElement(0xA5, count: 4096))
  }

  @MainActor
  func testALargeFileIsFoundDamagedAfterTheFirstScreen() async throws {
    try await inBoth(Launch(pets: Launch.pets(Self.many))) { app, folders in
      let shell = try app.on(ShellPage.self)
      for folder in folders { try damage(folder, spoilMiddle) }
      try await app.relaunch()
      try await app.advance(by: .seconds(4))
      try app.expect(shell.alert).toShow("The records on the disk are damaged.")
      try await app.resize(to: Size(40, 12))
      try app.expect(shell.alert).toShow("Nothing more is written.")
      for folder in folders {
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder.database + ".suspect"))
      }
    }
  }

  @MainActor
  func testTheNextStartTakesTheBackup() async throws {
    let launch = Launch(pets: Launch.pets(Self.many))
    try await onRealProgram(launch) { app, driver, data in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      try await app.advance(by: .seconds(31))
      try damage(data, spoilMiddle)
      try await app.relaunch()
      try await app.advance(by: .seconds(4))
      try app.expect(shell.alert).toShow("The next start keeps the file")
      try await app.relaunch()
      try app.expect(shell.alert).toShow("The records were damaged.")
      try await app.press(.enter)
      try app.expect(list.count).toHave(label: "12000 pets")
      XCTAssertFalse(FileManager.default.fileExists(atPath: data.database + ".suspect"))
      // Enough was wrong to be told once.
      try await app.relaunch()
      try await app.advance(by: .seconds(4))
      try app.expect(shell.alert).notToExist()
    }
  }

  @MainActor
  func testALargeFileThatIsAllRightIsNotSpokenOf() async throws {
    try await inBoth(Launch(pets: Launch.pets(Self.many))) { app, folders in
      try await app.relaunch()
      try await app.advance(by: .seconds(4))
      try app.expect(app.on(ShellPage.self).alert).notToExist()
      for folder in folders {
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.database + ".suspect"))
      }
    }
  }
}
