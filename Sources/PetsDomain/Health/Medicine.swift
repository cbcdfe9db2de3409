import Core
import Foundation
import GRDB
import Persistence

/// A course of a medicine.
public struct Medicine: HealthRecord {
  public enum Field: String, HealthField {
    case name, dose, from, until, schedule

    public var form: HealthFieldForm {
      switch self {
      case .name, .dose, .schedule: .text
      case .from, .until: .date
      }
    }
    public var limit: Int { 60 }
    public var isRequired: Bool { self == .name || self == .from }
  }

  public static let kind = HealthKind.medicine

  public let id: UUID
  public let pet: Pet.ID
  public let createdAt: Date
  public var updatedAt: Date
  public var name = ""
  public var dose = ""
  /// The first day.
  public var from: CalendarDay
  /// The last day; nil for one that is given until further notice.
  public var until: CalendarDay?
  /// The schedule in words; a number alone is ``timesADay``.
  public var schedule = ""

  public init(id: UUID, pet: Pet.ID, createdAt: Date, today: CalendarDay) {
    (self.id, self.pet, from) = (id, pet, today)
    self.createdAt = Date(milliseconds: createdAt.milliseconds)
    updatedAt = self.createdAt
  }

  public subscript(field: Field) -> String {
    switch field {
    case .name: name
    case .dose: dose
    case .from: from.iso
    case .until: until?.iso ?? ""
    case .schedule: schedule
    }
  }

  public mutating func fill(
    _ field: Field, _ text: String, today: CalendarDay
  ) throws(FieldProblem) {
    switch field {
    case .name: name = text
    case .dose: dose = text
    case .from: from = try DayInput.any(text, today: today)
    case .until: until = text.isEmpty ? nil : try DayInput.any(text, today: today)
    case .schedule: schedule = text
    }
  }

  public var contradiction: (field: Field, problem: FieldProblem)? {
    guard let until, until < from else { return nil }
    return (.until, .endsBeforeStart(from))
  }

  /// Nil where the schedule is empty or in words.
  public var timesADay: Int? { Int(schedule).flatMap { (1...24).contains($0) ? $0 : nil } }

  public func status(on today: CalendarDay) -> MedicineStatus {
    if from > today { return .upcoming }
    guard let until else { return .running }
    return until < today ? .ended : .running
  }

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

/// The status of a course of medicine.
public enum MedicineStatus: String, Sendable, CaseIterable { case upcoming, running, ended }
