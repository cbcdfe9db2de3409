import Core
import Foundation
import GRDB
import Interchange
import Persistence
import Scheduling

/// The pets of the program: queries, live queries and acts that can be undone.
///
/// Stands on a ``DataStore`` that was opened with ``schema``; every call suspends or returns at once.
public struct PetRepository: Sendable {
  /// The schema that the store is opened with.
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
    (self.store, self.clock, self.timeZone, self.makeID) = (store, clock, timeZone, makeID)
    self.checkPhoto = checkPhoto
    files = PetFiles(folder: folder)
    health = HealthBook(
      store: store, clock: clock, timeZone: timeZone, makeID: makeID, files: files)
  }

  /// Today, for birthdays and ages.
  public var today: CalendarDay { CalendarDay(clock.now, in: timeZone) }
  /// The current moment by the clock of the program.
  public var now: Date { clock.now }

  // MARK: - Asking
  /// Observes a part of the pets; as ``DataStore/observe(_:tables:fetch:onChange:)``.
  public func observePage(
    _ query: PetQuery, onChange: @escaping @Sendable (Result<PetPage, any Error>) -> Void
  ) -> Observation {
    let (clock, timeZone) = (clock, timeZone)
    return store.observe(
      "pets.page", tables: DueSearch.tables,
      fetch: {
        let today = CalendarDay(clock.now, in: timeZone)
        return try PetSearch(query, today: today).page(in: $0).withDue(on: today, in: $0)
      }, onChange: onChange)
  }

  /// Observes one pet; nil while there is none of that identifier.
  public func observePet(
    _ id: Pet.ID, onChange: @escaping @Sendable (Result<Pet?, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "pets.pet", tables: [PetTable.name], fetch: { try PetTable.pet(id, in: $0) },
      onChange: onChange)
  }

  public func page(_ query: PetQuery) async throws -> PetPage {
    try await store.read("pets.page") { [today] in
      try PetSearch(query, today: today).page(in: $0).withDue(on: today, in: $0)
    }
  }

  public func pet(_ id: Pet.ID) async throws -> Pet? {
    try await store.read("pets.pet") { try PetTable.pet(id, in: $0) }
  }

  /// Returns the position of a pet among those that the query asks for, whatever its offset and
  /// limit; nil where it is not among them.
  public func index(of id: Pet.ID, in query: PetQuery) async throws -> Int? {
    try await store.read("pets.index") { [today] in
      try PetSearch(query, today: today).index(of: id, in: $0)
    }
  }

  /// Returns those of the pets that there are.
  ///
  /// - Throws: ``DataStoreError``.
  public func existing(_ ids: Set<Pet.ID>) async throws -> Set<Pet.ID> {
    try await store.read("pets.existing") { db in
      let statement = try db.cachedStatement(sql: "SELECT 1 FROM pet WHERE id = ?")
      return try ids.filter { try Bool.fetchOne(statement, arguments: [$0.uuidString]) == true }
    }
  }

  /// Finds the pets that a person may mean: by an identifier or its first digits (four at least),
  /// else by a name, whatever its case and accents. Returns 20 at the most, the newest first.
  public func find(_ text: String) async throws -> [Pet] {
    let text = TextRules.trimmed(text)
    return try await store.read("pets.find") { db in
      let byID = try Self.pets(withPrefix: text, in: db)
      if !byID.isEmpty { return byID }
      // An act that is undone may bring a row back as an older version wrote it.
      let keys = [PetTable.sortKey(of: text), "0" + TextRules.folded(text)]
      return try Self.pets("sortKey IN (?, ?)", StatementArguments(keys), in: db)
    }
  }

  private static func pets(withPrefix text: String, in db: Database) throws -> [Pet] {
    guard let prefix = IdentifierPrefix(text) else { return [] }
    return try pets("id >= ? AND id < ?", [prefix.first, prefix.end], in: db)
  }

  private static func pets(
    _ condition: String, _ arguments: StatementArguments, in db: Database
  ) throws -> [Pet] {
    let sql = """
      SELECT \(PetTable.columnList) FROM pet WHERE \(condition) ORDER BY rank DESC LIMIT 20
      """
    return try Row.fetchAll(db, sql: sql, arguments: arguments).compactMap(PetTable.pet)
  }

  /// Returns how many pets and records of their health books were ever added, those deleted since
  /// included.
  public static func countEverAdded(in store: DataStore) async throws -> Int {
    try await store.read("pets.everAdded") { try PetTable.countEverAdded(in: $0) }
  }

  // MARK: - Doing
  /// Returns a card to fill in. It is not in the store until ``add(_:)``.
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

  /// Saves one field from a typed text, as an act; see ``Pet/set(_:to:today:)``.
  ///
  /// - Returns: the outcome; a refusal is no error.
  /// - Throws: ``DataStoreError``.
  public func update(_ id: Pet.ID, _ field: PetField, to text: String) async throws -> PetOutcome {
    try await update(id, [(field, text)]).outcome
  }

  /// Saves several fields from typed texts, as one act: all of them, or none.
  ///
  /// - Returns: the outcome; a refusal names the first field that cannot be saved.
  public func update(
    _ id: Pet.ID, _ fields: [(field: PetField, text: String)]
  ) async throws -> (outcome: PetOutcome, refused: PetField?) {
    let change = CardChange(fields: fields, now: clock.now, today: today)
    guard let before = try await pet(id) else { return (.gone, nil) }
    // What is refused is not even begun: it must not hold up other saves.
    if case .refused(let problem) = change.outcome(for: before) {
      let refused = fields.first { $0.field.problem(with: $0.text, today: today) != nil }
      return (.refused(problem), refused?.field)
    }
    let act: PetAct = fields.count == 1 ? .edit(fields[0].field) : .editCard
    let outcome = try await store.record(act.act(on: before)) { db -> PetOutcome in
      guard let pet = try PetTable.pet(id, in: db) else { return .gone }
      return try change.save(on: pet, in: db)
    }
    return (outcome, nil)
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

  /// Deletes pets, as one act.
  ///
  /// - Returns: the number of those that there were.
  /// - Throws: ``DataStoreError``.
  public func delete(_ ids: Set<Pet.ID>) async throws -> Int {
    if ids.isEmpty { return 0 }
    let act = Act(kind: PetAct.deleteMany.kind, subject: "\(ids.count)")
    return try await store.record(act) { db in
      var count = 0
      for id in ids {
        try db.execute(sql: "DELETE FROM pet WHERE id = ?", arguments: [id.uuidString])
        count += db.changesCount
      }
      return count
    }
  }

  /// Stores many pets at once, the last as the newest, outside undo; about 5 s for 100,000.
  public func addAll(_ pets: [Pet]) async throws {
    try await store.write("pets.addAll") { db in
      for pet in pets where !pet.isEmpty { try PetTable.insert(pet, in: db) }
    }
  }

  // MARK: - Export
  /// Returns the cards of pets with their health books, one after another: Markdown to read, or JSON that
  /// can be read in again, without photos and documents.
  ///
  /// - Returns: nil where there is none of these pets.
  public func text(
    of ids: [Pet.ID], as format: CardFormat, _ words: PetWords
  ) async throws -> String? {
    var found: [Pet] = []
    for id in ids { if let pet = try await pet(id) { found.append(pet) } }
    if found.isEmpty { return nil }
    if format == .json { return try await Exchange(self).text(of: found.map(\.id)) }
    var cards: [String] = []
    for pet in found {
      cards.append(CardSheet(pet, try await health.pages(of: pet.id), words, today: today).markdown)
    }
    return cards.joined(separator: "\n")
  }

  // MARK: - Backup
  /// The part of the pets in a backup: photos and documents as `pets/…`, and how many `pets` and
  /// `records`.
  public static let archiveParts = ArchiveParts(
    files: { db in
      let sql = """
        SELECT DISTINCT photo AS name FROM pet WHERE photo IS NOT NULL
        UNION SELECT DISTINCT file FROM document ORDER BY name
        """
      return try String.fetchAll(db, sql: sql).map { "pets/" + $0 }
    },
    accepts: { PetFileName.accepts($0, sum: $1) },
    counts: { db in
      let records = try HealthSchema.tables.reduce(0) { sum, table in
        sum + (try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0)
      }
      return [
        "pets": try Int.fetchOne(db, sql: "SELECT count(*) FROM pet") ?? 0, "records": records,
      ]
    })
}

/// The first digits of an identifier, as a person types them: four at least.
struct IdentifierPrefix {
  /// The range of identifiers that begin so: from the first, up to this end.
  let first: String
  let end: String

  /// Nil for anything else.
  init?(_ typed: String) {
    let text = TextRules.trimmed(typed).uppercased()
    let isPrefix =
      (4...36).contains(text.utf8.count)
      && text.utf8.allSatisfy { (48...57).contains($0) || (65...70).contains($0) || $0 == 45 }
    guard isPrefix else { return nil }
    (first, end) = (text, text + "G")
  }
}
