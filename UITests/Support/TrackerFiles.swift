import Core
import Foundation
import GRDB
import Interchange

/// Files of trackers that journeys read in.
enum TrackerFiles {
  /// From Sunday 1 to Friday 6 March 2026, which is today:
  ///
  /// | | Su 1 | Mo 2 | Tu 3 | We 4 | Th 5 | Fr 6 |
  /// | --- | --- | --- | --- | --- | --- | --- |
  /// | Run, every day | x | x | x | . | x | |
  /// | Read, Monday to Friday | | x | s | x | x | x |
  /// | Dentist, an event | | | x | | | |
  static let fixture = """
    {
      "format": "moggy-trackers", "version": 1,
      "categories": [{"id": "00000000-0000-0000-0000-0000000000A1", "name": "Home"}],
      "trackers": [
        {
          "id": "00000000-0000-0000-0000-0000000000B1", "name": "Run", "emoji": "🏃", "colour": 1,
          "category": "00000000-0000-0000-0000-0000000000A1", "created": "2026-03-01",
          "schedules": [{"since": "2026-03-01", "weekdays": [1, 2, 3, 4, 5, 6, 7]}],
          "done": ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-05"]
        },
        {
          "id": "00000000-0000-0000-0000-0000000000B2", "name": "Read", "emoji": "📖", "colour": 2,
          "category": "00000000-0000-0000-0000-0000000000A1", "created": "2026-03-01",
          "schedules": [{"since": "2026-03-01", "weekdays": [1, 2, 3, 4, 5]}],
          "done": ["2026-03-02", "2026-03-04", "2026-03-05", "2026-03-06"],
          "skipped": ["2026-03-03"], "notes": {"2026-03-03": "ill, “at home”"}
        },
        {
          "id": "00000000-0000-0000-0000-0000000000B3", "name": "Dentist", "emoji": "🦷",
          "colour": 3, "category": "00000000-0000-0000-0000-0000000000A1",
          "created": "2026-03-01", "event": "2026-03-03", "done": ["2026-03-03"]
        }
      ]
    }
    """

  /// As Loop unpacks it: two habits, one of which has a day that is none.
  static let loop = [
    "Loop/Habits.csv": """
    Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,\
    Target Type,Target Value,Archived?
    001,Meditate,YES_NO,Did you meditate?,,1,1,#FF8F00,,,,false
    002,Swim,YES_NO,,,3,7,#00897B,,,,false

    """,
    "Loop/001 Meditate/Checkmarks.csv": """
    Date,Value,Notes
    2026-03-06,YES_MANUAL,
    2026-03-05,YES_MANUAL,calm
    2026-03-xx,YES_MANUAL,
    2026-03-04,SKIP,
    2026-03-03,YES_MANUAL,

    """,
    "Loop/002 Swim/Checkmarks.csv": """
    Date,Value,Notes
    2026-03-04,YES_MANUAL,
    2026-03-02,YES_MANUAL,

    """,
  ]

  /// The same as Loop packs it.
  static func loopArchive() throws -> Data {
    var writer = ZipWriter(day: CalendarDay(iso: "2026-03-06") ?? .first)
    for (name, text) in loop.sorted(by: { $0.key < $1.key }) {
      try writer.add(String(name.dropFirst("Loop/".count)), Data(text.utf8))
    }
    return writer.archive
  }

  /// The database of Loop, of version 25, with a habit of 10 km a week.
  static func loopBackup() throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "loop-\(UUID()).db")
    defer { try? FileManager.default.removeItem(at: file) }
    let queue = try DatabaseQueue(path: file.path(percentEncoded: false))
    try queue.write { db in
      try db.execute(
        sql: """
          CREATE TABLE Habits (id integer primary key, archived integer, color integer,
            freq_den integer, freq_num integer, name text, position integer, type integer,
            target_type integer, target_value real, unit text, question text, uuid text);
          CREATE TABLE Repetitions (id integer primary key, habit integer, timestamp integer,
            value integer, notes text);
          INSERT INTO Habits VALUES (1, 0, 3, 7, 1, 'Run', 0, 1, 0, 10, 'km', '', NULL);
          INSERT INTO Repetitions VALUES (1, 1, 1772668800000, 4500, NULL);
          """)
    }
    try queue.close()
    return try Data(contentsOf: file)
  }

  /// Puts a file, with the folders above it, into the homes of both drivers.
  static func write(_ text: String, _ name: String, in folders: [DataFolder]) throws {
    try write(Data(text.utf8), name, in: folders)
  }

  static func write(_ data: Data, _ name: String, in folders: [DataFolder]) throws {
    for folder in folders {
      let file = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }
}
