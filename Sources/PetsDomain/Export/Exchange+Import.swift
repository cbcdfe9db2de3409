import Foundation
import GRDB
import Interchange
import Persistence
import Scheduling

extension Exchange {
  /// Reads a file of ``export(to:others:)`` in, as one act that can be undone.
  ///
  /// What is known by its identifier is replaced where the file's is newer (`updatedAt`), and stays
  /// otherwise; what is not known is added; nothing is deleted. Photos and documents are looked for in
  /// the folder beside the file.
  ///
  /// - Throws: ``DataStoreError``; what is wrong with the file is no error but the result.
  public func read(_ file: URL) async throws -> Result<ImportReport, ImportFailure> {
    try await read(file, isTrial: false)
  }

  /// Tells what ``read(_:)`` would come to. Nothing is written.
  public func preview(_ file: URL) async throws -> Result<ImportReport, ImportFailure> {
    try await read(file, isTrial: true)
  }

  private func read(
    _ file: URL, isTrial: Bool
  ) async throws -> Result<ImportReport, ImportFailure> {
    let token = pets.store.activity.begin("pets.import")
    defer { token.end() }
    let parsed = await pets.files.offThread { Self.document(at: file) }
    switch parsed {
    case .failure(let failure): return .failure(failure)
    case .success(let document): return .success(try await take(document, beside: file, isTrial))
    }
  }

  private static func document(at file: URL) -> Result<JSONValue, ImportFailure> {
    let path = file.path(percentEncoded: false)
    do {
      let bytes = try FileIntake.bytes(path, limit: FileLimits.exchange)
      let value = try JSONReader.value(in: bytes, mostValues: FileLimits.exchangeValues)
      guard value["format"] == .string(ExchangeFormat.name),
        case .integer(let version) = value["version"]
      else { return .failure(.otherFormat) }
      return version > ExchangeFormat.version ? .failure(.newerVersion(version)) : .success(value)
    } catch let problem as FileIntakeProblem {
      return .failure(.noFile(AttachmentProblem(problem, path: TextRules.clean(path))))
    } catch let problem as JSONProblem {
      return .failure(.notJSON(problem))
    } catch { return .failure(.otherFormat) }
  }

  private static let own: Set<String> = ["format", "version", "exportedAt", "files", "pets"]

  private func take(
    _ document: JSONValue, beside file: URL, _ isTrial: Bool
  ) async throws -> ImportReport {
    var reader = ExchangeReader(today: pets.today, now: pets.clock.now)
    if let members = document.members {
      reader.report.others = members.filter { !Self.own.contains($0.name) }
    }
    var found = try reader.pets(in: document)
    var report = reader.report
    let files = ImportedFiles(pets, beside: file, folder: document["files"], isTrial)
    defer { files.letGo() }
    for index in found.indices { try await files.take(&found[index], &report) }
    for entry in found where entry.isNothing { report.add(entry.path, .nothing) }
    found.removeAll(where: \.isNothing)
    let (result, taken, now) = (report, found, Date(milliseconds: pets.clock.now.milliseconds))
    let merge: @Sendable (Database) throws -> ImportReport = { db in
      var report = result
      for entry in taken { try Merge(entry: entry, now: now).save(&report, in: db) }
      return report
    }
    if isTrial { return try await pets.store.rehearse("pets.import", merge) }
    return try await pets.store.record(Act(kind: PetAct.importing.kind), merge)
  }
}

/// One pet of a file, and what is here of it.
private struct Merge {
  let entry: ExchangeReader.Found
  let now: Date

  func save(_ report: inout ImportReport, in db: Database) throws {
    let pet = entry.pet
    let known = try PetTable.pet(pet.id, in: db)
    var isNews = false
    if let known {
      var card = card(over: known)
      isNews = isNewer(pet.id, pet.updatedAt, than: known.updatedAt) && card != known
      card.updatedAt = pet.updatedAt
      if isNews { try PetTable.update(card, in: db) }
    } else {
      try PetTable.insert(pet, in: db)
    }
    let pages = entry.pages
    var parts = try merge(pages.vaccinations, isNewPet: known == nil, in: db)
    parts += try merge(pages.weighings, isNewPet: known == nil, in: db)
    parts += try merge(pages.visits, isNewPet: known == nil, in: db)
    parts += try merge(pages.medicines, isNewPet: known == nil, in: db)
    parts += try merge(pages.documents, isNewPet: known == nil, in: db)
    switch (known == nil, isNews || parts > 0) {
    case (true, _): report.added += 1
    case (false, true): report.updated += 1
    case (false, false): report.kept += 1
    }
  }

  /// The pet of the file with what of the known one stays.
  private func card(over known: Pet) -> Pet {
    var card = known
    for field in PetField.allCases where !entry.lost.contains(field) {
      card.copy(field, from: entry.pet)
    }
    if !entry.hasLostPhoto { card.photo = entry.pet.photo }
    return card
  }

  /// Returns true for a newer date. A record without an identifier of its own is never newer: it
  /// was read in before, and may have been changed here since.
  private func isNewer(_ id: UUID, _ date: Date, than known: Date) -> Bool {
    !entry.derived.contains(id) && date > known
  }

  /// Writes the new records and returns their number. The card of a new pet already shows its
  /// newest weight.
  private func merge<Record: HealthRecord>(
    _ records: [Record], isNewPet: Bool, in db: Database
  ) throws -> Int {
    var written = 0
    for record in records {
      if let known = try Record.table.record(record.id, in: db) {
        guard known.pet == record.pet, isNewer(record.id, record.updatedAt, than: known.updatedAt)
        else { continue }
        try Record.table.update(record, in: db)
      } else {
        try Record.table.insert(record, in: db)
      }
      written += 1
    }
    if written > 0, !isNewPet || Record.kind == .vaccination {
      try Record.table.didChange(entry.pet.id, now, db)
    }
    return written
  }
}

/// The result of reading a file in.
public struct ImportReport: Sendable, Equatable {
  /// Pets that were not there.
  public var added = 0
  /// Pets whose card or health book has something new.
  public var updated = 0
  /// Pets that were as new, or newer, here.
  public var kept = 0
  /// The first of what was not understood, 200 at the most.
  public var problems: [ImportProblem] = []
  /// The number of all problems.
  public var problemCount = 0
  /// Members beside the pets, which other parts of the program may know, such as settings.
  public var others: [JSONMember] = []

  private static let mostProblems = 200

  mutating func add(_ path: String, _ reason: ImportProblem.Reason) {
    problemCount += 1
    guard problems.count < Self.mostProblems else { return }
    problems.append(ImportProblem(path: TextRules.clean(String(path.prefix(120))), reason: reason))
  }
}

/// Something in a file that was not understood, and was left out; the rest was read.
public struct ImportProblem: Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    /// A member that has no meaning here.
    case unknown
    /// Of another type than it has to be.
    case wrongType
    case field(FieldProblem)
    /// Too long, and so only its first characters were taken.
    case cut(limit: Int)
    /// Neither a field nor a photo nor anything in the health book.
    case nothing
    /// The same identifier twice; the first was taken.
    case twice
    case file(AttachmentProblem)
  }

  /// The place in the file, as `pets[3].vaccinations[0].date`; clean.
  public let path: String
  public let reason: Reason
}

/// A reason for which a file was not read in at all. Nothing was changed.
public enum ImportFailure: Error, Sendable, Equatable {
  case noFile(AttachmentProblem)
  case notJSON(JSONProblem)
  /// JSON, but none of ours.
  case otherFormat
  /// Written by a newer version of this program.
  case newerVersion(Int64)
}
