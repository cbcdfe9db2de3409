import ArgumentParser
import Interchange
import PetsDomain

/// `moggy pets record …`: what is in a health book already.
struct PetsRecord: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "List, change or remove records of a health book, of any kind.",
    discussion: "RECORD is the first four or more digits of an identifier, as they are listed.",
    subcommands: [PetsRecordList.self, PetsRecordEdit.self, PetsRecordRemove.self])
}

/// The fields that records of a health book have, of all kinds; each kind takes its own.
struct RecordOptions: ParsableArguments {
  @Option(help: "Of a vaccination or a medicine.") var name: String?
  @Option(help: "Of a visit.") var reason: String?
  @Option(help: "Of a document.") var title: String?
  @Option(help: "Of a weighing, in kilograms, or as 9.3lb.") var weight: String?
  @Option(help: "The day, of all but a medicine.") var date: String?
  @Option(help: ArgumentHelp("The first day of a medicine.", valueName: "date")) var from: String?
  @Option(help: ArgumentHelp("The last day of a medicine or a vaccination.", valueName: "date"))
  var until: String?
  @Option(help: "Of a vaccination.") var batch: String?
  @Option(help: "Of a vaccination.") var clinic: String?
  @Option(help: "Of a medicine.") var dose: String?
  @Option(help: "Of a medicine.") var schedule: String?
  @Option(help: "Of a visit.") var diagnosis: String?
  @Option(help: "Of a visit.") var prescription: String?
  @Option(help: "Of a visit.") var cost: String?

  /// Those that were given, by their names.
  var given: [(name: String, text: String)] {
    let all: [(String, String?)] = [
      ("name", name), ("reason", reason), ("title", title), ("weight", weight), ("date", date),
      ("from", from), ("until", until), ("batch", batch), ("clinic", clinic), ("dose", dose),
      ("schedule", schedule), ("diagnosis", diagnosis), ("prescription", prescription),
      ("cost", cost),
    ]
    return all.compactMap { name, text in text.map { (name, $0) } }
  }

  /// - Throws: ``CommandFailure`` for an option that this kind does not have.
  func texts<Record: HealthRecord>(
    for type: Record.Type, _ words: PetsCommandWords
  ) throws -> [Record.Field: String] {
    var texts: [Record.Field: String] = [:]
    for (name, text) in given {
      guard let field = Record.Field.allCases.first(where: { Self.name(of: $0) == name }) else {
        let names = Record.Field.allCases.map { Self.name(of: $0) }
        throw CommandFailure(.wrongUse, words.notOf(Record.kind, name, has: names))
      }
      texts[field] = text
    }
    return texts
  }

  /// The name of the option of a field.
  static func name(of field: some HealthField) -> String {
    field.rawValue == Vaccination.Field.validUntil.rawValue ? "until" : field.rawValue
  }
}

/// `moggy pets record edit`.
struct PetsRecordEdit: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change fields of a record; an empty text clears one.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The first digits of its identifier.") var record: String
  @OptionGroup var fields: RecordOptions

  func validate() throws {
    if fields.given.isEmpty { throw ValidationError("Nothing to change: give a field.") }
  }

  func perform(in context: PetsContext) async throws {
    try await change(try await context.record(record), context)
  }

  private func change<Record: HealthRecord>(_ record: Record, _ context: PetsContext) async throws {
    let texts = try fields.texts(for: Record.self, context.words)
    let (saved, isChanged) = try await context.save(
      record, with: texts, gone: context.words.noRecord(self.record),
      label: { RecordOptions.name(of: $0) })
    let line = context.line(of: saved)
    context.tell(
      JSONValue(saved), isChanged ? context.words.changed(line) : context.words.unchanged(line))
  }
}

/// `moggy pets record list`.
struct PetsRecordList: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List everything in a pet's health book: identifier, kind, …")

  @OptionGroup var options: RecordsOptions
  @Argument(help: "A name or an identifier.") var pet: String

  func perform(in context: PetsContext) async throws {
    let found = try await context.pet(pet)
    let pages = try await context.pets.health.pages(of: found.id)
    var records: [any HealthRecord] = pages.vaccinations
    records += pages.medicines
    records += pages.visits
    records += pages.weighings
    records += pages.documents
    context.tell(.array(records.map { JSONValue($0) }), rows: records.map { context.cells(of: $0) })
  }
}

/// `moggy pets record remove`.
struct PetsRecordRemove: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Delete a record; can be undone in the program.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "The first digits of its identifier.") var record: String

  func perform(in context: PetsContext) async throws {
    try await remove(try await context.record(record), context)
  }

  private func remove<Record: HealthRecord>(_ found: Record, _ context: PetsContext) async throws {
    guard let removed = try await context.pets.health.delete(Record.self, found.id)
    else { throw CommandFailure(.noInput, context.words.noRecord(record)) }
    context.tell(JSONValue(removed), context.words.removed(context.line(of: removed)))
  }
}
