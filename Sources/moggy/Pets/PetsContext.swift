import Core
import Foundation
import Interchange
import Persistence
import PetsDomain
import Pictures
import Shell

/// The pets as a command has them.
struct PetsContext: CommandContext {
  let records: CommandRecords
  /// The folder of photos and documents.
  let folder: URL
  let pets: PetRepository
  /// All records, of which the pets are a part.
  let everything: WholeExchange
  let words: PetsCommandWords
  let isJSON: Bool

  var language: Language { words.language }

  init(_ options: RecordsOptions, _ request: CommandRequest) async throws {
    isJSON = options.json
    folder = try request.folders().data
    records = try CommandRecords(request)
    let chosen = try await request.language(in: records.store)
    var units = try await ShellSetup.units(in: records.store, environment: request.environment)
    // Weights are kilograms here, however the screen shows them.
    units.weight = .kilograms
    words = PetsCommandWords(chosen, units: units)
    let pictures = PictureService(cacheFolder: nil)
    pets = PetRepository(
      records.store, clock: request.clock, timeZone: request.timeZone, folder: folder,
      checkPhoto: ShellSetup.photoCheck { try await pictures.picture(for: $0) })
    everything = WholeExchange(
      records.store, pets: pets, clock: request.clock, timeZone: request.timeZone,
      places: request.places(nil))
  }

  /// The reader of dates.
  var dates: TypedDates { TypedDates(today: pets.today, units: words.units, language) }

  /// One pet is free, as on the screen; those that are there stay, however many.
  ///
  /// - Throws: ``CommandFailure`` where one more needs Premium.
  func checkSlot() async throws {
    if try await ShellSetup.hasPremium(in: records.store) { return }
    guard try await pets.page(PetQuery(limit: 1)).total == 0
    else { throw CommandFailure(.unavailable, words.slotTaken) }
  }

  /// The pet that a person means.
  func pet(_ text: String) async throws -> Pet {
    try one(of: await pets.find(text), none: words.noPet(text), several: words.ambiguous(text)) {
      $0.map(words.line)
    }
  }

  /// The record that a person means.
  func record(_ text: String) async throws -> any HealthRecord {
    let found = try await pets.health.find(text)
    return try one(
      of: found, none: words.noRecord(text), several: words.ambiguousRecord(text)
    ) { $0.map { line(of: $0) } }
  }

  /// As one pet in words or as JSON.
  func show(_ pet: Pet) async throws {
    let pages = try await pets.health.pages(of: pet.id)
    if isJSON { return say(JSONValue(pet, pages)) }
    put(words.identifier(pet) + sheet(of: pet, pages).plain)
  }

  func sheet(of pet: Pet, _ pages: HealthPages) -> CardSheet {
    CardSheet(pet, pages, words.records, today: pets.today)
  }

  /// Saves a record with these texts in its fields.
  ///
  /// - Parameter gone: the words where it is there no longer.
  /// - Throws: ``CommandFailure`` with a line for each field that cannot be saved.
  func save<Record: HealthRecord>(
    _ record: Record, with texts: [Record.Field: String], gone: String,
    label: (Record.Field) -> String
  ) async throws -> (record: Record, isChanged: Bool) {
    switch filled(record, with: texts) {
    case .failure(let problems): throw failure(problems, label)
    case .success(let filled):
      switch try await pets.health.save(filled) {
      case .saved(let saved): return (saved, true)
      case .unchanged(let same): return (same, false)
      case .refused(let problems): throw failure(problems, label)
      case .gone: throw CommandFailure(.noInput, gone)
      }
    }
  }

  /// A record with these texts in its fields; dates are read as on the screen.
  func filled<Record: HealthRecord>(
    _ record: Record, with texts: [Record.Field: String]
  ) -> Result<Record, HealthProblems<Record.Field>> {
    var texts = texts
    for (field, text) in texts where field.form == .date || field.form == .pastDate {
      texts[field] = dates.iso(text, isPast: field.form == .pastDate)
    }
    return record.filled(with: texts, today: pets.today)
  }

  func failure<Field: HealthField>(
    _ problems: HealthProblems<Field>, _ label: (Field) -> String
  ) -> CommandFailure {
    CommandFailure(
      .wrongData,
      Field.allCases.compactMap { field in
        problems.fields[field].map { "\(label(field)): \(words.records.problem($0))" }
      })
  }

  /// Identifier, kind, and every field that is filled in, in the order of its form.
  func cells(of record: some HealthRecord) -> [String] {
    let fields = type(of: record).Field.allCases.map { field -> String in
      let text = record[field].replacing("\n", with: " ")
      return CalendarDay(iso: text).map(words.digits) ?? text
    }
    return [
      String(record.id.uuidString.prefix(8)), words.records.one(type(of: record).kind),
      fields.filter { !$0.isEmpty }.joined(separator: ", "),
    ]
  }

  func line(of record: some HealthRecord) -> String { cells(of: record).joined(separator: "  ") }

  /// The pet with its photo.
  ///
  /// - Throws: ``CommandFailure`` where it did not get it.
  func pet(_ outcome: PhotoOutcome) throws -> Pet {
    switch outcome {
    case .saved(let pet), .unchanged(let pet): return pet
    case .wouldBeEmpty: throw CommandFailure(.wrongData, words.wouldBeEmpty)
    case .gone: throw CommandFailure(.noInput, words.noPet(""))
    case .refused(let problem): throw failure(problem)
    }
  }

  /// A file that was not taken, with its status.
  func failure(_ problem: AttachmentProblem) -> CommandFailure {
    let status: ExitStatus =
      switch problem {
      case .noPath, .noFile, .notAFile: .noInput
      case .unreadable(_, let error): ExitStatus(reading: error.code)
      case .tooLarge, .notAPicture, .brokenPicture, .tooManyPixels, .tooCostly, .empty: .wrongData
      case .noDecoder: .noResources
      case .nowhereToKeep: .cannotCreate
      case .notKept(_, let error): error.map { ExitStatus(making: $0.code) } ?? .cannotCreate
      }
    return CommandFailure(status, words.records.problem(problem))
  }
}
