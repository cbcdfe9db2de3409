import ArgumentParser
import Core
import PetsDomain

/// `moggy pets weight`: without a weight it lists, and only reads.
struct PetsWeight: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "weight", abstract: "Put a weight into the log, or list the log.")

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "A name or an identifier.") var pet: String
  @Argument(help: "In kilograms, as 4.2, or as 9.3lb.") var kilograms: String?
  @Option(help: "The day; today unless told otherwise.") var date: String?

  var access: PetsDesk.Access { kilograms == nil ? .read : .write }

  func perform(on desk: PetsDesk) async throws {
    let found = try await desk.pet(pet)
    let words = desk.words
    guard let kilograms else {
      return try await desk.list(Weighing.self, of: found) {
        [$0.date.dotted, $0.weight.map(words.records.weight) ?? ""]
      }
    }
    try await desk.add(
      Weighing.self, to: found, [.weight: kilograms, .date: date], label: words.records.field)
  }
}
