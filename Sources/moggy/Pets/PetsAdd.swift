import ArgumentParser
import Interchange
import PetsDomain

/// `moggy pets add`.
struct PetsAdd: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a pet; any field or a photo is enough.",
    discussion: """
      One pet is free. A second needs Premium, which costs nothing and is switched on in the program, \
      under Profile; without it the command ends with status 69.
      """)
  var access: PetsDesk.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @OptionGroup var card: CardOptions

  func perform(on desk: PetsDesk) async throws {
    try card.check(on: desk)
    try await desk.checkSlot()
    var pet = desk.pets.blank()
    for (field, text) in card.fields { try pet.set(field, to: text, today: desk.pets.today) }
    if let path = try card.photoPath(desk.words) {
      pet = try desk.pet(try await desk.pets.setPhoto(pet.id, from: path, creating: pet))
    } else if try await !desk.pets.add(pet) {
      throw PetsFailure.data([desk.words.nothingGiven])
    }
    if desk.isJSON { desk.say(JSONValue(pet)) } else { desk.say(desk.words.added(pet)) }
  }
}
