import GRDB
import Persistence

/// The tables of the server in SQLite. Those of PostgreSQL have the same names and columns.
enum CatinderTables {
  static let schema = StoreSchema(migrations: [
    Migration("catinder-server-1") { db in
      try db.execute(sql: accounts)
      try db.execute(sql: relationships)
    },
    Migration("catinder-server-2") { db in try db.execute(sql: turns) },
    Migration("catinder-server-3") { db in try db.execute(sql: untoldAges) },
    Migration("catinder-server-4") { db in try db.execute(sql: photosOfAccounts) },
    Migration("catinder-server-5") { db in try db.execute(sql: partings) },
    Migration("catinder-server-6") { db in try db.execute(sql: uploads) },
  ])

  /// The order of decisions.
  private static let turns = """
    ALTER TABLE decision ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX decision_turn ON decision (actor, turn);
    """

  /// An age is null if it was never told; before, every account began with 0.
  private static let untoldAges = """
    ALTER TABLE account ADD COLUMN years INTEGER CHECK (years BETWEEN 0 AND 120);
    UPDATE account SET years = age WHERE age > 0;
    ALTER TABLE account DROP COLUMN age;
    ALTER TABLE account RENAME COLUMN years TO age;
    """

  /// The order of an account's pictures stands in its row, so that a profile is one row.
  private static let photosOfAccounts = """
    ALTER TABLE account ADD COLUMN photos TEXT NOT NULL DEFAULT '';
    UPDATE account SET photos = coalesce((SELECT group_concat(name, '/') FROM (
      SELECT name FROM photo WHERE photo.account = account.id ORDER BY position)), '');
    DROP INDEX photo_account;
    ALTER TABLE photo DROP COLUMN position;
    CREATE INDEX photo_account ON photo (account);
    """

  /// Blocks, reports, and the pictures of deleted accounts whose files are still to be removed.
  private static let partings = """
    CREATE TABLE block (
      actor INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      target INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      at INTEGER NOT NULL,
      PRIMARY KEY (actor, target)) WITHOUT ROWID;
    CREATE INDEX block_target ON block (target);
    CREATE TABLE report (
      id INTEGER PRIMARY KEY NOT NULL,
      reporter INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      target INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      reason TEXT NOT NULL CHECK (reason IN ('spam', 'fake', 'abuse', 'other')),
      text TEXT NOT NULL,
      at INTEGER NOT NULL);
    CREATE INDEX report_reporter ON report (reporter);
    CREATE INDEX report_target ON report (target);
    CREATE TABLE gone_photo (name TEXT PRIMARY KEY NOT NULL);
    """

  /// The identifier under which a picture was sent, by which it is stored once.
  private static let uploads = """
    ALTER TABLE photo ADD COLUMN upload TEXT;
    CREATE UNIQUE INDEX photo_upload ON photo (account, upload);
    """

  /// Moments are milliseconds since 1970; `demo` is the number of a demo cat.
  private static let accounts = """
    CREATE TABLE account (
      id INTEGER PRIMARY KEY NOT NULL,
      uid TEXT NOT NULL UNIQUE,
      user TEXT UNIQUE,
      salt BLOB,
      key BLOB,
      rounds INTEGER,
      demo INTEGER UNIQUE,
      name TEXT NOT NULL,
      age INTEGER NOT NULL CHECK (age BETWEEN 0 AND 120),
      shortDescription TEXT NOT NULL,
      extendedDescription TEXT NOT NULL,
      boostUntil INTEGER NOT NULL DEFAULT 0);
    CREATE INDEX account_boost ON account (boostUntil) WHERE boostUntil > 0;
    CREATE TABLE photo (
      name TEXT PRIMARY KEY NOT NULL,
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      position INTEGER NOT NULL);
    CREATE INDEX photo_account ON photo (account, position);
    CREATE TABLE session (
      hash BLOB PRIMARY KEY NOT NULL,
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      until INTEGER NOT NULL);
    CREATE INDEX session_account ON session (account, until);
    """

  /// `one` of a pair is the account with the lesser number.
  private static let relationships = """
    CREATE TABLE decision (
      actor INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      target INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('like', 'dislike', 'superlike')),
      PRIMARY KEY (actor, target)) WITHOUT ROWID;
    CREATE INDEX decision_target ON decision (target, kind);
    CREATE TABLE pair (
      id INTEGER PRIMARY KEY NOT NULL,
      one INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      other INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      at INTEGER NOT NULL,
      CHECK (one < other),
      UNIQUE (one, other));
    CREATE INDEX pair_other ON pair (other);
    CREATE TABLE message (
      id INTEGER PRIMARY KEY NOT NULL,
      uid TEXT NOT NULL,
      pair INTEGER NOT NULL REFERENCES pair (id) ON DELETE CASCADE,
      sender INTEGER NOT NULL,
      text TEXT NOT NULL,
      at INTEGER NOT NULL,
      viewed INTEGER NOT NULL DEFAULT 0,
      UNIQUE (sender, uid));
    CREATE INDEX message_pair ON message (pair, id);
    CREATE INDEX message_unread ON message (pair, sender) WHERE viewed = 0;
    """
}
