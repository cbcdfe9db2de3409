import ArgumentParser
import Core
import Foundation
import Interchange
import PetsDomain

/// A command that adds a record of one kind to a health book, or lists those of its kind, and then
/// only reads.
protocol HealthCommand: AppCommand where Context == PetsContext {
  associatedtype Record: HealthRecord

  var pet: String { get }
  /// The fields that were given; nil where the records are to be listed.
  var texts: [Record.Field: String?]? { get }

  func label(_ field: Record.Field, _ words: PetWords) -> String
  func row(_ record: Record, _ context: PetsContext) -> [String]
  func add(to pet: Pet, in context: PetsContext) async throws -> Record
}

extension HealthCommand {
  var access: RecordsAccess { texts == nil ? .read : .write }
  var given: [Record.Field: String] { (texts ?? [:]).compactMapValues { $0 } }

  func perform(in context: PetsContext) async throws {
    let found = try await context.pet(pet)
    if texts == nil { return try await list(of: found, in: context) }
    let record = try await add(to: found, in: context)
    context.tell(JSONValue(record), context.words.added(Record.kind, to: found))
  }

  /// Prints the records of the kind, the newest first.
  private func list(of pet: Pet, in context: PetsContext) async throws {
    let records = try await context.pets.health.records(Record.self, of: pet.id)
    context.tell(.array(records.map { JSONValue($0) }), rows: records.map { row($0, context) })
  }

  func add(to pet: Pet, in context: PetsContext) async throws -> Record {
    try await context.save(
      context.pets.health.blank(Record.self, of: pet.id), with: given,
      gone: context.words.noPet(pet.id.uuidString)
    ) { label($0, context.words.records) }.record
  }
}

/// `moggy pets medicine`.
struct PetsMedicine: HealthCommand {
  static let configuration = CommandConfiguration(
    commandName: "medicine", abstract: "Add a course of medicine, or list them.")

  @OptionGroup var options: RecordsOptions
  @Argument(help: "A name or an identifier.") var pet: String
  @Argument(help: "What is given.") var name: String?
  @Option(help: "How much.") var dose: String?
  @Option(help: ArgumentHelp("The first day; today unless told otherwise.", valueName: "date"))
  var from: String?
  @Option(help: ArgumentHelp("The last day.", valueName: "date")) var until: String?
  @Option(help: ArgumentHelp("Times a day, or words.", valueName: "text")) var schedule: String?

  var texts: [Medicine.Field: String?]? {
    name.map { [.name: $0, .dose: dose, .from: from, .until: until, .schedule: schedule] }
  }

  func label(_ field: Medicine.Field, _ words: PetWords) -> String { words.field(field) }

  func row(_ record: Medicine, _ context: PetsContext) -> [String] {
    let words = context.words.records
    return [
      words.digits(record.from), record.until.map(words.digits) ?? "", record.name, record.dose,
      words.schedule(record), words.status(record.status(on: context.pets.today)),
    ]
  }
}

/// `moggy pets vaccination`.
struct PetsVaccination: HealthCommand {
  static let configuration = CommandConfiguration(
    commandName: "vaccination", abstract: "Add a vaccination, or list them.")

  @OptionGroup var options: RecordsOptions
  @Argument(help: "A name or an identifier.") var pet: String
  @Argument(help: "What against, as Rabies.") var name: String?
  @Option(help: "The day; today unless told otherwise.") var date: String?
  @Option(help: ArgumentHelp("Until when it is valid.", valueName: "date")) var until: String?
  @Option(help: "The number of the batch.") var batch: String?
  @Option(help: "Where.") var clinic: String?

  var texts: [Vaccination.Field: String?]? {
    name.map { [.name: $0, .date: date, .validUntil: until, .batch: batch, .clinic: clinic] }
  }

  func label(_ field: Vaccination.Field, _ words: PetWords) -> String { words.field(field) }

  func row(_ record: Vaccination, _ context: PetsContext) -> [String] {
    [
      context.words.digits(record.date), record.name,
      record.validUntil.map(context.words.digits) ?? "",
      context.words.records.status(record.status(on: context.pets.today)),
    ]
  }
}

/// `moggy pets visit`.
struct PetsVisit: HealthCommand {
  static let configuration = CommandConfiguration(
    commandName: "visit", abstract: "Add a visit to the vet, or list them.")

  @OptionGroup var options: RecordsOptions
  @Argument(help: "A name or an identifier.") var pet: String
  @Argument(help: "Why.") var reason: String?
  @Option(help: "The day; today unless told otherwise.") var date: String?
  @Option(help: "What the vet found.") var diagnosis: String?
  @Option(help: "What is to be done.") var prescription: String?
  @Option(help: "As 25.50 EUR.") var cost: String?

  var texts: [Visit.Field: String?]? {
    reason.map {
      [.reason: $0, .date: date, .diagnosis: diagnosis, .prescription: prescription, .cost: cost]
    }
  }

  func label(_ field: Visit.Field, _ words: PetWords) -> String { words.field(field) }

  func row(_ record: Visit, _ context: PetsContext) -> [String] {
    [
      context.words.digits(record.date), record.reason,
      record.diagnosis.replacing("\n", with: " "), record[.cost],
    ]
  }
}

/// `moggy pets weight`.
struct PetsWeight: HealthCommand {
  static let configuration = CommandConfiguration(
    commandName: "weight", abstract: "Put a weight into the log, or list the log.")

  @OptionGroup var options: RecordsOptions
  @Argument(help: "A name or an identifier.") var pet: String
  @Argument(help: "In kilograms, as 4.2, or as 9.3lb.") var kilograms: String?
  @Option(help: "The day; today unless told otherwise.") var date: String?

  var texts: [Weighing.Field: String?]? { kilograms.map { [.weight: $0, .date: date] } }
  func label(_ field: Weighing.Field, _ words: PetWords) -> String { words.field(field) }

  func row(_ record: Weighing, _ context: PetsContext) -> [String] {
    [context.words.digits(record.date), record.weight.map(context.words.records.weight) ?? ""]
  }
}
