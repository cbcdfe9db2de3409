import Core
import CursesHost
import Foundation
import Interchange
import Persistence
import PetsDomain
import Pictures
import Scheduling
import Shell
import Toolkit

/// The records as a command has them: opened, with the words and the form that were asked for.
struct PetsContext: CommandOutput, Sendable {
  enum Access {
    /// The records have to be there.
    case read
    /// There may be none yet.
    case look
    /// The same for what is done and taken back: on a copy, as the program may be running.
    case rehearse
    case write
  }

  let store: DataStore
  /// The folder of photos and documents.
  let folder: URL
  let pets: PetRepository
  let words: PetsCommandWords
  let isJSON: Bool
  /// Held to the end where there is something to write.
  private let lock: InstanceLock?

  /// - Throws: ``PetsFailure/busy(_:)`` where the program runs and the command writes.
  init(_ options: PetsOptions, _ program: MoggyCommand, _ access: Access) throws {
    let environment = ProcessInfo.processInfo.environment
    let location = program.location(options.location)
    let folders = try location.folders(environment)
    words = PetsCommandWords(program.language(options.language, in: options.location))
    isJSON = options.json
    let clock = LiveClock(startingAt: (options.now ?? program.now)?.date)
    folder = folders.data
    (store, lock) = try Self.open(
      folders, isNamed: location.data != nil, access, clock, words)
    let pictures = PictureService(cacheFolder: nil)
    pets = PetRepository(
      store, clock: clock,
      timeZone: (options.timeZone ?? program.timeZone)?.timeZone ?? .current, folder: folders.data,
      checkPhoto: ShellSetup.photoCheck { try await pictures.picture(for: $0) })
  }

  // MARK: Opening

  /// The records, for any command; the lock is to be kept to the end.
  static func open(
    _ folders: Folders, isNamed: Bool, _ access: Access, _ clock: any AppClock,
    _ words: PetsCommandWords
  ) throws -> (DataStore, InstanceLock?) {
    let activity = Activity()
    let place = folders.data.deletingLastPathComponent()
    if access == .read, isNamed, try !DiskFile(url: place).isFolder() {
      throw PetsFailure.noInput(words.noFolder(place))
    }
    if access != .write, try !DataStore.isBegun(.folders(folders)) {
      let store = try DataStore(
        .inMemory, schemas: ShellSetup.schemas, activity: activity, clock: clock)
      return (store, nil)
    }
    func reading() throws -> DataStore { try Self.reading(folders, access, activity, clock) }
    if access != .write {
      do { return (try reading(), nil) } catch let error as DataStoreError {
        // Whoever holds the file is told at once; everything else is looked at more closely.
        if case .busy = error { throw error }
      }
    }
    do {
      try folders.create()
      let lock = try InstanceLock(at: folders.lock)
      let store = try DataStore(
        .folders(folders), schemas: ShellSetup.schemas, activity: activity, clock: clock)
      ProgramEnd.tell(store.openReport)
      return (store, lock)
    } catch InstanceLockError.held(let process) {
      guard access != .write else { throw PetsFailure.busy(words.running(process)) }
      // The reason that it cannot be read is to be told.
      return (try reading(), nil)
    }
  }

  /// Keeps nobody from starting the program. Records that first need a migration, or were left in the
  /// middle of a change, cannot be had so.
  private static func reading(
    _ folders: Folders, _ access: Access, _ activity: Activity, _ clock: any AppClock
  ) throws -> DataStore {
    let schemas = ShellSetup.schemas
    return access == .rehearse
      ? try DataStore(
        copying: folders.database, schemas: schemas, activity: activity, clock: clock)
      : try DataStore(
        reading: folders.database, schemas: schemas, activity: activity, clock: clock)
  }

  // MARK: The free slot

