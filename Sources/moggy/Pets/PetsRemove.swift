import ArgumentParser
import Interchange
import PetsDomain

/// `moggy pets remove`.
struct PetsRemove: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Delete a pet with all that belongs to it; can be undone in the program.")
  var access: PetsDesk.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "A name or an identifier.") var pet: String

  func perform(on desk: PetsDesk) async throws {
    let found = try await desk.pet(pet)
    guard let removed = try await desk.pets.delete(found.id) else {
      throw PetsFailure.noInput(desk.words.noPet(pet))
    }
    if desk.isJSON { desk.say(JSONValue(removed)) } else { desk.say(desk.words.removed(removed)) }
  }
}
