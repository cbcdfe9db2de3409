import GRDB
import Persistence

extension PetRepository {
  /// What pets have in a backup: photos and documents as `pets/…`, and how many `pets` and `records`.
  public static let archiveParts = ArchiveParts(
    files: { db in
      let sql = """
        SELECT DISTINCT photo AS name FROM pet WHERE photo IS NOT NULL
        UNION SELECT DISTINCT file FROM document ORDER BY name
        """
      return try String.fetchAll(db, sql: sql).map { "pets/" + $0 }
    },
    accepts: { PetFileName.accepts($0, sum: $1) },
    counts: { db in
      let records = try HealthSchema.tables.reduce(0) { sum, table in
        sum + (try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0)
      }
      return [
        "pets": try Int.fetchOne(db, sql: "SELECT count(*) FROM pet") ?? 0, "records": records,
      ]
    })
}
