import Foundation
import XCTest

/// `moggy today` on the real program.
final class TodayCommandTests: CommandCase {
  @discardableResult
  private func moggy(_ arguments: [String], language: String = "en") throws -> Ended {
    try run(
      arguments + [
        "--data", path("data"), "--language", language, "--now", "2026-03-06T10:00:00Z",
        "--time-zone", "UTC",
      ], [:])
  }

  private func fill() throws {
    try moggy(["pets", "add", "--name", "Rex", "--kind", "Dog"])
    try moggy([
      "pets", "vaccination", "rex", "Rabies", "--date", "2025-03-01", "--until", "2026-03-01",
    ])
    try moggy(["trackers", "add", "Run", "--category", "Sport"])
    try moggy(["trackers", "add", "Read", "--category", "Home"])
    try moggy(["trackers", "done", "Run"])
  }

  func testTheDayInWords() throws {
    try fill()
    let day = try moggy(["today", "--offline"])
    XCTAssertEqual(day.status, 0, day.errors)
    XCTAssertTrue(day.output.contains("Pets: 1 overdue"), day.output)
    XCTAssertTrue(day.lines.contains { $0.contains("Rex") && $0.contains("Rabies") }, day.output)
    XCTAssertTrue(day.output.contains("Habits: 1 of 2"), day.output)
    XCTAssertTrue(day.lines.contains { $0.contains("[✓]  Run") }, day.output)
    XCTAssertTrue(day.lines.contains { $0.contains("[ ]  Read") }, day.output)
  }

  func testOneLineLeavesOutWhatThereIsNothingOf() throws {
    XCTAssertEqual(try moggy(["today", "--line", "--offline"]).output, "\n")
    try fill()
    XCTAssertEqual(
      try moggy(["today", "--line", "--offline"]).output, "Pets: 1 overdue · Habits: 1 of 2\n")
    XCTAssertEqual(
      try moggy(["today", "--line", "--offline"], language: "ru").output,
      "Питомцы: 1 просрочено · Привычки: 1 из 2\n")
  }

  func testJSON() throws {
    try fill()
    let day = try XCTUnwrap(try moggy(["today", "--json", "--offline"]).json() as? [String: Any])
    XCTAssertEqual(day["date"] as? String, "2026-03-06")
    XCTAssertTrue(day["weather"] is NSNull)
    XCTAssertTrue(day["unread"] is NSNull)
    let due = try XCTUnwrap(day["due"] as? [String: Any])
    XCTAssertEqual(due["overdue"] as? Int, 1)
    let habits = try XCTUnwrap(day["habits"] as? [String: Any])
    XCTAssertEqual(habits["done"] as? Int, 1)
    XCTAssertEqual((habits["items"] as? [[String: Any]])?.count, 2)
  }

  func testTwoWaysToPrintAreOneTooMany() throws {
    let ended = try moggy(["today", "--json", "--line"])
    XCTAssertEqual(ended.status, 64)
    XCTAssertTrue(ended.errors.contains("--line"), ended.errors)
  }
}
