import Core
import Foundation
import Interchange
import TrackersDomain
import XCTest

/// What Loop Habit Tracker exports, in the forms that its versions wrote.
final class LoopExportTests: TrackersCase {
  private let habits = """
    Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,\
    Target Type,Target Value,Archived?
    001,Meditate,YES_NO,Did you meditate?,,1,1,#FF8F00,,,,false
    002,Run,YES_NO,,"Slowly, please",3,7,#00897B,,,,true
    003,Water,NUMERICAL,,,1,1,#1976D2,glasses,AT_LEAST,8.0,false
    004,Every other day,YES_NO,,,1,2,#303030,,,,false

    """

  private func plan(_ files: [String: String]) throws -> TrackersImportPlan {
    let trackers = try makeTrackers()
    return trackers.plan(
      of: LoopExport(files: files.mapValues { Data($0.utf8) }), category: "Loop")
  }

  func testHabitsWithFoldersOfTheirOwn() async throws {
    let plan = try plan([
      "Habits.csv": habits,
      "001 Meditate/Checkmarks.csv":
        "2026-03-05,2\n2026-03-04,1\n2026-03-03,0\n2026-03-02,3\n2026-03-01,-1\n",
      "002 Run/Checkmarks.csv":
        "Date,Value,Notes\n2026-03-05,YES_MANUAL,\"far, \"\"really\"\"\"\n2026-03-04,SKIP,\n",
      "003 Water/Checkmarks.csv": "Date,Value,Notes\n2026-03-05,7500,\n2026-03-04,SKIP,\n",
    ])
    XCTAssertEqual(plan.problems, [])
    let items = plan.trackers
    XCTAssertEqual(items.map(\.tracker.name), ["Meditate", "Run", "Water", "Every other day"])
    XCTAssertEqual(
      items[0].marks, [try date("2026-03-05"): .done, try date("2026-03-02"): .skip])
    XCTAssertEqual(items[1].tracker.habit?.schedules.latest, .perWeek(3))
    XCTAssertEqual(items[1].notes, [try date("2026-03-05"): "far, \"really\""])
    XCTAssertNotNil(items[1].tracker.archived)
    XCTAssertEqual(items[1].tracker.note, "Slowly, please")
    XCTAssertEqual(items[1].tracker.created, try date("2026-03-04"))
    XCTAssertEqual(items[3].tracker.habit?.schedules.latest, .inDays(1, of: 2))
    let amount = try XCTUnwrap(Amount(thousandths: 7500))
    XCTAssertEqual(
      items[2].marks, [try date("2026-03-05"): .amount(amount), try date("2026-03-04"): .skip])
    XCTAssertEqual(items[2].tracker.target?.unit, "glasses")
    let trackers = try makeTrackers()
    let result = try await trackers.apply(plan)
    XCTAssertEqual([result.newTrackers, result.newMarks], [4, 6])
  }

  func testTheFileOfAllStandsInForMissingOnes() throws {
    let plan = try plan([
      "Habits.csv": habits,
      "001 Meditate/Checkmarks.csv": "2026-03-05,2\n",
      "Checkmarks.csv":
        "Date,Meditate,Run,Water,Every other day,\n2026-03-05,0,2,3000,-1,\n2026-03-04,2,3,0,2,\n",
    ])
    XCTAssertEqual(plan.trackers[0].marks, [try date("2026-03-05"): .done])
    XCTAssertEqual(
      plan.trackers[1].marks, [try date("2026-03-05"): .done, try date("2026-03-04"): .skip])
    XCTAssertEqual(plan.trackers[3].marks, [try date("2026-03-04"): .done])
  }

  func testRowsThatAreNotUnderstoodAreNamed() throws {
    let plan = try plan([
      "Habits.csv": habits,
      "001 Meditate/Checkmarks.csv": "2026-03-05,2\nyesterday,2\n2026-03-03,maybe\n2026-03-02,7\n",
      "009 Gone/Checkmarks.csv": "2026-03-05,2\n",
    ])
    let told = plan.problems.filter { $0.file.hasPrefix("00") }
    XCTAssertEqual(told.map(\.line), [2, 3, 4, 0])
    XCTAssertEqual(
      told.map(\.reason),
      [
        .notADate("yesterday"), .notAValue("maybe"), .notAValue("7"),
        .unknownHabit("009 Gone/Checkmarks.csv"),
      ])
    XCTAssertEqual(plan.trackers[0].marks.count, 1)
    let none = try self.plan([:])
    XCTAssertEqual(none.problems.map(\.reason), [.notUnderstood])
  }

  func testAMalformedRowOfHabitsIsTakenAndTold() throws {
    let plan = try plan([
      "Habits.csv": """
      Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,\
      Target Type,Target Value,Archived?
      001,Meditate
      x,Run,YES_NO,,,often,7,green,,,,false
      003,Water,NUMERICAL,,,1,1,#1976D2,glasses,AT_LEAST,much,false

      """
    ])
    XCTAssertEqual(plan.trackers.map(\.tracker.name), ["Meditate", "Run", "Water"])
    XCTAssertEqual(plan.problems.map(\.line), [2, 3, 3, 3, 4])
    XCTAssertEqual(
      plan.problems.map(\.reason),
      [
        .missing("type"), .notAValue("x"), .notAValue("often"), .notAValue("green"),
        .notAValue("much"),
      ])
  }

  func testStretchesLongerThanOursAreShortened() throws {
    let plan = try plan([
      "Habits.csv": """
      Name,FrequencyNumerator,FrequencyDenominator
      Some,4,730
      Nearly all,9999,10000
      Nearly none,1,100000

      """
    ])
    XCTAssertEqual(
      plan.trackers.map(\.tracker.habit?.schedules.latest),
      [.inDays(2, of: 365), .inDays(364, of: 365), .inDays(1, of: 365)])
    XCTAssertEqual(
      plan.problems.map(\.reason),
      [
        .approximated("Some", .inDays(2, of: 365)),
        .approximated("Nearly all", .inDays(364, of: 365)),
        .approximated("Nearly none", .inDays(1, of: 365)),
      ])
  }

  func testAFolderIsReadAsItWasUnpacked() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "loop-\(UUID())")
    let own = folder.appending(path: "001 Meditate")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    XCTAssertThrowsError(try LoopExport(folder: folder)) {
      XCTAssertEqual($0 as? FileIntakeProblem, .notAFile)
    }
    try Data(habits.utf8).write(to: folder.appending(path: "Habits.csv"))
    try Data("2026-03-05,2\n".utf8).write(to: own.appending(path: "Checkmarks.csv"))
    let export = try LoopExport(folder: folder)
    let plan = export.plan(category: "Loop", today: try date("2026-03-06"))
    XCTAssertEqual(plan.trackers[0].marks, [try date("2026-03-05"): .done])
  }
}
