import Core
import Foundation
import GRDB
import Persistence
import Scheduling

/// The health books of all pets: queries, live queries and acts that can be undone.
///
/// The weight on the card and the weight log are kept in step: the card shows the newest weighing, and
/// a weight that is typed into the card becomes today's weighing. Clearing it on the card leaves the
/// log. Of vaccinations of one kind only the newest counts.
public struct HealthBook: Sendable {
  let store: DataStore
  let clock: any AppClock
  let timeZone: TimeZone
  let makeID: @Sendable () -> UUID
  let files: PetFiles

  public var today: CalendarDay { CalendarDay(clock.now, in: timeZone) }

  // MARK: - Asking
  /// Observes the records of one kind of a pet, the newest first; as
  /// ``DataStore/observe(_:tables:fetch:onChange:)``.
  public func observe<Record: HealthRecord>(
    _ type: Record.Type, of pet: Pet.ID,
    onChange: @escaping @Sendable (Result<[Record], any Error>) -> Void
  ) -> Observation {
    store.observe(
      "pets.\(Record.kind.rawValue)", tables: [Record.table.name],
      fetch: { try Record.table.records(of: pet, in: $0) }, onChange: onChange)
  }

  public func records<Record: HealthRecord>(
    _ type: Record.Type, of pet: Pet.ID
  ) async throws -> [Record] {
    try await store.read("pets.\(Record.kind.rawValue)") {
      try Record.table.records(of: pet, in: $0)
    }
  }

  /// Observes everything in a pet's book.
  public func observePages(
    of pet: Pet.ID, onChange: @escaping @Sendable (Result<HealthPages, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "pets.health", tables: Set(HealthSchema.tables),
      fetch: { try HealthPages(of: pet, in: $0) }, onChange: onChange)
  }

  /// Returns everything in a pet's book.
  public func pages(of pet: Pet.ID) async throws -> HealthPages {
    try await store.read("pets.health") { try HealthPages(of: pet, in: $0) }
  }

  // MARK: - Doing
  /// Returns a record to fill in. It is not in the store until ``save(_:)``.
  public func blank<Record: HealthRecord>(_ type: Record.Type, of pet: Pet.ID) -> Record {
    Record(id: makeID(), pet: pet, createdAt: clock.now, today: today)
  }

  /// Adds a record, or changes the one of its identifier, as an act.
  ///
  /// - Returns: what came of it; a refusal is no error. A document cannot be added this way, see
  ///   ``attach(_:to:title:)``.
  /// - Throws: ``DataStoreError``.
  public func save<Record: HealthRecord>(_ record: Record) async throws -> HealthOutcome<Record> {
    if let problems = record.problems(today: today) { return .refused(problems) }
    let now = clock.now
    let (name, before) = try await store.read("pets.\(Record.kind.rawValue)") { db in
      (try PetTable.pet(record.pet, in: db)?.name, try Record.table.record(record.id, in: db))
    }
    if before == nil, Record.kind == .document { return .gone }
    let change = before == nil ? HealthChange.add : .edit
    let act = Act(kind: PetAct.health(Record.kind, change).kind, subject: name ?? "")
    return try await store.record(act) { try Self.save(record, now, in: $0) }
  }

  private static func save<Record: HealthRecord>(
    _ record: Record, _ now: Date, in db: Database
  ) throws -> HealthOutcome<Record> {
    guard try PetTable.exists(record.pet, in: db) else { return .gone }
    var saved = record
    if let found = try Record.table.record(record.id, in: db) {
      guard found.pet == record.pet else { return .gone }
      saved.updatedAt = found.updatedAt
      if saved == found { return .unchanged(found) }
      saved.updatedAt = Date(milliseconds: now.milliseconds)
      try Record.table.update(saved, in: db)
    } else {
      try Record.table.insert(saved, in: db)
    }
    try Record.table.didChange(record.pet, Date(milliseconds: now.milliseconds), db)
    return .saved(try Record.table.record(record.id, in: db) ?? saved)
  }

  /// Deletes a record, as an act.
  ///
  /// - Returns: the record as it was, or nil where there was none.
  public func delete<Record: HealthRecord>(
    _ type: Record.Type, _ id: UUID
  ) async throws -> Record? {
    let now = Date(milliseconds: clock.now.milliseconds)
    let name = try await store.read("pets.\(Record.kind.rawValue)") { db in
      try Record.table.record(id, in: db).flatMap { try PetTable.pet($0.pet, in: db)?.name }
    }
    let act = Act(kind: PetAct.health(Record.kind, .delete).kind, subject: name ?? "")
    return try await store.record(act) { db in
      guard let found = try Record.table.record(id, in: db) else { return nil }
      try Record.table.delete(id, in: db)
      try Record.table.didChange(found.pet, now, db)
      return found
    }
  }

