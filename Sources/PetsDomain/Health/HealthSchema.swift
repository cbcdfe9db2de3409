import GRDB
import Persistence

/// The tables of photos and of the health book: all rows of a pet go with it, and come back with it.
enum HealthSchema {
  static let tables = ["vaccination", "weighing", "visit", "medicine", "document"]

  static let migration = Migration("pets-2") { db in try db.execute(sql: photos + health + letGo) }

  private static let photos = """
    ALTER TABLE pet ADD COLUMN photo TEXT;
    CREATE INDEX pet_photo ON pet (photo) WHERE photo IS NOT NULL;
    CREATE TABLE pet_loose_file (name TEXT PRIMARY KEY NOT NULL);

    """

  /// As in the table of pets, `rank` tells which of two of the same day was entered later. The partial
  /// indexes are all that the due list reads.
  private static let health = """
    CREATE TABLE vaccination (
      \(common),
      name TEXT NOT NULL, kindKey TEXT NOT NULL, date TEXT NOT NULL, validUntil TEXT,
      batch TEXT NOT NULL, clinic TEXT NOT NULL, isNewest INTEGER NOT NULL);
    CREATE INDEX vaccination_pet ON vaccination (pet, kindKey, date);
    CREATE INDEX vaccination_due ON vaccination (validUntil)
      WHERE isNewest = 1 AND validUntil IS NOT NULL;
    CREATE TABLE weighing (\(common), date TEXT NOT NULL, grams INTEGER NOT NULL);
    CREATE INDEX weighing_pet ON weighing (pet, date);
    CREATE TABLE visit (
      \(common),
      date TEXT NOT NULL, reason TEXT NOT NULL, diagnosis TEXT NOT NULL,
      prescription TEXT NOT NULL, cost INTEGER, currency TEXT);
    CREATE INDEX visit_pet ON visit (pet, date);
    CREATE TABLE medicine (
      \(common),
      name TEXT NOT NULL, dose TEXT NOT NULL, startsOn TEXT NOT NULL, endsOn TEXT,
      schedule TEXT NOT NULL);
    CREATE INDEX medicine_pet ON medicine (pet, startsOn);
    CREATE INDEX medicine_start ON medicine (startsOn);
    CREATE INDEX medicine_end ON medicine (endsOn, startsOn) WHERE endsOn IS NOT NULL;
    CREATE TABLE document (
      \(common),
      title TEXT NOT NULL, date TEXT NOT NULL, file TEXT NOT NULL, size INTEGER NOT NULL);
    CREATE INDEX document_pet ON document (pet, date);
    CREATE INDEX document_file ON document (file);

    """

  private static let common = """
    rank INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    pet TEXT NOT NULL REFERENCES pet (id) ON DELETE CASCADE,
    createdAt INTEGER NOT NULL,
    updatedAt INTEGER NOT NULL
    """

  /// Triggers that put a name on the list when a record lets go of its file. The next start looks
  /// at the list.
  private static let letGo = """
    CREATE TRIGGER pet_photo_changed AFTER UPDATE OF photo ON pet
      WHEN OLD.photo IS NOT NULL AND OLD.photo IS NOT NEW.photo
      BEGIN INSERT OR IGNORE INTO pet_loose_file (name) VALUES (OLD.photo); END;
    CREATE TRIGGER pet_photo_deleted AFTER DELETE ON pet WHEN OLD.photo IS NOT NULL
      BEGIN INSERT OR IGNORE INTO pet_loose_file (name) VALUES (OLD.photo); END;
    CREATE TRIGGER document_changed AFTER UPDATE OF file ON document
      WHEN OLD.file IS NOT NEW.file
      BEGIN INSERT OR IGNORE INTO pet_loose_file (name) VALUES (OLD.file); END;
    CREATE TRIGGER document_deleted AFTER DELETE ON document
      BEGIN INSERT OR IGNORE INTO pet_loose_file (name) VALUES (OLD.file); END;
    """
}
