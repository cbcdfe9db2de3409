import Core
import Foundation
import GRDB
import Interchange
import Persistence

/// A vaccination, or another treatment that has to be done again.
public struct Vaccination: HealthRecord {
  public enum Field: String, HealthField {
    case name, date, validUntil, batch, clinic

    public var form: HealthFieldForm {
      switch self {
      case .name, .batch, .clinic: .text
      case .date: .pastDate
      case .validUntil: .date
      }
    }
    public var limit: Int { 60 }
    public var isRequired: Bool { self == .name || self == .date }
  }

  public static let kind = HealthKind.vaccination

  public let id: UUID
  public let pet: Pet.ID
  public let createdAt: Date
  public var updatedAt: Date
  /// The disease. Vaccinations of one pet are of the same kind where their names are equal but for
  /// case, accents and blanks.
  public var name = ""
  public var date: CalendarDay
  /// The last valid day; nil for one that needs no repeating.
  public var validUntil: CalendarDay?
  public var batch = ""
  public var clinic = ""
  /// True for the newest of its kind: older ones are history and never due. Known only of records
  /// from the store.
  public internal(set) var isNewest = true

  public init(id: UUID, pet: Pet.ID, createdAt: Date, today: CalendarDay) {
    (self.id, self.pet, date) = (id, pet, today)
    self.createdAt = Date(milliseconds: createdAt.milliseconds)
    updatedAt = self.createdAt
  }

  public subscript(field: Field) -> String {
    switch field {
    case .name: name
    case .date: date.iso
    case .validUntil: validUntil?.iso ?? ""
    case .batch: batch
    case .clinic: clinic
    }
  }

  public mutating func fill(
    _ field: Field, _ text: String, today: CalendarDay
  ) throws(FieldProblem) {
    switch field {
    case .name: name = text
    case .date: date = try DayInput.past(text, today: today)
    case .validUntil: validUntil = text.isEmpty ? nil : try DayInput.any(text, today: today)
    case .batch: batch = text
    case .clinic: clinic = text
    }
  }

  public var contradiction: (field: Field, problem: FieldProblem)? {
    guard let validUntil, validUntil < date else { return nil }
    return (.validUntil, .endsBeforeStart(date))
  }

  /// Returns its status on a day.
  public func status(on today: CalendarDay, soon: Int = DueQuery.soon) -> VaccinationStatus {
    guard isNewest else { return .replaced }
    guard let validUntil else { return .noEnd }
    if validUntil < today { return .overdue }
    return validUntil <= today.adding(days: soon) ? .soon : .upToDate
  }

  /// Returns the key that vaccinations of one kind share.
  static func key(_ name: String) -> String {
    TextRules.folded(name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  public static let table = HealthTable<Vaccination>(
    "vaccination", ["name", "kindKey", "date", "validUntil", "batch", "clinic", "isNewest"],
    order: "date DESC, rank DESC",
    values: {
      [$0.name, key($0.name), $0.date.iso, $0.validUntil?.iso, $0.batch, $0.clinic, $0.isNewest]
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

/// The status of a vaccination.
public enum VaccinationStatus: String, Sendable, CaseIterable {
  case upToDate
  /// It ends today, or within the days that count as soon.
  case soon
  /// It ended yesterday or before.
  case overdue
  case noEnd
  /// A newer one of its kind counts.
  case replaced
}
