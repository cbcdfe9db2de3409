import Foundation
import XCTest

/// What the Trackers tab can do beside marking and editing, with `moggy trackers`; today is Friday, 6 March
/// 2026.
final class TrackersWithoutScreenTests: TrackersCommandCase {
  func testCategoriesAreChangedWithoutAScreen() throws {
    try trackers("add", "Run", "--category", "Sport")
    try trackers("categories", "add", "Free time")
    let all = ["Sport", "Free time"]
    XCTAssertEqual(try names(trackers("categories", "--json")), all)
    XCTAssertEqual(try names(trackers("categories", "list", "--json")), all)
    XCTAssertEqual(try trackers("categories", "add", "sport").status, 65)
    try trackers("categories", "move", "free time", "--before", "Sport")
    XCTAssertEqual(try trackers("categories").lines, ["Free time", "Sport"])
    let renamed = try object(trackers("categories", "rename", "Free time", "Leisure", "--json"))
    XCTAssertEqual(renamed["name"] as? String, "Leisure")
    let kept = try trackers("categories", "remove", "Sport")
    XCTAssertEqual(kept.status, 65)
    XCTAssertTrue(kept.errors.contains("“Sport” has 1 tracker: give"), kept.errors)
    XCTAssertEqual(try trackers("categories", "remove", "Sport", "--move-to", "Sport").status, 65)
    XCTAssertEqual(try trackers("categories", "remove", "Sport", "--move-to", "Leisure").status, 0)
    let list = try XCTUnwrap(try trackers("list", "--json").json() as? [[String: Any]])
    XCTAssertEqual(list.map { $0["category"] as? String }, ["Leisure"])
    XCTAssertEqual(try trackers("categories", "remove", "Nobody").status, 66)
    try trackers("categories", "remove", "Leisure", "--with-trackers")
    XCTAssertEqual(try names(trackers("list", "--json")), [])
    // All of it comes back.
    XCTAssertEqual(
      try trackers("undo").output, "undone: deleting the category “Leisure”\n")
    XCTAssertEqual(try names(trackers("list", "--json")), ["Run"])
  }

  func testUndoAndRedoOfTheLastChange() throws {
    XCTAssertEqual(try trackers("undo").status, 66)
    try trackers("add", "Run")
    try trackers("done", "Run")
    let undone = try object(trackers("undo", "--json"))
    XCTAssertEqual(undone as? [String: String], ["undo": "trackers.done", "subject": "Run"])
    XCTAssertTrue(try trackers("list").output.contains("  due"))
    XCTAssertEqual(try trackers("redo").output, "redone: marking “Run” as done\n")
    XCTAssertTrue(try trackers("list").output.contains("  done"))
    XCTAssertEqual(try trackers("redo").status, 66)
    XCTAssertEqual(try trackers("undo", "--date", "yesterday").status, 64)
    // With a tracker it is what it was before.
    XCTAssertEqual(try object(trackers("undo", "Run", "--json"))["state"] as? String, "due")
    // Another part of the program is not touched.
    _ = try run(["pets", "add", "--name", "Rex", "--data", path("data"), "--language", "en"])
    let other = try trackers("undo")
    XCTAssertEqual(other.status, 65)
    XCTAssertTrue(other.errors.contains("the last change is not of trackers"), other.errors)
  }

  func testAllOfACategoryAndSoMuchMore() throws {
    try trackers("add", "Run", "--category", "Sport")
    try trackers("add", "Swim", "--category", "Sport", "--target", "4", "--unit", "km")
    try trackers("add", "Sweets", "--category", "Sport", "--target", "2", "--at-most")
    try trackers("add", "Read", "--category", "Home")
    let marked = try object(trackers("done", "--category", "sport", "--json"))
    XCTAssertEqual(marked["done"] as? Int, 2)
    XCTAssertEqual(marked["left"] as? [String], ["Sweets"])
    XCTAssertEqual(
      try completed(), ["Run", "Swim"])
    XCTAssertEqual(
      try trackers("undo").output, "undone: marking all of “Sport” as done\n")
    XCTAssertEqual(try completed(), [])
    func amount(_ arguments: String...) throws -> Double? {
      try object(trackers(["done"] + arguments + ["--json"]))["amount"] as? Double
    }
    XCTAssertEqual(try amount("Swim", "--more"), 1)
    XCTAssertEqual(try amount("Swim", "2.5", "--more"), 3.5)
    XCTAssertEqual(try amount("Swim", "0.5", "--less"), 3)
    XCTAssertEqual(try amount("Swim", "9", "--less"), nil)
    XCTAssertEqual(try trackers("done", "Run", "--more").status, 65)
    XCTAssertEqual(try trackers("done").status, 64)
    XCTAssertEqual(try trackers("done", "Run", "--category", "Sport").status, 64)
    XCTAssertEqual(try trackers("done", "--category", "Sport", "--date", "+3d").status, 65)
  }

