import Core
import Foundation
import Persistence

/// A line of the weight log. The card shows the newest: see ``HealthBook``.
public struct Weighing: HealthRecord {
  public enum Field: String, HealthField {
    case date, weight

    public var form: HealthFieldForm { self == .date ? .pastDate : .weight }
    public var limit: Int { PetField.limit }
    public var isRequired: Bool { true }
  }

  public static let kind = HealthKind.weighing

  public let id: UUID
  public let pet: Pet.ID
  public let createdAt: Date
  public var updatedAt: Date
  public var date: CalendarDay
  /// Nil only in a form that is not filled in yet.
  public var weight: Weight?

  public init(id: UUID, pet: Pet.ID, createdAt: Date, today: CalendarDay) {
    (self.id, self.pet, date) = (id, pet, today)
    self.createdAt = Date(milliseconds: createdAt.milliseconds)
    updatedAt = self.createdAt
  }

  public subscript(field: Field) -> String {
    switch field {
    case .date: date.iso
    case .weight: weight?.kilograms() ?? ""
    }
  }

  public mutating func fill(
    _ field: Field, _ text: String, today: CalendarDay
  ) throws(FieldProblem) {
    switch field {
    case .date: date = try DayInput.past(text, today: today)
    case .weight: weight = try WeightInput.weight(in: text)
    }
  }
}
