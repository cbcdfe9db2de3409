import Core
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

  let store: DataStore
  let clock: any AppClock
  let files: PetFiles
  /// The health books of these pets.
  public let health: HealthBook
  private let timeZone: TimeZone
  private let makeID: @Sendable () -> UUID
  let checkPhoto: PhotoCheck

  /// - Parameters:
  ///   - folder: the data folder, below which photos and documents are kept; nil for records in
  ///     memory, which take none.
  ///   - checkPhoto: decodes a picture before it is taken; without one no photo is.
  public init(
    _ store: DataStore, clock: any AppClock, timeZone: TimeZone, folder: URL? = nil,
    checkPhoto: @escaping PhotoCheck = { _ in .noDecoder },
    makeID: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    self.store = store
    self.clock = clock
    self.timeZone = timeZone
    self.makeID = makeID
    self.checkPhoto = checkPhoto
    files = PetFiles(folder: folder)
    health = HealthBook(
      store: store, clock: clock, timeZone: timeZone, makeID: makeID, files: files)
  }

  /// What day it is, for birthdays and ages.
  public var today: CalendarDay { CalendarDay(clock.now, in: timeZone) }

  /// What time it is, for whatever is stamped with it.
  public var now: Date { clock.now }

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

  /// How many pets and records of their health books were ever added, those deleted since included.
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
    try await store.record(PetAct.add.act(on: pet)) { [today] db in
      try PetTable.insert(pet, in: db)
      try Weighing.record(pet.weight, of: pet, on: today, at: pet.createdAt, in: db)
    }
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
    let change = CardChange(fields: [(field, text)], now: clock.now, today: today)
    return try await apply(change, to: id, as: .edit(field))
  }

  func apply(_ change: CardChange, to id: Pet.ID, as act: PetAct) async throws -> PetOutcome {
    guard let before = try await pet(id) else { return .gone }
    // What is refused is not even begun: it must not hold up other saves.
    if case .refused(let problem) = change.outcome(for: before) { return .refused(problem) }
    return try await store.record(act.act(on: before)) { db in
      guard let pet = try PetTable.pet(id, in: db) else { return .gone }
      return try change.save(on: pet, in: db)
    }
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

  /// Stores many pets at once, the last as the newest, outside undo; about 5 s for 100,000.
  public func addAll(_ pets: [Pet]) async throws {
    try await store.write("pets.addAll") { db in
      for pet in pets where !pet.isEmpty { try PetTable.insert(pet, in: db) }
    }
  }
}