  /// One pet is free, as on the screen; those that are there stay, however many.
  ///
  /// - Throws: ``PetsFailure/unavailable(_:)`` where one more needs Premium.
  func checkSlot() async throws {
    if try await ShellSetup.hasPremium(in: store) { return }
    guard try await pets.page(PetQuery(limit: 1)).total == 0 else {
      throw PetsFailure.unavailable(words.slotTaken)
    }
  }
}

extension PetsContext {
  /// The pet that a person means.
  ///
  /// - Throws: ``PetsFailure`` where there is none or more than one, which are then listed.
  func pet(_ text: String) async throws -> Pet {
    let found = try await pets.find(text)
    guard let first = found.first else { throw PetsFailure.noInput(words.noPet(text)) }
    if found.count == 1 { return first }
    throw PetsFailure.data([words.ambiguous(text)] + found.map { words.line($0) })
  }

  /// As one pet in words or as JSON.
  func show(_ pet: Pet) async throws {
    let pages = try await pets.health.pages(of: pet.id)
    if isJSON {
      say(JSONValue(pet, pages))
    } else {
      let sheet = CardSheet(
        pet, pages, language: words.records.language, today: pets.today)
      put(words.identifier(pet) + sheet.plain)
    }
  }

  /// Adds a record that was given as texts, and tells it.
  func add<Record: HealthRecord>(
    _ type: Record.Type, to pet: Pet, _ texts: [Record.Field: String?],
    label: (Record.Field) -> String
  ) async throws {
    let blank = pets.health.blank(Record.self, of: pet.id)
    switch blank.filled(with: texts.compactMapValues { $0 }, today: pets.today) {
    case .failure(let problems): throw PetsFailure.data(lines(problems, label))
    case .success(let record):
      switch try await pets.health.save(record) {
      case .saved(let saved), .unchanged(let saved):
        if isJSON {
          say(JSONValue(saved))
        } else {
          say(words.added(Record.kind, to: pet))
        }
      case .refused(let problems): throw PetsFailure.data(lines(problems, label))
      case .gone: throw PetsFailure.noInput(words.noPet(pet.id.uuidString))
      }
    }
  }

  func lines<Field: HealthField>(
    _ problems: HealthProblems<Field>, _ label: (Field) -> String
  ) -> [String] {
    Field.allCases.compactMap { field in
      problems.fields[field].map { "\(label(field)): \(words.records.problem($0))" }
    }
  }

  /// Prints the records of one kind, the newest first.
  func list<Record: HealthRecord>(
    _ type: Record.Type, of pet: Pet, line: (Record) -> [String]
  ) async throws {
    let records = try await pets.health.records(Record.self, of: pet.id)
    if isJSON {
      say(.array(records.map { JSONValue($0) }))
    } else {
      for line in TextColumns.lines(records.map(line)) { say(line) }
    }
  }
}

extension PetsContext {
  /// The record that a person means.
  ///
  /// - Throws: ``PetsFailure`` where there is none or more than one, which are then listed.
  func record(_ text: String) async throws -> any HealthRecord {
    let found = try await pets.health.find(text)
    guard let first = found.first else { throw PetsFailure.noInput(words.noRecord(text)) }
    if found.count == 1 { return first }
    throw PetsFailure.data([words.ambiguousRecord(text)] + found.map { line(of: $0) })
  }

  func value(of record: some HealthRecord) -> JSONValue { JSONValue(record) }

  /// Identifier, kind, and every field that is filled in, in the order of its form.
  func cells(of record: some HealthRecord) -> [String] {
    let fields = type(of: record).Field.allCases.map { field -> String in
      let text = record[field].replacing("\n", with: " ")
      return CalendarDay(iso: text)?.dotted ?? text
    }
    return [
      String(record.id.uuidString.prefix(8)), words.records.one(type(of: record).kind),
      fields.filter { !$0.isEmpty }.joined(separator: ", "),
    ]
  }

  func line(of record: some HealthRecord) -> String { cells(of: record).joined(separator: "  ") }

  /// The place of the file of a document.
  func path(of document: Document) -> String {
    pets.health.url(of: document)?.path(percentEncoded: false) ?? ""
  }
}