  private func completed() throws -> [String] {
    let day = try object(trackers("today", "--filter", "completed", "--json"))
    return try XCTUnwrap(day["trackers"] as? [[String: Any]]).compactMap { $0["name"] as? String }
  }

  func testTheGridOfHabits() throws {
    try fixture()
    XCTAssertEqual(
      try trackers("grid", "--days", "6").lines,
      [
        "        Mar", "        1    2  3  4  5  6", "Sport",
        "  Run   ✓    ✓  ✓     ✓  ○  " + (try score("Run")), "Home",
        "  Read       ✓  –  ✓  ✓  ✓  " + (try score("Read")),
      ])
    let grid = try XCTUnwrap(
      try trackers("grid", "--days", "6", "--json").json() as? [[String: Any]])
    XCTAssertEqual(grid.map { $0["name"] as? String }, ["Run", "Read"])
    let days = try XCTUnwrap(grid[0]["days"] as? [[String: Any]])
    XCTAssertEqual(
      days.map { $0["state"] as? String }, ["done", "done", "done", "not due", "done", "due"])
    XCTAssertEqual(days.first?["date"] as? String, "2026-03-01")
    XCTAssertEqual(try trackers("grid", "--days", "0").status, 64)
  }

  private func score(_ name: String) throws -> String {
    let score = try XCTUnwrap(
      try object(trackers("stats", name, "--json"))["score"] as? Double)
    return "\(Int((score * 100).rounded()))%"
  }

  func testTheOptionsOfTheDay() throws {
    XCTAssertTrue(try trackers("options").output.contains("22:00–08:00"))
    let set = try object(
      trackers("options", "--pinned-daily", "on", "--quiet-hours", "23:00-7:30", "--json"))
    XCTAssertEqual(set["pinned_daily"] as? Bool, true)
    XCTAssertEqual(set["carry_over"] as? Bool, false)
    XCTAssertEqual(set["quiet_hours"] as? [String: String], ["from": "23:00", "to": "07:30"])
    try trackers("options", "--quiet-hours", "")
    let kept = try object(trackers("options", "--json"))
    XCTAssertEqual(kept["pinned_daily"] as? Bool, true)
    XCTAssertTrue(kept["quiet_hours"] is NSNull)
    XCTAssertEqual(try trackers("options", "--quiet-hours", "late").status, 64)
    XCTAssertEqual(try trackers("options", "--grid-first", "maybe").status, 64)
  }

  func testTheStatisticsOfAllHaveTheirScoresAndTheMap() throws {
    try fixture()
    let stats = try object(trackers("stats", "--by", "day", "--json"))
    let scores = try XCTUnwrap(stats["scores"] as? [[String: Any]])
    XCTAssertEqual(scores.count, 6)
    XCTAssertEqual(scores.first?["first"] as? String, "2026-03-01")
    let days = try XCTUnwrap(stats["days"] as? [[String: Any]])
    XCTAssertEqual(days.map { $0["share"] as? Double }, [1, 1, 1, 0.5, 1, 0.5])
    XCTAssertNil(try object(trackers("stats", "--json"))["days"])
    XCTAssertTrue(try trackers("stats").output.contains("Score by month\nMar 2026  "))
    let run = try object(trackers("stats", "Run", "--by", "day", "--json"))
    let own = try XCTUnwrap(run["days"] as? [[String: Any]])
    XCTAssertEqual(own.map { $0["done"] as? Int }, [1, 1, 1, 0, 1])
  }
}
