import Core
import Foundation
import GRDB
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

  /// Puts a weight from a card into the log: one line a day. Without a weight the log stays.
  static func record(
    _ weight: Weight?, of pet: Pet, on today: CalendarDay, at now: Date, in db: Database
  ) throws {
    guard let weight else { return }
    let found = try table.records(of: pet.id, in: db).first { $0.date == today }
    let id = try found?.id ?? freeID(pet.id, today, in: db)
    var weighing = found ?? Weighing(id: id, pet: pet.id, createdAt: now, today: today)
    weighing.weight = weight
    weighing.updatedAt = now
    if found == nil {
      try table.insert(weighing, in: db)
    } else {
      try table.update(weighing, in: db)
    }
  }

  /// The same for the same pet and day, so that a test can tell it; another where that is taken.
  private static func freeID(_ pet: Pet.ID, _ day: CalendarDay, in db: Database) throws -> UUID {
    let id = try DerivedIdentifiers.identifier(of: "\(pet.uuidString) \(day.iso)")
    return try table.record(id, in: db) == nil ? id : UUID()
  }
}

extension Sequence<Weighing> {
  /// The last of each day, of a log with the newest first: what a day has come to in a trend and in a
  /// chart.
  public var lastOfEachDay: [Weighing] {
    reduce(into: []) { days, weighing in
      if days.last?.date != weighing.date { days.append(weighing) }
    }
  }
}
