import Core
import Foundation
import Persistence
import Scheduling
import Shell
import XCTest

@testable import moggy

/// The language of commands: as an option or the file says, else as it was chosen on the screen.
final class ChosenLanguageTests: CommandCase {
  private func choose(_ language: Language) async throws {
    let folders = Folders(under: URL(filePath: path("data"), directoryHint: .isDirectory))
    try folders.create()
    let store = try DataStore(
      .folders(folders), schemas: ShellSetup.schemas, activity: Activity(), clock: LiveClock())
    try await Settings(store).set(SettingKey<Language?>("language", fallback: nil), to: language)
  }

  func testTheChoiceOfTheScreenCounts() async throws {
    try await choose(.russian)
    for (arguments, words) in [
      (["pets", "due"], "ничего не нужно"), (["pets", "show", "Rex"], "Rex"),
      (["trackers", "done", "Water"], "Water"), (["travel", "stats"], "193"),
    ] {
      let ended = try run(arguments + ["--data", path("data")], ["LC_ALL": "en_US.UTF-8"])
      let text = ended.output + ended.errors
      XCTAssertTrue(text.contains(words), text)
      XCTAssertNotNil(text.firstMatch(of: /[а-я]{3}/), "\(arguments): \(text)")
    }
  }

  func testAnOptionAndTheFileComeBefore() async throws {
    try await choose(.russian)
    XCTAssertEqual(
      try run(["pets", "due", "--data", path("data"), "--language", "en"]).output,
      "nothing is due\n")
    try write("data/config/config.toml", Array("[ui]\nlanguage = \"en\"\n".utf8))
    XCTAssertEqual(try run(["pets", "due", "--data", path("data")]).output, "nothing is due\n")
  }

  func testWithoutAChoiceTheLocaleCounts() async throws {
    try await choose(.russian)
    let ended = try run(["pets", "due", "--data", path("other")], ["LC_ALL": "C.UTF-8"])
    XCTAssertNil((ended.output + ended.errors).firstMatch(of: /[а-я]/))
  }
}
