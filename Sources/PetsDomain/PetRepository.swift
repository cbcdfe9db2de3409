import Almanac
import Foundation
import GRDB
import Persistence
import Scheduling

/// The pets of the program: what can be asked and done, live and undoable.
///
/// Stands on a ``DataStore`` that was opened with ``schema``; every call suspends or returns at once.
public struct PetRepository: Sendable {
  /// To be named when the store is opened.
  public static let schema = PetTable.schema

  private let store: DataStore
  private let clock: any AppClock
  private let timeZone: TimeZone
  private let makeID: @Sendable () -> UUID

  public init(
    _ store: DataStore, clock: any AppClock, timeZone: TimeZone,
    makeID: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    self.store = store
    self.clock = clock
    self.timeZone = timeZone
    self.makeID = makeID
  }

  /// What day it is, for birthdays and ages.
  public var today: CalendarDay { CalendarDay(clock.now, in: timeZone) }

  // MARK: - Asking

  /// A part of the pets, live; as ``DataStore/observe(_:tables:fetch:onChange:)``.
  public func observePage(
    _ query: PetQuery, onChange: @escaping @Sendable (Result<PetPage, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "pets.page", tables: [PetTable.name], fetch: { try PetSearch(query).page(in: $0) },
      onChange: onChange)
  }

  /// One pet, live; nil while there is none of that identifier.
  public func observePet(
    _ id: Pet.ID, onChange: @escaping @Sendable (Result<Pet?, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "pets.pet", tables: [PetTable.name], fetch: { try PetTable.pet(id, in: $0) },
      onChange: onChange)
  }

  public func page(_ query: PetQuery) async throws -> PetPage {
    try await store.read("pets.page") { try PetSearch(query).page(in: $0) }
  }

  public func pet(_ id: Pet.ID) async throws -> Pet? {
    try await store.read("pets.pet") { try PetTable.pet(id, in: $0) }
  }

  /// The position of a pet among those that the query asks for, whatever its offset and limit; nil
  /// where it is not among them.
  public func index(of id: Pet.ID, in query: PetQuery) async throws -> Int? {
    try await store.read("pets.index") { try PetSearch(query).index(of: id, in: $0) }
  }

  /// How many pets were ever added, those deleted since included.
  public static func countEverAdded(in store: DataStore) async throws -> Int {
    try await store.read("pets.everAdded") { try PetTable.countEverAdded(in: $0) }
  }

  // MARK: - Doing

  /// A card to fill in. It is not in the store until ``add(_:)``.
  public func blank() -> Pet { Pet(id: makeID(), createdAt: clock.now) }

  /// Stores a new pet, as an act, once it has something.
  ///
  /// - Returns: whether it was stored; an empty card is not.
  /// - Throws: ``DataStoreError``, also where there is a pet of that identifier.
  public func add(_ pet: Pet) async throws -> Bool {
    if pet.isEmpty { return false }
    try await store.record(PetAct.add.act(on: pet)) { try PetTable.insert(pet, in: $0) }
    return true
  }

  /// Saves one field from what was typed, as an act.
  ///
  /// - Parameters:
  ///   - id: of a pet in the store.
  ///   - field: one of the nine.
  ///   - text: as typed; see ``Pet/set(_:to:today:)``.
  /// - Returns: what came of it; a refusal is no error.
  /// - Throws: ``DataStoreError``.
  public func update(
    _ id: Pet.ID, _ field: PetField, to text: String
  ) async throws -> PetOutcome {
    guard let before = try await pet(id) else { return .gone }
    let (now, today) = (clock.now, today)
    let outcome = Self.outcome(of: before, field, text, now, today)
    guard case .saved = outcome else { return outcome }
    return try await store.record(PetAct.edit(field).act(on: before)) { db in
      guard let pet = try PetTable.pet(id, in: db) else { return .gone }
      let outcome = Self.outcome(of: pet, field, text, now, today)
      if case .saved(let saved) = outcome { try PetTable.update(saved, in: db) }
      return outcome
    }
  }

  /// What saving would come to; nothing is written for a text that is refused.
  private static func outcome(
    of pet: Pet, _ field: PetField, _ text: String, _ now: Date, _ today: CalendarDay
  ) -> PetOutcome {
    var changed = pet
    do throws(FieldProblem) {
      try changed.set(field, to: text, today: today)
    } catch {
      return .refused(error)
    }
    if changed == pet { return .unchanged(pet) }
    if changed.isEmpty { return .wouldBeEmpty(pet) }
    changed.updatedAt = Date(milliseconds: now.milliseconds)
    return .saved(changed)
  }

  /// Deletes a pet, as an act.
  ///
  /// - Returns: the pet as it was, or nil where there was none.
  /// - Throws: ``DataStoreError``.
  public func delete(_ id: Pet.ID) async throws -> Pet? {
    guard let pet = try await pet(id) else { return nil }
    return try await store.record(PetAct.delete.act(on: pet)) { db in
      let found = try PetTable.pet(id, in: db)
      try db.execute(sql: "DELETE FROM pet WHERE id = ?", arguments: [id.uuidString])
      return found
    }
  }

  /// The pets of ``PetSamples/demo(_:today:now:)`` for a first look, where there are none.
  public func addDemo(_ language: SampleLanguage) async throws {
    guard try await page(PetQuery(limit: 1)).total == 0 else { return }
    try await addAll(PetSamples.demo(language, today: today, now: clock.now))
  }

  /// Stores many pets at once, the last as the newest, outside undo; about 5 s for 100,000.
  public func addAll(_ pets: [Pet]) async throws {
    try await store.write("pets.addAll") { db in
      for pet in pets where !pet.isEmpty { try PetTable.insert(pet, in: db) }
    }
  }
}
