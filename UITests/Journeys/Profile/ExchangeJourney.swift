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

/// A user takes the pets to another program, and back.
final class ExchangeJourney: JourneyCase {
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
  func testExportDeleteImportUndo() async throws {
    for size in [Size(80, 24), Size(40, 12)] {
      try await inBoth(Launch(pets: Launch.pets(3)), size: size) { app in
        var files = try await open(.export, app)
        try app.expect(files.path).toHave(value: "~/moggy-export-2026-03-06.json")
        try await files.go.click()
        try app.expect(files.dialog).notToExist()
        try await app.press(.petsTab, "d", "d")
        files = try await open(.load, app)
        try await files.retype("~/moggy-export-2026-03-06.json")
        try await app.press(.enter)
        for words in ["New: 2 pets", "As here: 1 pet"] {
          try app.expect(files.contents).toShow(words)
        }
        try await files.confirm.click()
        try app.expectToast("New: 2, changed: 0. u undoes it.")
        try await expectPets(3, app)
        try await app.press("u")
        try await expectPets(1, app)
        // What is here already is not offered to be taken.
        try await app.press(.control("r"))
        files = try await open(.load, app)
        try await files.retype("~/moggy-export-2026-03-06.json")
        try await app.press(.enter)
        try app.expect(files.confirm).notToExist()
        try await app.press(.enter)
        try app.expect(files.dialog).notToExist()
      }
    }
  }

  /// From the samples, a tracker is deleted and comes back.
  @MainActor
  func testTrackersAndTravelsComeAlong() async throws {
    let launch = Launch(
      pets: Launch.pets(1), trackers: [TrackerSamples.habit(1, "Read").done(3)])
    try await inBoth(launch) { app in
      var files = try await open(.export, app)
      try await app.press(.enter)
      try app.expectToast(
        "Written: ~/moggy-export-2026-03-06.json (1 pet, 1 tracker with 3 marked days, 1 setting)")
      try await app.press(.trackersTab, "d", "y")
      files = try await open(.load, app)
      try await files.retype("~/moggy-export-2026-03-06.json")
      try await app.press(.enter)
      try app.expect(files.contents).toShow("New too: 1 tracker with 3 marked days")
      try await files.confirm.click()
      try await app.press(.todayTab)
      try app.expect(app.on(TodayPage.self).list).toShow("[ ] Read")
    }
  }

  @MainActor
  func testAFolderGetsAFileAndWhatIsThereIsOnlyReplacedWhenAsked() async throws {
    for size in [Size(80, 24), Size(40, 12)] {
      try await inBoth(Launch(pets: Launch.pets(3)), size: size) { app, folders in
        for folder in folders {
          try FileManager.default.createDirectory(
            atPath: folder.path + "/out", withIntermediateDirectories: false)
        }
        var files = try await open(.export, app)
        try await files.retype("~/out")
        try await app.press(.enter)
        try app.expectToast("Written: ~/out/moggy-export-2026-03-06.json (3 pets, 1 setting)")
        try await app.press(.petsTab, "d", .profileTab)
        for answer in [false, true] {
          files = try await open(.export, app)
          try await files.retype("~/out")
          try await app.press(.enter)
          try app.expect(files.replaceQuestion).toShow("out/moggy-export-2026-03-06.json")
          try app.expect(files.keep).toBe(.focused)
          if answer {
            try await files.replace.click()
            try app.expect(files.dialog).notToExist()
          } else {
            try await files.keep.click()
            try app.expect(files.path).toHave(value: "~/out")
            try await app.press(.escape)
          }
          for folder in folders {
            let text = try String(
              contentsOfFile: folder.path + "/out/moggy-export-2026-03-06.json", encoding: .utf8)
            XCTAssertEqual(text.components(separatedBy: "createdAt").count - 1, answer ? 2 : 3)
          }
        }
      }
    }
  }

  @MainActor
  func testWhatCannotBeTakenIsToldBefore() async throws {
    let text = """
      {"format": "moggy", "version": 1, "pets": [
        {"name": "Rex", "weight": "fat", "wings": "2"}, {"kind": ""}, 7]}
      """
    try await inBoth(Launch(language: .russian)) { app, folders in
      for folder in folders {
        try Data(text.utf8).write(to: folder.url.appending(path: "in.json"))
        try Data("[]".utf8).write(to: folder.url.appending(path: "other.json"))
        try Data(#"{"format": "moggy", "version": 9}"#.utf8).write(
          to: folder.url.appending(path: "newer.json"))
      }
      let files = try await open(.load, app)
      for (path, words) in [
        ("~/other.json", "Это не экспорт Moggy"), ("~/newer.json", "более новой версией"),
        ("~/gone.json", "Такого файла нет"),
      ] {
        try await files.retype(path)
        try await app.press(.enter)
        try app.expect(files.dialog).toShow(words)
        try app.expect(files.path).toHave(value: path)
      }
      try await files.retype("~/in.json")
      try await app.press(.enter)
      for words in ["Новых: 1 питомец", "Не принято: 4", "pets[0].weight"] {
        try app.expect(files.contents).toShow(words)
      }
      try await files.confirm.click()
      try app.expectToast("Новых: 1, изменено: 0. Отмена — u.")
    }
  }
}
