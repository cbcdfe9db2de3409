import Core
import Foundation
import GRDB
import Interchange
import Persistence

/// Turns a query into rows: three ranges of three indexes, merged by day, so that neither a page nor
/// the count reads what is not due.
struct DueSearch {
  let query: DueQuery
  let today: CalendarDay

  static let tables: Set<String> = ["vaccination", "medicine", PetTable.name]

  private struct Part {
    let subject: DueItem.Subject
    let table: String
    let day: String
    let condition: String
  }

  private static let parts = [
    Part(
      subject: .vaccination, table: "vaccination", day: "validUntil",
      condition: "isNewest = 1 AND validUntil IS NOT NULL AND validUntil <= :last"),
    Part(
      subject: .medicineStart, table: "medicine", day: "startsOn",
      condition: "startsOn > :today AND startsOn <= :last"),
    Part(
      subject: .medicineEnd, table: "medicine", day: "endsOn",
      condition:
        "endsOn IS NOT NULL AND endsOn >= :today AND endsOn <= :last AND startsOn <= :today"
    ),
  ]

  func page(in db: Database) throws -> DuePage {
    let (limit, offset) = (max(1, query.limit), max(0, query.offset))
    return DuePage(
      total: try count(in: db), overdue: try countOverdue(in: db), offset: offset,
      items: try items(limit, offset, in: db))
  }

  private func items(_ limit: Int, _ offset: Int, in db: Database) throws -> [DueItem] {
    let parts = Self.parts.map { part in
      """
      SELECT '\(part.subject.rawValue)' AS subject, id, pet, name, \(part.day) AS day, rank
      FROM \(part.table) WHERE \(part.condition)\(ofPet)
      """
    }
    let sql = """
      SELECT due.subject, due.id, due.pet, due.name, due.day, pet.name AS petName
      FROM (\(parts.joined(separator: " UNION ALL ")) ORDER BY day, rank LIMIT :limit OFFSET :offset)
        AS due JOIN pet ON pet.id = due.pet ORDER BY due.day, due.rank
      """
    let arguments = arguments.merging(["limit": limit, "offset": offset]) { $1 }
    return try StoredRow.all(
      db.cachedStatement(sql: sql), StatementArguments(arguments), Self.item)
  }

  private static let columns = ["subject", "id", "pet", "name", "day", "petName"]

  private static func item(_ row: StoredRow) -> DueItem? {
    let row = HealthRow(row, columns)
    guard let subject = row.text("subject").flatMap(DueItem.Subject.init),
      let id = row.text("id").flatMap(UUID.of), let pet = row.text("pet").flatMap(UUID.of),
      let day = row.day("day")
    else { return nil }
    let name = row.text("petName").map { TextRules.stored($0) }
    return DueItem(
      id: id, subject: subject, pet: pet, petName: name, title: row.clean("name"), date: day)
  }

  private func count(in db: Database) throws -> Int {
    let counts = Self.parts.map {
      "(SELECT count(*) FROM \($0.table) WHERE \($0.condition)\(ofPet))"
    }
    return try number("SELECT \(counts.joined(separator: " + "))", arguments, in: db)
  }

  private func countOverdue(in db: Database) throws -> Int {
    let sql = """
      SELECT count(*) FROM vaccination
      WHERE isNewest = 1 AND validUntil IS NOT NULL AND validUntil < :today\(ofPet)
      """
    return try number(sql, arguments.filter { $0.key != "last" }, in: db)
  }

  private func number(
    _ sql: String, _ arguments: [String: any DatabaseValueConvertible], in db: Database
  ) throws -> Int {
    let statement = try db.cachedStatement(sql: sql)
    return try Int.fetchOne(statement, arguments: StatementArguments(arguments)) ?? 0
  }

  private var ofPet: String { query.pet == nil ? "" : " AND pet = :pet" }

  private var arguments: [String: any DatabaseValueConvertible] {
    let last = query.days.map { today.adding(days: max(0, $0)) } ?? .last
    var arguments: [String: any DatabaseValueConvertible] = [
      "today": today.iso, "last": last.iso,
    ]
    arguments["pet"] = query.pet?.uuidString
    return arguments
  }
}
