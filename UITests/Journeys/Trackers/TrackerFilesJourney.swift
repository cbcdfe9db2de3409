import Core
import Foundation
import Interchange
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersScreens
import XCTest

/// A user brings trackers along from elsewhere, and takes them to another machine.
final class TrackerFilesJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private let launch = Launch(tab: .trackers)

  private func read(_ name: String, in folder: DataFolder) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  @MainActor
  func testAnImportFromLoop() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app, folders in
        for (name, text) in TrackerFiles.loop { try TrackerFiles.write(text, name, in: folders) }
        let page = try await TrackerFiguresPage.open(app)
        try await app.press("I")
        try await app.on(TrackerPathPage.self).answer("~/Loop/Habits.csv")
        let preview = try app.on(TrackerPreviewPage.self)
        try app.expect(preview.new).toHave(label: "To be added: 2 trackers · 6 marks")
        let all = app.screen.nodes.map(\.label).joined(separator: "\n")
        if size.rows >= 24 {
          XCTAssertTrue(all.contains("line 4: “2026-03-xx” is no date"), all)
        }
        try await app.press(.enter)
        try app.expectToast("Added: 2 trackers · 6 marks. u takes it out again.")
        try app.expect(page.best).toHave(value: "3 days · Meditate")
        try app.expect(page.completed).toHave(value: "5 times")
        try await app.press("u")
        try app.expect(page.nothing).toExist()
      }
    }
  }

  /// The archive and the backup of Loop as they are, with what each habit becomes.
  @MainActor
  func testAnArchiveAndABackupOfLoop() async throws {
    for size in Self.sizes {
      for language in Language.allCases {
        let launch = Launch(language: language, tab: .trackers)
        try await inBoth(launch, size: size) { app, folders in
          try TrackerFiles.write(TrackerFiles.loopArchive(), "loop.zip", in: folders)
          try TrackerFiles.write(TrackerFiles.loopBackup(), "loop.db", in: folders)
          _ = try await TrackerFiguresPage.open(app)
          try await app.press("I")
          try await app.on(TrackerPathPage.self).answer("~/loop.db")
          let becomes =
            language == .english
            ? "  10 km a week · At least 10 km in all" : "  10 km в неделю · Не меньше 10 km всего"
          var preview = try app.on(TrackerPreviewPage.self)
          XCTAssertTrue(app.screen.nodes.contains { $0.label == becomes }, "\(language) \(size)")
          try await app.press(.escape, "I")
          try await app.on(TrackerPathPage.self).answer("~/loop.zip")
          preview = try app.on(TrackerPreviewPage.self)
          try app.expect(preview.new).toHave(
            label: language == .english
              ? "To be added: 2 trackers · 6 marks" : "Добавится: 2 трекера · 6 отметок")
          try await app.press(.enter)
          try app.expect(app.on(TrackerFiguresPage.self).completed).toExist()
        }
      }
    }
  }

  /// Loop's archive goes out too, and tells what it cannot have.
  @MainActor
  func testAnExportForLoopAndACalendarTellWhatIsLeftOut() async throws {
    try await inBoth(launch) { app, folders in
      try TrackerFiles.write(TrackerFiles.fixture, "fixture.json", in: folders)
      let page = try await TrackerFiguresPage.open(app)
      try await page.read("~/fixture.json")
      try await app.press("E")
      let path = try app.on(TrackerPathPage.self)
      try await path.form(3).click()
      try app.expect(path.field).toHave(value: "~/trackers.zip")
      try await path.field.click()
      try await path.answer("~/trackers.zip")
      try app.expectToast(
        "Written to ~/trackers.zip. Left out: Dentist. With the nearest schedule: Read")
      for folder in folders {
        let data = try Data(contentsOf: folder.url.appending(path: "trackers.zip"))
        let names = try ZipArchive(data).entries.map(\.name)
        XCTAssertTrue(names.contains("001 Run/Checkmarks.csv"), "\(names)")
      }
    }
  }

  @MainActor
  func testAnImportThatIsNotWantedChangesNothing() async throws {
    try await inBoth(launch) { app, folders in
      try TrackerFiles.write(TrackerFiles.fixture, "fixture.json", in: folders)
      let page = try await TrackerFiguresPage.open(app)
      try await app.press("I")
      try await app.on(TrackerPathPage.self).answer("~/fixture.json")
      let bringing = try app.on(TrackerPreviewPage.self)
      XCTAssertEqual(
        bringing.names,
        [
          "Run", "4 marks", "  Every day", "Read", "5 marks", "  Mon, Tue, Wed, Thu, Fri",
          "Dentist",
          "done", "  Once, on 3 March 2026",
        ])
      try app.expect(ShellPage(app: app).hint("Esc")).toHave(label: "cancel")
      try await bringing.cancel.click()
      try app.expect(page.nothing).toExist()
      try await page.read("~/fixture.json")
      try await app.press("I")
      try await app.on(TrackerPathPage.self).answer("~/fixture.json")
      let preview = try app.on(TrackerPreviewPage.self)
      try app.expect(preview.new).toHave(label: "There is nothing new in this file.")
      try app.expect(preview.add).notToExist()
    }
  }

  @MainActor
  func testExportAndImportIntoAnEmptyFolderHasEqualContent() async throws {
    var written = ""
    try await inBoth(launch) { app, folders in
      try TrackerFiles.write(TrackerFiles.fixture, "fixture.json", in: folders)
      let page = try await TrackerFiguresPage.open(app)
      try await page.read("~/fixture.json")
      written = try await export(to: "all.json", app, folders)
    }
    XCTAssertTrue(written.contains("ill, “at home”"), written)
    try await inBoth(launch) { app, folders in
      try TrackerFiles.write(written, "all.json", in: folders)
      let page = try await TrackerFiguresPage.open(app)
      try await page.read("~/all.json")
      try app.expect(page.completed).toHave(value: "9 times")
      let again = try await export(to: "again.json", app, folders)
      XCTAssertEqual(again, written)
    }
  }

  @MainActor
  private func export(
    to name: String, _ app: Journey, _ folders: [DataFolder]
  ) async throws -> String {
    try await app.press("E")
    try await app.on(TrackerPathPage.self).answer("~/\(name)")
    try app.expectToast("Written to ~/\(name)")
    let texts = try folders.map { try read(name, in: $0) }
    XCTAssertEqual(Set(texts).count, 1)
    return texts[0]
  }

  @MainActor
  func testTheFormFollowsTheNameAndAFileThatIsThereIsAskedFor() async throws {
    try await inBoth(launch) { app, folders in
      try TrackerFiles.write(TrackerFiles.fixture, "fixture.json", in: folders)
      try TrackerFiles.write("mine", "mine.csv", in: folders)
      try await TrackerFiguresPage.open(app).read("~/fixture.json")
      try await app.press("E")
      let path = try app.on(TrackerPathPage.self)
      try app.expect(path.field).toHave(value: "~/trackers.json")
      try await path.form(2).click()
      try app.expect(path.field).toHave(value: "~/trackers.ics")
      try await path.field.click()
      try await path.answer("~/mine.csv")
      for folder in folders { XCTAssertEqual(try read("mine.csv", in: folder), "mine") }
      try await path.replace.click()
      try app.expectToast("Written to ~/mine.csv")
      for folder in folders {
        XCTAssertTrue(try read("mine.csv", in: folder).contains("2026-03-03,Home,Read,habit,skip"))
      }
    }
  }

  @MainActor
  func testFilesThatCannotBeReadAreNamedBesideThePath() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app, folders in
        try TrackerFiles.write("{\"format\":", "broken.json", in: folders)
        try TrackerFiles.write("x", "empty/x.txt", in: folders)
        _ = try await TrackerFiguresPage.open(app)
        try await app.press("I")
        let path = try app.on(TrackerPathPage.self)
        for (file, words) in [
          ("~/none.json", "There is no such file"),
          ("~/empty", "This is neither a file nor a folder with Loop’s Habits.csv"),
          ("~/broken.json", "line 1: neither JSON of this program nor an export of Loop"),
        ] {
          try await path.answer(file)
          try app.expect(path.message).toHave(label: "! " + words)
          try app.expect(path.field).toHave(value: file)
        }
        try await app.press(.escape)
        try app.expect(path.dialog).notToExist()
      }
    }
  }
}
