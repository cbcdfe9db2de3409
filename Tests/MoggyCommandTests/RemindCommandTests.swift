import Foundation
import Persistence
import XCTest

/// `moggy remind` on the real program.
final class RemindCommandTests: RemindCase {
  func testWhatIsDueIsToldOnce() throws {
    try addTrackers()
    let due = ["08:30  Run   How far?", "08:45  Read"]
    let rehearsed = try moggy(["remind", "--dry-run"])
    XCTAssertEqual(rehearsed.status, 0, rehearsed.errors)
    XCTAssertEqual(rehearsed.lines, due)
    XCTAssertEqual(try moggy(["remind"]).lines, due)
    let again = try moggy(["remind"])
    XCTAssertEqual(again.status, 0)
    XCTAssertEqual(again.output, "")
    XCTAssertEqual(try moggy(["remind"], at: "21:00").lines, ["21:00  Late"])
  }

  func testWithoutRecordsNothingIsToldOrMade() throws {
    let ended = try moggy(["remind"])
    XCTAssertEqual(ended.status, 0, ended.errors)
    XCTAssertEqual(ended.output, "")
    XCTAssertFalse(FileManager.default.fileExists(atPath: path("data")))
  }

  func testJSON() throws {
    XCTAssertEqual(try moggy(["remind", "--json"]).output, "[]\n")
    try addTrackers()
    let all = try XCTUnwrap(try moggy(["remind", "--json"]).json() as? [[String: Any]])
    XCTAssertEqual(all.map { $0["name"] as? String }, ["Run", "Read"])
    XCTAssertEqual(all.map { $0["time"] as? String }, ["08:30", "08:45"])
    XCTAssertEqual(all.first?["date"] as? String, "2026-03-06")
    XCTAssertEqual(all.first?["question"] as? String, "How far?")
    XCTAssertTrue(all.last?["question"] is NSNull)
  }

  func testInQuietHoursNothingIsTold() throws {
    try addTrackers()
    XCTAssertEqual(try moggy(["remind"], at: "22:00").output, "")
    XCTAssertEqual(try moggy(["remind"], at: "21:59").lines.count, 3)
  }

  func testOneMessageOnTheDesktop() throws {
    try addTrackers()
    try standIn("notify-send")
    let ended = try moggy(["remind", "--notify"])
    XCTAssertEqual(ended.status, 0, ended.errors)
    XCTAssertEqual(ended.output, "")
    XCTAssertEqual(calls("notify-send"), ["<--app-name=Moggy><--><2 reminders><Run, Read>"])
    try moggy(["remind", "--notify"])
    XCTAssertEqual(calls("notify-send").count, 1)
    XCTAssertEqual(try moggy(["remind"]).output, "")
    try moggy(["remind", "--notify"], at: "21:00", language: "ru")
    XCTAssertEqual(
      calls("notify-send").last, "<--app-name=Moggy><--><Late><Напоминание в 21:00>")
  }

  func testAMessageIsNeitherMarkupNorAnOptionNorACommand() throws {
    let added = try run([
      "trackers", "add", "--data", path("data"), "--now", "2026-03-06T07:00:00Z", "--remind",
      "8:30", "--question", #"<b>a</b> & $(b) \n `c`"#, "--", "--icon=x",
    ])
    XCTAssertEqual(added.status, 0, added.errors)
    try standIn("notify-send")
    try moggy(["remind", "--notify"])
    XCTAssertEqual(
      calls("notify-send"),
      [#"<--app-name=Moggy><--><--icon=x><&lt;b&gt;a&lt;/b&gt; &amp; $(b) \\n `c`>"#])
  }

  func testWithoutNotifySendItIsNotTold() throws {
    try addTrackers()
    let missing = try moggy(["remind", "--notify"])
    XCTAssertEqual(missing.status, 69)
    XCTAssertEqual(
      missing.errors, "moggy: notify-send is not there; nothing can be told on the desktop\n")
    let russian = try moggy(["remind", "--notify"], language: "ru")
    XCTAssertTrue(russian.errors.contains("программы notify-send нет"), russian.errors)
    try standIn("notify-send", "echo 'no bus' >&2; exit 1")
    let failed = try moggy(["remind", "--notify"])
    XCTAssertEqual(failed.status, 69)
    XCTAssertTrue(failed.errors.hasSuffix("notify-send has failed: no bus\n"), failed.errors)
    XCTAssertEqual(try moggy(["remind"]).lines.count, 2)
  }

  func testWhatCouldNotBePrintedWasNotTold() throws {
    try addTrackers()
    let full = try shell(
      "\"$0\" remind --data \"$1\" --now 2026-03-06T09:00:00Z --time-zone UTC > /dev/full",
      [path("data")])
    XCTAssertEqual(full.status, 74, full.errors)
    XCTAssertEqual(try moggy(["remind"]).lines.count, 2)
  }

  /// The lock that the program holds while it is open.
  func testWhileTheProgramRunsItTellsByItself() throws {
    try addTrackers()
    try standIn("notify-send")
    let lock = try InstanceLock(at: URL(filePath: path("data/data/lock")))
    defer { withExtendedLifetime(lock) {} }
    let ended = try moggy(["remind", "--notify"])
    XCTAssertEqual(ended.status, 0, ended.errors)
    XCTAssertEqual(calls("notify-send"), [])
    // What is printed is not noted.
    for _ in 0..<2 { XCTAssertEqual(try moggy(["remind"]).lines.count, 2) }
  }

  func testWhatExcludesEachOther() throws {
    for arguments in [
      ["--json", "--notify"], ["--install", "--remove"], ["--systemd"], ["--yes"],
      ["--install", "--systemd", "--cron"], ["--dry-run", "--install"],
    ] {
      let ended = try moggy(["remind"] + arguments)
      XCTAssertEqual(ended.status, 64, "\(arguments)")
      let russian = try moggy(["remind"] + arguments, language: "ru")
      XCTAssertTrue(russian.errors.hasPrefix("Ошибка: "), russian.errors)
    }
  }
}
