import ArgumentParser
import Core
import PetsDomain

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

  var access: PetsDesk.Access { name == nil ? .read : .write }

  func perform(on desk: PetsDesk) async throws {
    let found = try await desk.pet(pet)
    let (words, today) = (desk.words.records, desk.pets.today)
    guard let name else {
      return try await desk.list(Vaccination.self, of: found) {
        [$0.date.dotted, $0.name, $0.validUntil?.dotted ?? "", words.status($0.status(on: today))]
      }
    }
    try await desk.add(
      Vaccination.self, to: found,
      [.name: name, .date: date, .validUntil: until, .batch: batch, .clinic: clinic],
      label: words.field)
  }
}
