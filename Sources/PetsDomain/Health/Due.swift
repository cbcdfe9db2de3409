import Core
import Foundation
import GRDB
import Interchange
import Persistence
import Scheduling

extension HealthBook {
  /// Returns the days that are due, of all pets or of one: the vaccinations that end, and the
  /// courses of medicine that begin or end. A course until further notice is never due.
  public func due(_ query: DueQuery) async throws -> DuePage {
    try await store.read("pets.due") { [today] in
      try DueSearch(query: query, today: today).page(in: $0)
    }
  }

  /// Observes the days that are due. Today is that of each fetch, so a new day needs a new query.
  public func observeDue(
    _ query: DueQuery, onChange: @escaping @Sendable (Result<DuePage, any Error>) -> Void
  ) -> Observation {
    let (clock, timeZone) = (clock, timeZone)
    return store.observe(
      "pets.due", tables: DueSearch.tables,
      fetch: { db in
        let today = CalendarDay(clock.now, in: timeZone)
        return try DueSearch(query: query, today: today).page(in: db)
      }, onChange: onChange)
  }
}

extension PetPage {
  /// The page with the first day of each of its pets that is overdue, or due within
  /// ``DueQuery/soon`` days.
  func withDue(on today: CalendarDay, in db: Database) throws -> PetPage {
    var page = self
    page.due = try DueSearch.firstDays(of: pets.map(\.id), today: today, in: db)
    return page
  }
}

extension HealthPages {
  /// The days of this book that are overdue, or due within ``DueQuery/soon`` days, the most overdue
  /// first: those that ``HealthBook/due(_:)`` finds for the pet, without its name.
  public func due(on today: CalendarDay) -> [DueItem] {
    let soon = today...today.adding(days: DueQuery.soon)
    let shots = vaccinations.compactMap { shot -> DueItem? in
      guard shot.isNewest, let day = shot.validUntil, day <= soon.upperBound else { return nil }
      return DueItem(shot.id, .vaccination, shot.pet, shot.name, day)
    }
    let courses = medicines.compactMap { medicine -> DueItem? in
      if medicine.from > today {
        return soon.contains(medicine.from)
          ? DueItem(medicine.id, .medicineStart, medicine.pet, medicine.name, medicine.from) : nil
      }
      guard let end = medicine.until, soon.contains(end) else { return nil }
      return DueItem(medicine.id, .medicineEnd, medicine.pet, medicine.name, end)
    }
    return (shots + courses).sorted { ($0.date, $0.title) < ($1.date, $1.title) }
  }
}

extension DueItem {
  fileprivate init(
    _ id: UUID, _ subject: Subject, _ pet: Pet.ID, _ title: String, _ date: CalendarDay
  ) {
    self.init(id: id, subject: subject, pet: pet, petName: nil, title: title, date: date)
  }
}

/// A choice of days that are due, the most overdue first, and a part of the list.
public struct DueQuery: Sendable, Hashable {
  /// The number of days ahead that count as soon, unless told otherwise.
  public static let soon = 30

  /// The number of days to look ahead; nil for all. Overdue days are always included.
  public var days: Int?
  /// Of one pet; nil for all.
  public var pet: Pet.ID?
  public var offset: Int
  public var limit: Int

  public init(days: Int? = DueQuery.soon, pet: Pet.ID? = nil, offset: Int = 0, limit: Int = 200) {
    (self.days, self.pet, self.offset, self.limit) = (days, pet, offset, limit)
  }
}

/// A part of the days that are due.
public struct DuePage: Sendable, Equatable {
  /// The number of all days that are due.
  public let total: Int
  /// The number of overdue days among all.
  public let overdue: Int
  /// The position of the first of `items`.
  public let offset: Int
  public let items: [DueItem]
}

/// A day on which something is to be done for a pet.
public struct DueItem: Sendable, Equatable, Identifiable {
  public enum Subject: String, Sendable, CaseIterable {
    /// A vaccination ends.
    case vaccination
    /// A course of medicine begins.
    case medicineStart
    /// A course under way ends.
    case medicineEnd
  }

  /// The identifier of the vaccination or the medicine.
  public let id: UUID
  public let subject: Subject
  public let pet: Pet.ID
  public let petName: String?
  /// The name of the vaccination or the medicine.
  public let title: String
  public let date: CalendarDay

  /// Negative for what is overdue.
  public func daysLeft(on today: CalendarDay) -> Int { date.daysSinceEpoch - today.daysSinceEpoch }
}

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

  /// Returns the first day of each pet that has one: overdue, or within ``DueQuery/soon`` days.
  static func firstDays(
    of pets: [Pet.ID], today: CalendarDay, in db: Database
  ) throws -> [Pet.ID: CalendarDay] {
    if pets.isEmpty { return [:] }
    let list = "[" + pets.map { "\"\($0.text)\"" }.joined(separator: ",") + "]"
    let ofThem = "pet IN (SELECT value FROM json_each(:pets))"
    let days = parts.map {
      "SELECT pet, \($0.day) AS day FROM \($0.table) WHERE \(ofThem) AND \($0.condition)"
    }
    let sql =
      "SELECT pet, MIN(day) AS day FROM (\(days.joined(separator: " UNION ALL "))) GROUP BY pet"
    let last = today.adding(days: DueQuery.soon)
    let rows = try Row.fetchAll(
      db.cachedStatement(sql: sql), arguments: ["pets": list, "today": today.iso, "last": last.iso])
    var found: [Pet.ID: CalendarDay] = [:]
    for row in rows {
      guard let pet = row.text("pet").flatMap(UUID.of), let day = row.day("day") else { continue }
      found[pet] = day
    }
    return found
  }

  /// The query for the first day of each pet that has one, with all its values written out.
  static func firstDays(on today: CalendarDay) -> String {
    let last = today.adding(days: DueQuery.soon)
    let days = parts.map {
      "SELECT pet, \($0.day) AS day FROM \($0.table) WHERE \($0.condition)"
        .replacing(":today", with: "'\(today.iso)'").replacing(":last", with: "'\(last.iso)'")
    }
    return
      "SELECT pet, MIN(day) AS day FROM (\(days.joined(separator: " UNION ALL "))) GROUP BY pet"
  }

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
    return try Row.fetchAll(
      db.cachedStatement(sql: sql), arguments: StatementArguments(arguments)
    ).compactMap(Self.item)
  }

  private static func item(_ row: Row) -> DueItem? {
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
    var arguments: [String: any DatabaseValueConvertible] = ["today": today.iso, "last": last.iso]
    arguments["pet"] = query.pet?.uuidString
    return arguments
  }
}
