import Core
import Foundation
import GRDB
import Interchange
import TrackersDomain
import XCTest

/// What Loop exports, as the file that it is: the archive of its tables, and its database.
final class LoopArchiveTests: TrackersCase {
  private func write(_ data: Data, _ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "loop-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try data.write(to: file)
    return file
  }

  private func plan(_ data: Data, _ name: String = "Loop.zip") throws -> TrackersImportPlan {
    try makeTrackers().plan(ofFile: write(data, name), category: "Loop")
  }

  private func schedules(_ plan: TrackersImportPlan) -> [Schedule?] {
    plan.trackers.map(\.tracker.habit?.schedules.latest)
  }

  // MARK: - The archive

  func testEveryHabitKeepsItsFrequency() throws {
    let plan = try plan(LoopFixture.archive)
    XCTAssertEqual(plan.problems, [])
    XCTAssertEqual(
      schedules(plan),
      [
        .weekdays(.everyDay), .perWeek(3), .weekdays(.everyDay), .weekdays(.everyDay), .perWeek(1),
        .perMonth(2), .inDays(1, of: 14), .inDays(3, of: 10), .weekdays(.everyDay), .perMonth(1),
      ])
    let targets = plan.trackers.map(\.tracker.target)
    XCTAssertEqual(
      targets.map { $0?.isTotal }, [nil, nil, false, false, true, nil, nil, nil, nil, true])
    XCTAssertEqual(
      targets.map { $0?.isAtMost }, [nil, nil, false, true, false, nil, nil, nil, nil, true])
    XCTAssertEqual(plan.trackers.map { $0.tracker.archived != nil }.filter { $0 }.count, 2)
    XCTAssertEqual(plan.trackers[0].notes.values.first, "far, \"really\"")
    XCTAssertEqual(plan.trackers[8].notes, [try date("2026-03-04"): "ill"])
    XCTAssertEqual(plan.trackers[0].marks[try date("2026-03-01")], .skip)
  }

  /// In, out and in again: the same habits, days and figures.
  func testAnArchiveComesBackWithEqualStatistics() async throws {
    let first = try makeTrackers()
    _ = try await first.apply(plan(LoopFixture.archive))
    let written = try await first.loopArchive()
    let file = try XCTUnwrap(written)
    XCTAssertEqual(file.losses, [])
    let second = try makeTrackers()
    let plan = try second.plan(ofFile: write(file.content, "again.zip"), category: "Loop")
    XCTAssertEqual(plan.problems, [])
    _ = try await second.apply(plan)
    let (before, after) = try await (first.statistics(), second.statistics())
    XCTAssertEqual(before.summaries.count, 10)
    XCTAssertEqual(after.summaries.map(\.tracker.name), before.summaries.map(\.tracker.name))
    XCTAssertEqual(after.summaries.map(\.tracker.kind), before.summaries.map(\.tracker.kind))
    XCTAssertEqual(after.summaries.map(\.doneCount), before.summaries.map(\.doneCount))
    XCTAssertEqual(after.summaries.map(\.score), before.summaries.map(\.score))
    XCTAssertEqual(after.summaries.map(\.current), before.summaries.map(\.current))
    XCTAssertEqual(after.summaries.map(\.best), before.summaries.map(\.best))
    XCTAssertEqual(after.scores, before.scores)
    XCTAssertEqual(after.tiles?.completed, before.tiles?.completed)
    XCTAssertGreaterThan(before.tiles?.completed ?? 0, 90)
    let (one, other) = try await (first.content(), second.content())
    XCTAssertEqual(other.trackers.map(\.marks), one.trackers.map(\.marks))
    XCTAssertEqual(other.trackers.map(\.notes), one.trackers.map(\.notes))
    XCTAssertEqual(other.trackers.map(\.tracker.colour), one.trackers.map(\.tracker.colour))
    XCTAssertEqual(other.trackers.map(\.tracker.question), one.trackers.map(\.tracker.question))
  }

