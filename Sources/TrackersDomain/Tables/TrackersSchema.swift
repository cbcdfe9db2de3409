import GRDB
import Persistence

/// The tables: what belongs to a tracker goes with it, and comes back with it.
///
/// The days of a tracker are kept a year to a row, a byte and, where something is measured, four
/// more for each: ten years of 200 habits are 2,000 rows instead of 730,000, and are read in a few
/// milliseconds. Days elsewhere are numbers of ``Almanac/CalendarDay/daysSinceEpoch``.
enum TrackersSchema {
  static let categories = "trackerCategory"
  static let trackers = "tracker"
  static let schedules = "trackerSchedule"
  static let years = "trackerYear"
  static let notes = "trackerNote"
  /// In the order in which rows may point to those before.
  static let order = [categories, trackers, schedules, years, notes]
  static let tables = Set(order)

  static let schema = StoreSchema(
    migrations: [
      Migration("trackers-1") { db in try db.execute(sql: first) },
      Migration("trackers-2") { db in try db.execute(sql: second) },
    ], undoTables: order)

  /// An amount may be that of a whole week.
  private static let second =
    "ALTER TABLE tracker ADD COLUMN isTotal INTEGER NOT NULL DEFAULT 0"

  /// `trackerYear.id` is the tracker's rank and the year, so that a tracker's years lie together.
  private static let first = """
    CREATE TABLE trackerCategory (
      rank INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
      id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      folded TEXT NOT NULL UNIQUE,
      position INTEGER NOT NULL);
    CREATE TABLE tracker (
      rank INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
      id TEXT NOT NULL UNIQUE,
      category TEXT NOT NULL REFERENCES trackerCategory (id) ON DELETE CASCADE,
      name TEXT NOT NULL, emoji TEXT NOT NULL, colour INTEGER NOT NULL,
      isPinned INTEGER NOT NULL, position INTEGER NOT NULL,
      created INTEGER NOT NULL, archived INTEGER, eventDay INTEGER,
      target INTEGER, isAtMost INTEGER NOT NULL, unit TEXT NOT NULL,
      reminder INTEGER, question TEXT NOT NULL, note TEXT NOT NULL);
    CREATE INDEX tracker_category ON tracker (category);
    CREATE TABLE trackerSchedule (
      id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
      tracker INTEGER NOT NULL REFERENCES tracker (rank) ON DELETE CASCADE,
      since INTEGER NOT NULL, kind TEXT NOT NULL, value INTEGER NOT NULL);
    CREATE INDEX trackerSchedule_tracker ON trackerSchedule (tracker, since);
    CREATE TABLE trackerYear (
      id INTEGER PRIMARY KEY NOT NULL,
      tracker INTEGER NOT NULL REFERENCES tracker (rank) ON DELETE CASCADE,
      year INTEGER NOT NULL, marks BLOB NOT NULL, amounts BLOB);
    CREATE INDEX trackerYear_tracker ON trackerYear (tracker);
    CREATE TABLE trackerNote (
      id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
      tracker INTEGER NOT NULL REFERENCES tracker (rank) ON DELETE CASCADE,
      day INTEGER NOT NULL, text TEXT NOT NULL, UNIQUE (tracker, day));
    CREATE INDEX trackerNote_day ON trackerNote (day);
    """
}
