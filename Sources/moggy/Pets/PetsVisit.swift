import ArgumentParser
import Core
import PetsDomain

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

  var access: PetsDesk.Access { reason == nil ? .read : .write }

  func perform(on desk: PetsDesk) async throws {
    let found = try await desk.pet(pet)
    let words = desk.words.records
    guard let reason else {
      return try await desk.list(Visit.self, of: found) {
        [$0.date.dotted, $0.reason, $0.diagnosis.replacing("\n", with: " "), $0[.cost]]
      }
    }
    try await desk.add(
      Visit.self, to: found,
      [
        .reason: reason, .date: date, .diagnosis: diagnosis, .prescription: prescription,
        .cost: cost,
      ], label: words.field)
  }
}
