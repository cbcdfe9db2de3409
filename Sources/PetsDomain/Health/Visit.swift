import Core
import Foundation
import GRDB
import Persistence

/// A visit to a vet.
public struct Visit: HealthRecord {
  public enum Field: String, HealthField {
    case date, reason, diagnosis, prescription, cost

    public var form: HealthFieldForm {
      switch self {
      case .date: .date
      case .reason: .text
      case .diagnosis, .prescription: .lines
      case .cost: .money
      }
    }
    public var limit: Int { form == .lines ? 1000 : 60 }
    public var isRequired: Bool { self == .date || self == .reason }
  }

  public static let kind = HealthKind.visit

  public let id: UUID
  public let pet: Pet.ID
  public let createdAt: Date
  public var updatedAt: Date
  /// May be still to come: an appointment.
  public var date: CalendarDay
  public var reason = ""
  public var diagnosis = ""
  public var prescription = ""
  public var cost: Money?

  public init(id: UUID, pet: Pet.ID, createdAt: Date, today: CalendarDay) {
    (self.id, self.pet, date) = (id, pet, today)
    self.createdAt = Date(milliseconds: createdAt.milliseconds)
    updatedAt = self.createdAt
  }

  public subscript(field: Field) -> String {
    switch field {
    case .date: date.iso
    case .reason: reason
    case .diagnosis: diagnosis
    case .prescription: prescription
    case .cost: cost?.text() ?? ""
    }
  }

  public mutating func fill(
    _ field: Field, _ text: String, today: CalendarDay
  ) throws(FieldProblem) {
    switch field {
    case .date: date = try DayInput.any(text, today: today)
    case .reason: reason = text
    case .diagnosis: diagnosis = text
    case .prescription: prescription = text
    case .cost: cost = text.isEmpty ? nil : try Money(typed: text)
    }
  }

  public static let table = HealthTable<Visit>(
    "visit", ["date", "reason", "diagnosis", "prescription", "cost", "currency"],
    order: "date DESC, rank DESC",
    values: {
      [$0.date.iso, $0.reason, $0.diagnosis, $0.prescription, $0.cost?.minor, $0.cost?.currency]
    },
    read: { record, row in
      record.date = row.day("date") ?? record.date
      record.reason = row.clean("reason")
      record.diagnosis = row.clean("diagnosis", multiline: true)
      record.prescription = row.clean("prescription", multiline: true)
      record.cost = row.number("cost").flatMap { Money(minor: $0, currency: row.clean("currency")) }
    })
}
