import Foundation
import XCTest

/// Schedules of days in a row and of the past, and files of Loop, with `moggy trackers`; today is Friday,
/// 6 March 2026.
final class TrackersScheduleCommandTests: TrackersCommandCase {
  private func fill() throws {
    try trackers("add", "Run")
    try trackers("add", "Read", "--days", "workdays")
    try trackers("add", "Dentist", "--event", "2026-03-03")
    try trackers("done", "Run", "--date", "2026-03-01")
  }

  func testAnArchiveForLoopAndBack() throws {
    try fill()
    try trackers("add", "Swim", "--times", "2", "--in-days", "14")
    try trackers("add", "Fast", "--every", "5")
    try trackers(
      "add", "Km", "--per-week", "1", "--target", "10", "--unit", "km", "--total")
    let written = try trackers("export", "-o", path("loop.zip"))
    XCTAssertEqual(written.status, 0)
    XCTAssertEqual(written.errors, "Left out: Dentist\nWith the nearest schedule: Read\n")
    let preview = try trackers("import", path("loop.zip"), "--dry-run", data: "other").output
    for line in [
      "Swim  2 times in 14 days", "Fast  Every 5 days",
      "Km    10 km a week · At least 10 km in all",
    ] { XCTAssertTrue(preview.contains(line), preview) }
    try Data("PK\u{3}\u{4}".utf8).write(to: URL(filePath: path("cut.zip")))
    let cut = try trackers("import", path("cut.zip"), data: "other")
    XCTAssertEqual(cut.status, 65)
    XCTAssertTrue(cut.errors.contains("no whole ZIP archive"), cut.errors)
  }

  func testSchedulesOfDaysInARow() throws {
    try trackers("add", "Water", "--every", "3")
    try trackers("add", "Call", "--times", "2", "--in-days", "14")
    try trackers(
      "add", "Run", "--per-week", "1", "--target", "10", "--unit", "km", "--total")
    let list = try XCTUnwrap(try trackers("list", "--json").json() as? [[String: Any]])
    let schedules = list.map { $0["schedule"] as? [String: Int] }
    XCTAssertEqual(schedules, [["every_days": 3], ["times": 2, "in_days": 14], ["per_week": 1]])
    XCTAssertEqual((list[2]["target"] as? [String: Any])?["total"] as? Bool, true)
    XCTAssertEqual(try trackers("done", "Run").status, 65)
    for (day, amount) in [("2026-03-02", "4"), ("2026-03-03", "4"), ("2026-03-05", "3")] {
      XCTAssertEqual(try trackers("done", "Run", amount, "--date", day).status, 0)
    }
    let day = try trackers("today", "--date", "2026-03-05").output
    XCTAssertTrue(day.contains("[✓]  Run") && day.contains("11/10 km"), day)
    let stats = try object(try trackers("stats", "Run", "--json"))
    XCTAssertEqual(stats["done_count"] as? Int, 1)
    for wrong in [
      ["--every", "1"], ["--times", "3"], ["--times", "9", "--in-days", "9"],
      ["--every", "3", "--per-week", "2"],
    ] { XCTAssertEqual(try trackers(["add", "X"] + wrong).status, 64, "\(wrong)") }
    XCTAssertEqual(
      try trackers("add", "X", "--target", "3", "--total").status, 65, "a total of weekdays")
  }

  func testAScheduleHoldsFromThen() throws {
    try fill()
    func spans() throws -> [String] {
      try trackers("export").lines.filter { $0.contains("\"since\"") }.map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    XCTAssertEqual(try spans().first, "\"since\": \"2026-03-06\",")
    try trackers("edit", "Run", "--per-week", "2", "--from", "2026-03-03")
    XCTAssertEqual(try spans().first, "\"since\": \"2026-03-03\",")
    try trackers("edit", "Run", "--days", "every")
    XCTAssertEqual(try spans().count, 3)
    try trackers("edit", "Run", "--from", "beginning")
    XCTAssertEqual(try spans().count, 2)
    XCTAssertTrue(try trackers("list").output.contains("Every day"))
    XCTAssertEqual(try trackers("edit", "Run", "--from", "2026-03-07").status, 65)
    XCTAssertEqual(try trackers("edit", "Dentist", "--from", "beginning").status, 65)
    XCTAssertEqual(try trackers("edit", "Run", "--from", "soon").status, 64)
  }

  func testOneHabitByPeriods() throws {
    try trackers("add", "Run", "--per-week", "3", "--target", "10", "--unit", "km", "--total")
    for (day, amount) in [("2026-02-24", "4"), ("2026-03-02", "4"), ("2026-03-05", "6.5")] {
      XCTAssertEqual(try trackers("done", "Run", amount, "--date", day).status, 0)
    }
    let run = try object(try trackers("stats", "Run", "--by", "week", "--json"))
    func all(_ name: String) throws -> [[String: Any]] {
      try XCTUnwrap(run[name] as? [[String: Any]], name)
    }
    XCTAssertEqual(run["by"] as? String, "week")
    XCTAssertEqual(try all("history").map { $0["first"] as? String }, ["2026-02-23", "2026-03-02"])
    XCTAssertEqual(try all("history").map { $0["last"] as? String }, ["2026-03-01", "2026-03-08"])
    XCTAssertEqual(try all("history").map { $0["amount"] as? Double }, [4, 10.5])
    XCTAssertEqual(try all("history").map { $0["done"] as? Int }, [0, 1])
    XCTAssertEqual(try all("scores").count, 2)
    XCTAssertEqual(
      try all("targets").map { $0["period"] as? String }, ["week", "month", "quarter", "year"])
    XCTAssertEqual(try all("targets").map { $0["done"] as? Double }, [10.5, 10.5, 14.5, 14.5])
    XCTAssertEqual(try all("targets")[0]["wanted"] as? Double, 10)
    XCTAssertEqual(
      try all("weekday_months").map { $0["month"] as? String }, ["2026-02", "2026-03"])
    XCTAssertEqual(try all("weekday_months")[1]["done"] as? [Int], [0, 0, 0, 1, 0, 0, 0])
    XCTAssertEqual(try all("streaks").map { $0["current"] as? Bool }, [true])
    let told = try trackers("stats", "Run", "--by", "week").lines
    for line in [
      "This week     10.5/10 km", "Done by week · km", "from 2 Mar   10.5", "from 23 Feb  4",
      "1 week · 2 Mar 2026 – 5 Mar 2026 · goes on",
    ] { XCTAssertTrue(told.contains(line), "\(line) in \(told)") }
    XCTAssertTrue(
      try trackers("stats", "Run", language: "ru").lines.contains("Оценка по месяцам"))
    XCTAssertEqual(try trackers("stats", "Run", "--by", "fortnight").status, 64)
  }

  func testWithoutAnAmountPeriodsCountTimes() throws {
    try fill()
    let run = try object(try trackers("stats", "Run", "--json"))
    XCTAssertEqual(run["by"] as? String, "month")
    let history = try XCTUnwrap(run["history"] as? [[String: Any]])
    XCTAssertEqual(history.count, 1)
    XCTAssertTrue(history[0]["amount"] is NSNull)
    XCTAssertEqual((run["targets"] as? [Any])?.count, 0)
    XCTAssertTrue(try trackers("stats", "Run").lines.contains("Done by month"))
  }
}