  /// Stores many health books at once, outside undo; the cards stay as they are.
  public func addAll(_ books: [HealthPages]) async throws {
    let now = clock.now
    try await store.write("pets.health.addAll") { db in
      for book in books {
        for record in book.vaccinations { try Vaccination.table.insert(record, in: db) }
        for record in book.weighings { try Weighing.table.insert(record, in: db) }
        for record in book.visits { try Visit.table.insert(record, in: db) }
        for record in book.medicines { try Medicine.table.insert(record, in: db) }
        if let pet = book.vaccinations.first?.pet {
          try Vaccination.table.didChange(pet, now, db)
        }
      }
    }
  }

  // MARK: - By name
  /// Finds the records that a person may mean by an identifier or its first digits, four at least,
  /// of every kind and pet; 20 of a kind at the most.
  public func find(_ text: String) async throws -> [any HealthRecord] {
    guard let prefix = IdentifierPrefix(text) else { return [] }
    return try await store.read("pets.record") { db in
      var found: [any HealthRecord] = try Vaccination.table.records(prefix, in: db)
      found += try Medicine.table.records(prefix, in: db)
      found += try Visit.table.records(prefix, in: db)
      found += try Weighing.table.records(prefix, in: db)
      return found + (try Document.table.records(prefix, in: db))
    }
  }
}

extension HealthTable {
  fileprivate func records(_ prefix: IdentifierPrefix, in db: Database) throws -> [Record] {
    let sql = "SELECT \(selection) FROM \(name) WHERE id >= ? AND id < ? ORDER BY id LIMIT 20"
    let statement = try db.cachedStatement(sql: sql)
    return try Row.fetchAll(statement, arguments: [prefix.first, prefix.end]).compactMap(record)
  }
}

extension HealthBook {
  /// Writes a vaccination down that was done today, in place of one that is due: it holds as long as that
  /// one did. One act, which can be undone.
  public func renew(_ id: Vaccination.ID) async throws -> RenewalOutcome {
    let found = try await store.read("pets.vaccination") {
      try Vaccination.table.record(id, in: $0)
    }
    guard let old = found else { return .gone }
    guard let end = old.validUntil, let next = end.asLong(after: old.date, from: today)
    else { return .noInterval(old) }
    if old.date == today { return .doneToday(old) }
    var new = blank(Vaccination.self, of: old.pet)
    (new.name, new.clinic, new.validUntil) = (old.name, old.clinic, next)
    switch try await save(new) {
    case .saved(let saved), .unchanged(let saved): return .renewed(saved)
    case .refused, .gone: return .gone
    }
  }
}

/// The outcome of writing down that a vaccination was done today.
public enum RenewalOutcome: Sendable, Equatable {
  case renewed(Vaccination)
  /// The old one holds for ever, so that nobody knows how long the new one does.
  case noInterval(Vaccination)
  case doneToday(Vaccination)
  /// There is no such vaccination any more.
  case gone
}

extension CalendarDay {
  /// The end of a time that begins on another day and is as long as the one from `start` to this day: in whole
  /// months where it was, else in days. Nil for no time at all.
  fileprivate func asLong(after start: CalendarDay, from day: CalendarDay) -> CalendarDay? {
    if self <= start { return nil }
    let months = (year - start.year) * 12 + month - start.month
    if months > 0, start.adding(months: months) == self { return day.adding(months: months) }
    return day.adding(days: daysSinceEpoch - start.daysSinceEpoch)
  }
}

/// The outcome of saving a record of the health book.
public enum HealthOutcome<Record: HealthRecord>: Sendable, Equatable {
  case saved(Record)
  /// It already was so; nothing was written.
  case unchanged(Record)
  case refused(HealthProblems<Record.Field>)
  /// There is no such pet any more.
  case gone
}

/// A pet's whole health book, each part with the newest first.
public struct HealthPages: Sendable, Equatable {
  public var vaccinations: [Vaccination] = []
  public var weighings: [Weighing] = []
  public var visits: [Visit] = []
  public var medicines: [Medicine] = []
  public var documents: [Document] = []

  public init() {}

  init(of pet: Pet.ID, in db: Database) throws {
    vaccinations = try Vaccination.table.records(of: pet, in: db)
    weighings = try Weighing.table.records(of: pet, in: db)
    visits = try Visit.table.records(of: pet, in: db)
    medicines = try Medicine.table.records(of: pet, in: db)
    documents = try Document.table.records(of: pet, in: db)
  }

  public var isEmpty: Bool { self == HealthPages() }
}
