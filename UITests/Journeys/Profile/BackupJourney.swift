import Core
import Foundation
import JourneyKit
import PetsDomain
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user keeps everything in one file, and takes it back.
final class BackupJourney: JourneyCase {
  @MainActor
  private func open(_ operation: DataOperation, _ app: Journey) async throws -> FilesPage {
    try await app.press(.profileTab)
    try await app.on(ProfilePage.self).begin(operation)
    return try app.on(FilesPage.self)
  }

  /// Looks at the list of pets and comes back.
  @MainActor
  private func expectPets(_ count: Int, _ app: Journey) async throws {
    try await app.press(.petsTab)
    try app.expect(app.on(PetListPage.self).count).toHave(
      label: count == 1 ? "1 pet" : "\(count) pets")
    try await app.press(.profileTab)
  }

  @MainActor
  func testBackUpDeleteAndRestore() async throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      try await inBoth(Launch(demo: true), size: size) { app, folders in
        var files = try await open(.backUp, app)
        try app.expect(files.path).toHave(value: "~/moggy-backup-2026-03-06.tar")
        try await app.press(.enter)
        try app.expect(files.dialog).notToExist()
        for folder in folders {
          XCTAssertTrue(
            FileManager.default.fileExists(atPath: folder.path + "/moggy-backup-2026-03-06.tar"))
        }
        try await app.press(.petsTab, "d", .profileTab)
        try await expectPets(11, app)
        files = try await open(.restore, app)
        try app.expect(files.path).toHave(value: "~/")
        try await app.type("moggy-b")
        try await app.press(.tab)
        try app.expect(files.path).toHave(value: "~/moggy-backup-2026-03-06.tar")
        try await app.press(.enter)
        try app.expect(files.contents).toShow("12 pets")
        try await files.confirm.click()
        try app.expect(files.done).toExist()
        try await app.press(.enter)
        try await expectPets(12, app)
        // What was here is kept, and comes back by the list of copies.
        files = try await open(.restore, app)
        try await app.press(.tab, .enter)
        try app.expect(files.contents).toShow("11 pets")
        try await files.confirm.click()
        try await files.close.click()
        try await expectPets(11, app)
      }
    }
  }

  /// What is written and what will be put back names more than the pets.
  @MainActor
  func testABackupTellsOfTrackersAndTravels() async throws {
    try await inBoth(Launch(demo: true)) { app in
      try await open(.backUp, app).go.click()
      try app.expectToast(
        "Written: ~/moggy-backup-2026-03-06.tar (12 pets, 85 health records, 6 files, 7 trackers, "
          + "10 countries, 14 cities)")
      // A folder is no backup: Enter marks what lies in it, and takes it the next time.
      let files = try await open(.restore, app)
      try await app.press(.enter)
      try app.expect(files.message).notToExist()
      try app.expect(files.path).toHave(value: "~/")
      try await app.press(.enter)
      for part in ["12 pets", "7 trackers", "14 cities"] {
        try app.expect(files.contents).toShow(part)
      }
    }
  }

  @MainActor
  func testEnterDoesWhatTheUserCameFor() async throws {
    try await inBoth(Launch(pets: Launch.pets(3))) { app in
      _ = try await open(.backUp, app)
      try await app.press(.enter)
      for (answer, left) in [("n", 2), (.escape, 2), (.enter, 3), ("y", 3)] as [(KeyStroke, Int)] {
        try await app.press(.petsTab, "d")
        let files = try await open(.restore, app)
        try await files.retype("~/moggy-backup-2026-03-06.tar")
        try await app.press(.enter)
        try app.expect(files.confirm).toBe(.focused)
        try await app.press(answer)
        if left == 3 { try await app.press(.enter) }
        try app.expect(files.dialog).notToExist()
        try await expectPets(left, app)
        if left == 2 {
          try await app.press(.petsTab, "u")
          try await expectPets(3, app)
        }
      }
    }
  }

  @MainActor
  func testAFileOfTheOtherKindSaysWhichCommandIsMeant() async throws {
    try await inBoth(Launch(pets: Launch.pets(2))) { app in
      for operation in [DataOperation.backUp, .export] {
        _ = try await open(operation, app)
        try await app.press(.enter)
      }
      var files = try await open(.restore, app)
      try await files.retype("~/moggy-export-2026-03-06.json")
      try await app.press(.enter)
      try app.expect(files.dialog).toShow("This is an export: Import takes it")
      try await app.press(.escape)
      files = try await open(.load, app)
      try await files.retype("~/moggy-backup-2026-03-06.tar")
      try await app.press(.enter)
      try app.expect(files.dialog).toShow("This is a backup: Restore takes it")
      try await expectStays(files, app)
    }
  }

  /// What was typed is there to be mended.
  @MainActor
  private func expectStays(_ files: FilesPage, _ app: Journey) async throws {
    try app.expect(files.path).toHave(value: "~/moggy-backup-2026-03-06.tar")
    try await app.press(.escape)
    try await expectPets(2, app)
  }

  @MainActor
  func testRestoredRecordsShowAtOnceAndSettingsStayWhereAsked() async throws {
    try await inBoth(Launch(usesSettings: true, pets: Launch.pets(3))) { app in
      var files = try await open(.backUp, app)
      try await app.press(.enter, .petsTab, "d", .profileTab)
      let profile = try app.on(ProfilePage.self)
      while app.screen.focus != ProfileID.language { try await app.press(.backTab) }
      try await app.press(.right)
      try app.expect(profile.language).toHave(value: "Русский")
      files = try await open(.restore, app)
      try await app.type("moggy-backup-2026-03-06.tar")
      try await app.press(.enter)
      try app.expect(files.contents).toShow("3 питомца")
      try app.expect(files.settings).toBe(.checked)
      try await files.settings.click()
      try app.expect(files.settings).notToBe(.checked)
      try await files.confirm.click()
      try app.expect(files.done).toShow("Теперь здесь: 3 питомца")
      try await app.press(.enter, .petsTab)
      try app.expect(app.on(PetListPage.self).count).toHave(label: "3 питомца")
      try await app.relaunch()
      try app.expect(app.on(PetListPage.self).count).toHave(label: "3 питомца")
    }
  }

  @MainActor
  func testTheSettingsOfABackupComeBackAtOnce() async throws {
    for size in [Size(80, 24), Size(40, 12)] {
      try await inBoth(
        Launch(keepsTab: true, usesSettings: true, pets: [Launch.pet(.weight, "4.2")]),
        size: size
      ) { app in
        let profile = try await pounds(app)
        var files = try await open(.backUp, app)
        try await app.press(.enter)
        try await focus(ProfileID.units.item("weight"), app)
        try await app.press(.left)
        try app.expect(profile.unit(.weight)).toHave(value: "kg")
        try await focus(ProfileID.language, app)
        try await app.press(.right)
        try app.expect(profile.language).toHave(value: "Русский")
        files = try await open(.restore, app)
        try await app.type("moggy-backup-2026-03-06.tar")
        try await app.press(.enter)
        try app.expect(files.settings).toBe(.checked)
        try await files.confirm.click()
        try app.expect(files.done).toShow("Here are now: 1 pet")
        try await app.press(.enter)
        try app.expect(profile.language).toHave(value: "English")
        try app.expect(profile.unit(.weight)).toHave(value: "lb")
        try await app.relaunch()
        try await app.press(.profileTab)
        try app.expect(profile.language).toHave(value: "English")
        try app.expect(profile.unit(.weight)).toHave(value: "lb")
      }
    }
  }

  @MainActor
  private func focus(_ id: Identifier, _ app: Journey) async throws {
    for _ in 0..<20 where app.screen.focus != id { try await app.press(.tab) }
  }

  @MainActor
  private func pounds(_ app: Journey) async throws -> ProfilePage {
    try await app.press(.profileTab)
    try await focus(ProfileID.units.item("weight"), app)
    try await app.press(.right, .right)
    return try app.on(ProfilePage.self)
  }

  @MainActor
  func testAClumsyUserLosesNothing() async throws {
    try await inBoth(Launch(demo: true)) { app, folders in
      for folder in folders {
        try Data("hello".utf8).write(to: folder.url.appending(path: "text"))
        try Data().write(to: folder.url.appending(path: "mine.tar"))
      }
      var files = try await open(.backUp, app)
      for (path, words) in [
        ("   ", "Which file?"), ("~/no/folder/a.tar", "No such file or directory"),
        ("~/mine.tar", "There is a file of that name"), ("/proc/a.tar", "It cannot be written"),
      ] {
        try await files.retype(path)
        try await app.press(.enter)
        try app.expect(files.dialog).toShow(words)
        try app.expect(files.path).toHave(value: path)
        try app.expect(files.path).toBe(.focused)
      }
      try await app.press(.escape)
      try app.expect(files.dialog).notToExist()
      files = try await open(.restore, app)
      for (path, words) in [
        ("~/none.tar", "There is no such file"), ("~/text", "This is no backup of Moggy"),
        ("~/mine.tar", "This is no backup of Moggy"),
      ] {
        try await files.retype(path)
        try await app.press(.enter)
        try app.expect(files.dialog).toShow(words)
        try app.expect(files.path).toHave(value: path)
      }
      try await app.resize(to: Size(40, 12))
      try app.expect(files.path).toBe(.focused)
      try await app.press(.escape)
      try await expectPets(12, app)
      try await app.resize(to: Size(80, 24))
      for folder in folders {
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        XCTAssertEqual(left.filter { $0.contains("unfinished") }, [])
      }
    }
  }

  @MainActor
  func testEscapeAtEachStepChangesNothing() async throws {
    try await inBoth(Launch(demo: true)) { app in
      var files = try await open(.backUp, app)
      try await app.press(.enter)
      try await app.press(.petsTab, "d")
      files = try await open(.restore, app)
      try await app.press(.escape)
      try app.expect(files.dialog).notToExist()
      files = try await open(.restore, app)
      try await files.retype("~/moggy-backup-2026-03-06.tar")
      try await app.press(.enter)
      try app.expect(files.confirm).toBe(.focused)
      try await app.resize(to: Size(40, 12))
      try app.expect(files.confirm).toExist()
      try await app.press(.escape)
      try app.expect(files.dialog).notToExist()
      try await expectPets(11, app)
    }
  }
}