  func testWhatLoopHasNoPlaceForIsTold() async throws {
    let trackers = try makeTrackers()
    _ = try await habit(trackers, "Daily")
    _ = try await habit(trackers, "Work", .workdays)
    _ = try await event(trackers, "Dentist", on: "2026-03-20")
    let file = try await trackers.loopArchive()
    XCTAssertEqual(file?.losses, [.left("Dentist"), .simplified("Work")])
    let plan = try plan(try XCTUnwrap(file).content)
    XCTAssertEqual(schedules(plan), [.weekdays(.everyDay), .perWeek(5)])
    let empty = try await makeTrackers().loopArchive()
    XCTAssertNil(empty)
  }

  /// The figures of a daily habit, which `ScoreTests` has by hand.
  func testScoresHaveFourDecimals() async throws {
    let trackers = try makeTrackers()
    let run = try await habit(trackers, "Run")
    for iso in ["2026-03-05", "2026-03-06"] { _ = try await trackers.toggle(run.id, on: date(iso)) }
    let written = try await trackers.loopArchive()
    let archive = try ZipArchive(XCTUnwrap(written).content)
    let entry = try XCTUnwrap(archive.entries.first { $0.name == "001 Run/Scores.csv" })
    let rows = try String(decoding: archive.content(of: entry), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    XCTAssertEqual(rows, ["Date,Score", "2026-03-06,0.1011", "2026-03-05,0.0519"])
  }

  func testTheTablesMayLieInAFolderOfTheArchive() throws {
    var writer = ZipWriter(day: try date("2026-03-06"))
    try writer.add("Loop/Habits.csv", Data("Name\nRun\n".utf8))
    try writer.add("Loop/001 Run/Checkmarks.csv", Data("2026-03-05,2\n".utf8))
    let plan = try plan(writer.archive)
    XCTAssertEqual(plan.trackers.map(\.marks.count), [1])
  }

  func testAnArchiveThatIsNoneOfLoopIsNamed() throws {
    func reason(_ names: [String]) throws -> TrackersImportProblem.Reason? {
      var writer = ZipWriter(day: try date("2026-03-06"))
      for name in names { try writer.add(name, Data("x".utf8)) }
      return try plan(writer.archive).problems.first?.reason
    }
    XCTAssertEqual(try reason(["notes.txt"]), .noHabits)
    XCTAssertEqual(try reason(["Loop.zip"]), .nestedArchive)
    XCTAssertEqual(try reason([]), .noHabits)
    let cut = LoopFixture.archive.dropLast(100)
    XCTAssertEqual(try plan(Data(cut)).problems.map(\.reason), [.archive(.notAnArchive)])
  }

  // MARK: - The database

  /// The tables of version 25, as the migrations leave them.
  private func backup(_ change: (Database) throws -> Void = { _ in }) throws -> Data {
    let file = try write(Data(), "Loop.db")
    let queue = try DatabaseQueue(path: file.path(percentEncoded: false))
    try queue.writeWithoutTransaction { db in
      try db.execute(
        sql: """
          PRAGMA foreign_keys = OFF;
          PRAGMA journal_mode = WAL;
          PRAGMA user_version = 25;
          CREATE TABLE Habits (id integer primary key autoincrement, archived integer, color integer,
            description text, freq_den integer, freq_num integer, highlight integer, name text,
            position integer, reminder_hour integer, reminder_min integer,
            reminder_days integer not null default 127, type integer not null default 0,
            target_type integer not null default 0, target_value real not null default 0,
            unit text not null default "", question text, uuid text);
          CREATE TABLE Repetitions (id integer primary key autoincrement,
            habit integer not null references habits(id), timestamp integer not null,
            value integer not null, notes text);
          INSERT INTO Habits (id, archived, color, freq_den, freq_num, name, position, question,
            reminder_hour, reminder_min, uuid) VALUES
            (7, 0, 3, 14, 1, 'Fast', 1, 'Did you?', 6, 30, '0a1b2c3d4e5f60718293a4b5c6d7e8f9');
          INSERT INTO Habits (id, archived, color, freq_den, freq_num, name, position, type,
            target_value, target_type, unit, reminder_hour, reminder_min, reminder_days) VALUES
            (9, 1, 11, 7, 1, 'Run', 0, 1, 10, 0, 'km', 7, 0, 65);
          INSERT INTO Repetitions (habit, timestamp, value, notes) VALUES
            (7, 1772668800000, 2, 'well'), (7, 1772582400000, 3, NULL), (7, 1772496000000, 0, ''),
            (9, 1772668800000, 4500, NULL), (9, 1772582400000, 3, NULL), (9, 1772496000000, -1, 'ill'),
            (9, 1892668800000, 4500, NULL), (12, 1772668800000, 2, NULL);
          """)
      try change(db)
      try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
    try queue.close()
    return try Data(contentsOf: file)
  }

  func testABackupIsReadAsItIs() throws {
    let data = try backup()
    XCTAssertEqual(data[18], 2, "a database in WAL mode, as Android leaves it")
    let plan = try plan(data, "Loop.db")
    XCTAssertEqual(plan.trackers.map(\.tracker.name), ["Run", "Fast"])
    XCTAssertEqual(schedules(plan), [.perWeek(1), .inDays(1, of: 14)])
    let (run, fast) = (plan.trackers[0], plan.trackers[1])
    XCTAssertEqual(run.tracker.target?.isTotal, true)
    XCTAssertEqual(run.tracker.target?.amount, Amount(thousandths: 10_000))
    XCTAssertNotNil(run.tracker.archived)
    XCTAssertEqual([run.tracker.colour.rgb, fast.tracker.colour.rgb], [0x007BFA, 0xFF881E])
    let amount = try XCTUnwrap(Amount(thousandths: 4500))
    XCTAssertEqual(
      run.marks, [try date("2026-03-05"): .amount(amount), try date("2026-03-04"): .skip])
    XCTAssertEqual(run.notes, [try date("2026-03-03"): "ill"])
    XCTAssertEqual(fast.tracker.id.uuidString, "0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9")
    XCTAssertEqual(fast.tracker.reminder, DayTime(hour: 6, minute: 30))
    XCTAssertEqual(fast.tracker.question, "Did you?")
    XCTAssertEqual(
      fast.marks, [try date("2026-03-05"): .done, try date("2026-03-04"): .skip])
    XCTAssertEqual(plan.problems.map(\.reason), [.reminderDays("Run")])
  }

  func testOlderBackupsLackColumns() throws {
    let data = try backup { db in
      try db.execute(
        sql: """
          DROP TABLE Habits;
          CREATE TABLE Habits (id integer primary key, name text, freq_num integer, freq_den integer,
            color integer, position integer, archived integer, description text);
          INSERT INTO Habits VALUES (7, 'Fast', 2, 30, 1, 0, 0, 'Did you fast?');
          """)
    }
    let plan = try plan(data, "Loop.db")
    XCTAssertEqual(schedules(plan), [.perMonth(2)])
    XCTAssertEqual(plan.trackers[0].marks.count, 2)
  }

  func testADatabaseThatIsNoneOfLoopIsNamed() throws {
    let other = try backup { try $0.execute(sql: "DROP TABLE Repetitions") }
    XCTAssertEqual(try plan(other, "x.db").problems.map(\.reason), [.otherDatabase])
    let view = try backup { db in
      try db.execute(
        sql: """
          DROP TABLE Habits;
          CREATE VIEW Habits AS WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
            SELECT x AS id, 'x' AS name FROM n;
          """)
    }
    XCTAssertEqual(try plan(view, "x.db").problems.map(\.reason), [.otherDatabase])
    let whole = try backup()
    XCTAssertEqual(
      try plan(whole.prefix(whole.count / 2), "x.db").problems.map(\.reason), [.damagedDatabase])
  }
}
