import Core
import Foundation
import GRDB
import Persistence

extension Weighing {
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
  private static func freeID(
    _ pet: Pet.ID, _ day: CalendarDay, in db: Database
  ) throws -> UUID {
    let id = try DerivedIdentifiers.identifier(of: "\(pet.uuidString) \(day.iso)")
    return try table.record(id, in: db) == nil ? id : UUID()
  }
}
