import GRDB

extension StoreSchema {
  /// The tables of the store itself: settings, drafts and the undo log.
  static let base = StoreSchema(migrations: [
    Migration("store-1") { db in
      try db.execute(
        sql: """
          CREATE TABLE setting (
            key TEXT PRIMARY KEY NOT NULL,
            value TEXT NOT NULL);
          CREATE TABLE draft (
            key TEXT PRIMARY KEY NOT NULL,
            value TEXT NOT NULL);
          CREATE TABLE undo_act (
            id INTEGER PRIMARY KEY NOT NULL,
            stack TEXT NOT NULL CHECK (stack IN ('undo', 'redo')),
            kind TEXT NOT NULL,
            subject TEXT NOT NULL,
            at INTEGER NOT NULL);
          CREATE TABLE undo_change (
            seq INTEGER PRIMARY KEY NOT NULL,
            act INTEGER NOT NULL REFERENCES undo_act (id) ON DELETE CASCADE,
            tableName TEXT NOT NULL,
            op TEXT NOT NULL CHECK (op IN ('insert', 'update', 'delete')),
            key TEXT NOT NULL,
            row TEXT);
          CREATE INDEX undo_act_stack ON undo_act (stack, id);
          CREATE INDEX undo_change_act ON undo_change (act, seq);
          """)
    }
  ])
}
