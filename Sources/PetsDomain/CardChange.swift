import Core
import Foundation
import GRDB
import Persistence

/// Fields of a card that are to be saved together, as they were typed.
struct CardChange: Sendable {
  let fields: [(field: PetField, text: String)]
  let now: Date
  let today: CalendarDay

  /// The outcome of saving, as far as the card itself tells it.
  func outcome(for pet: Pet) -> PetOutcome {
    var changed = pet
    for (field, text) in fields {
      do throws(FieldProblem) {
        try changed.set(field, to: text, today: today)
      } catch { return .refused(error) }
    }
    if changed == pet { return .unchanged(pet) }
    if changed.isEmpty { return .wouldBeEmpty(pet) }
    changed.updatedAt = Date(milliseconds: now.milliseconds)
    return .saved(changed)
  }

  /// Saves, inside an act; a new weight becomes today's weighing.
  func save(on pet: Pet, in db: Database) throws -> PetOutcome {
    let outcome = outcome(for: pet)
    guard case .saved(let saved) = outcome else {
      guard case .wouldBeEmpty = outcome else { return outcome }
      return try saveWithoutFields(pet, in: db)
    }
    try PetTable.update(saved, in: db)
    if saved.weight != pet.weight {
      try Weighing.record(saved.weight, of: saved, on: today, at: saved.updatedAt, in: db)
    }
    return outcome
  }

  /// A card may be without fields where there is a health book to keep.
  private func saveWithoutFields(_ pet: Pet, in db: Database) throws -> PetOutcome {
    var changed = pet
    for (field, text) in fields { try changed.set(field, to: text, today: today) }
    if try PetTable.isNothing(changed, in: db) { return .wouldBeEmpty(pet) }
    changed.updatedAt = Date(milliseconds: now.milliseconds)
    try PetTable.update(changed, in: db)
    return .saved(changed)
  }
}

/// The outcome of saving a field.
public enum PetOutcome: Sendable, Equatable {
  case saved(Pet)
  /// The field already was what was typed; nothing was written.
  case unchanged(Pet)
  /// The last field would go, and with it the pet: ask, then ``PetRepository/delete(_:)``.
  case wouldBeEmpty(Pet)
  case refused(FieldProblem)
  /// There is no such pet any more.
  case gone
}
