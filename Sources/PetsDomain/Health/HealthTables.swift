import Core
import Foundation
import GRDB
import Persistence

extension Vaccination {
  public static let table = HealthTable<Vaccination>(
    "vaccination", ["name", "kindKey", "date", "validUntil", "batch", "clinic", "isNewest"],
    order: "date DESC, rank DESC",
    values: {
      [
        $0.name, key($0.name), $0.date.iso, $0.validUntil?.iso, $0.batch, $0.clinic, $0.isNewest,
      ]
    },
    read: { record, row in
      record.name = row.clean("name")
      record.date = row.day("date") ?? record.date
      record.validUntil = row.day("validUntil")
      record.batch = row.clean("batch")
      record.clinic = row.clean("clinic")
      record.isNewest = row.number("isNewest") != 0
    }, didChange: markNewest)

  /// Of two of the same day the one that was entered later is the newest.
  @Sendable private static func markNewest(_ pet: Pet.ID, _ now: Date, _ db: Database) throws {
    let sql = """
      UPDATE vaccination SET isNewest = NOT EXISTS (
        SELECT 1 FROM vaccination AS later
        WHERE later.pet = vaccination.pet AND later.kindKey = vaccination.kindKey
          AND (later.date, later.rank) > (vaccination.date, vaccination.rank))
      WHERE pet = ?
      """
    try db.cachedStatement(sql: sql).execute(arguments: [pet.uuidString])
  }
}

extension Weighing {
  public static let table = HealthTable<Weighing>(
    "weighing", ["date", "grams"], order: "date DESC, rank DESC",
    values: { [$0.date.iso, $0.weight?.grams] },
    read: { record, row in
      record.date = row.day("date") ?? record.date
      record.weight = row.number("grams").flatMap { Weight(grams: Int($0)) }
    }, didChange: showNewest)

  /// The card shows the newest weighing. With the last one gone it shows none, unless nothing else is
  /// on the card.
  @Sendable private static func showNewest(_ id: Pet.ID, _ now: Date, _ db: Database) throws {
    guard var pet = try PetTable.pet(id, in: db) else { return }
    let newest = try table.records(of: id, in: db).first?.weight
    if pet.weight == newest { return }
    pet.weight = newest
    if pet.isEmpty { return }
    pet.updatedAt = now
    try PetTable.update(pet, in: db)
  }
}

extension Visit {
  public static let table = HealthTable<Visit>(
    "visit", ["date", "reason", "diagnosis", "prescription", "cost", "currency"],
    order: "date DESC, rank DESC",
    values: {
      [
        $0.date.iso, $0.reason, $0.diagnosis, $0.prescription, $0.cost?.minor, $0.cost?.currency,
      ]
    },
    read: { record, row in
      record.date = row.day("date") ?? record.date
      record.reason = row.clean("reason")
      record.diagnosis = row.clean("diagnosis", multiline: true)
      record.prescription = row.clean("prescription", multiline: true)
      record.cost = row.number("cost").flatMap { Money(minor: $0, currency: row.clean("currency")) }
    })
}

extension Medicine {
  public static let table = HealthTable<Medicine>(
    "medicine", ["name", "dose", "startsOn", "endsOn", "schedule"],
    order: "startsOn DESC, rank DESC",
    values: { [$0.name, $0.dose, $0.from.iso, $0.until?.iso, $0.schedule] },
    read: { record, row in
      record.name = row.clean("name")
      record.dose = row.clean("dose")
      record.from = row.day("startsOn") ?? record.from
      record.until = row.day("endsOn")
      record.schedule = row.clean("schedule")
    })
}

extension Document {
  public static let table = HealthTable<Document>(
    "document", ["title", "date", "file", "size"], order: "date DESC, rank DESC",
    values: { [$0.title, $0.date.iso, $0.file, $0.size] },
    read: { record, row in
      record.title = row.clean("title")
      record.date = row.day("date") ?? record.date
      record.file = row.clean("file")
      record.size = Int(max(0, row.number("size") ?? 0))
    })
}
