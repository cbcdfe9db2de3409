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

  var access: PetsDesk.Access { name == nil ? .read : .write }

  func perform(on desk: PetsDesk) async throws {
    let found = try await desk.pet(pet)
    let (words, today) = (desk.words.records, desk.pets.today)
    guard let name else {
      return try await desk.list(Medicine.self, of: found) {
        [
          $0.from.dotted, $0.until?.dotted ?? "", $0.name, $0.dose, words.schedule($0),
          words.status($0.status(on: today)),
        ]
      }
    }
    try await desk.add(
      Medicine.self, to: found,
      [.name: name, .dose: dose, .from: from, .until: until, .schedule: schedule],
      label: words.field)
  }
}
