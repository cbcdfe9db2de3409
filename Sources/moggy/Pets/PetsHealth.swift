import ArgumentParser
import Core
import PetsDomain

/// `moggy pets medicine`: without a name it lists, and only reads.
struct PetsMedicine: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "medicine", abstract: "Add a course of medicine, or list them.")

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "A name or an identifier.") var pet: String
  @Argument(help: "What is given.") var name: String?
  @Option(help: "How much.") var dose: String?
  @Option(help: ArgumentHelp("The first day; today unless told otherwise.", valueName: "date"))
  var from: String?
  @Option(help: ArgumentHelp("The last day.", valueName: "date")) var until: String?
  @Option(help: ArgumentHelp("Times a day, or words.", valueName: "text")) var schedule: String?

  var access: PetsContext.Access { name == nil ? .read : .write }

  func perform(in context: PetsContext) async throws {
    let found = try await context.pet(pet)
    let (words, today) = (context.words.records, context.pets.today)
    guard let name else {
      return try await context.list(Medicine.self, of: found) {
        [
          $0.from.dotted, $0.until?.dotted ?? "", $0.name, $0.dose, words.schedule($0),
          words.status($0.status(on: today)),
        ]
      }
    }
    try await context.add(
      Medicine.self, to: found,
      [.name: name, .dose: dose, .from: from, .until: until, .schedule: schedule],
      label: words.field)
  }
}

/// `moggy pets vaccination`: without a name it lists, and only reads.
struct PetsVaccination: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "vaccination", abstract: "Add a vaccination, or list them.")

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "A name or an identifier.") var pet: String
  @Argument(help: "What against, as Rabies.") var name: String?
  @Option(help: "The day; today unless told otherwise.") var date: String?
  @Option(help: ArgumentHelp("Until when it is valid.", valueName: "date")) var until: String?
  @Option(help: "The number of the batch.") var batch: String?
  @Option(help: "Where.") var clinic: String?

  var access: PetsContext.Access { name == nil ? .read : .write }

  func perform(in context: PetsContext) async throws {
    let found = try await context.pet(pet)
    let (words, today) = (context.words.records, context.pets.today)
    guard let name else {
      return try await context.list(Vaccination.self, of: found) {
        [$0.date.dotted, $0.name, $0.validUntil?.dotted ?? "", words.status($0.status(on: today))]
      }
    }
    try await context.add(
      Vaccination.self, to: found,
      [.name: name, .date: date, .validUntil: until, .batch: batch, .clinic: clinic],
      label: words.field)
  }
}

/// `moggy pets visit`: without a reason it lists, and only reads.
struct PetsVisit: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "visit", abstract: "Add a visit to the vet, or list them.")

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "A name or an identifier.") var pet: String
  @Argument(help: "Why.") var reason: String?
  @Option(help: "The day; today unless told otherwise.") var date: String?
  @Option(help: "What the vet found.") var diagnosis: String?
  @Option(help: "What is to be done.") var prescription: String?
  @Option(help: "As 25.50 EUR.") var cost: String?

  var access: PetsContext.Access { reason == nil ? .read : .write }

  func perform(in context: PetsContext) async throws {
    let found = try await context.pet(pet)
    let words = context.words.records
    guard let reason else {
      return try await context.list(Visit.self, of: found) {
        [$0.date.dotted, $0.reason, $0.diagnosis.replacing("\n", with: " "), $0[.cost]]
      }
    }
    try await context.add(
      Visit.self, to: found,
      [
        .reason: reason, .date: date, .diagnosis: diagnosis, .prescription: prescription,
        .cost: cost,
      ], label: words.field)
  }
}

/// `moggy pets weight`: without a weight it lists, and only reads.
struct PetsWeight: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "weight", abstract: "Put a weight into the log, or list the log.")

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "A name or an identifier.") var pet: String
  @Argument(help: "In kilograms, as 4.2, or as 9.3lb.") var kilograms: String?
  @Option(help: "The day; today unless told otherwise.") var date: String?

  var access: PetsContext.Access { kilograms == nil ? .read : .write }

  func perform(in context: PetsContext) async throws {
    let found = try await context.pet(pet)
    let words = context.words
    guard let kilograms else {
      return try await context.list(Weighing.self, of: found) {
        [$0.date.dotted, $0.weight.map(words.records.weight) ?? ""]
      }
    }
    try await context.add(
      Weighing.self, to: found, [.weight: kilograms, .date: date], label: words.records.field)
  }
}
