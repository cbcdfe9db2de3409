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

/// `moggy pets edit`.
struct PetsEdit: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change fields of a card; an empty text clears one.")
  var access: PetsDesk.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "A name or an identifier.") var pet: String
  @OptionGroup var card: CardOptions
  @Flag(help: "Take its photo away.") var noPhoto = false

  func validate() throws {
    if card.fields.isEmpty, card.photo == nil, !noPhoto {
      throw ValidationError("Nothing to change: give a field, --photo or --no-photo.")
    }
    if card.photo != nil, noPhoto { throw ValidationError("--photo or --no-photo, not both.") }
  }

  func perform(on desk: PetsDesk) async throws {
    let before = try await desk.pet(pet)
    try card.check(on: desk)
    let path = try card.photoPath(desk.words)
    var after = before
    if let path { after = try desk.pet(try await desk.pets.setPhoto(before.id, from: path)) }
    if !card.fields.isEmpty { after = try await changed(before, desk) }
    if noPhoto { after = try desk.pet(try await desk.pets.removePhoto(before.id)) }
    if desk.isJSON { return desk.say(JSONValue(after)) }
    desk.say(after == before ? desk.words.unchanged(after) : desk.words.changed(after))
  }

  private func changed(_ pet: Pet, _ desk: PetsDesk) async throws -> Pet {
    switch try await desk.pets.update(pet.id, card.fields).outcome {
    case .saved(let pet), .unchanged(let pet): return pet
    case .wouldBeEmpty: throw PetsFailure.data([desk.words.wouldBeEmpty])
    case .refused(let problem): throw PetsFailure.data([desk.words.records.problem(problem)])
    case .gone: throw PetsFailure.noInput(desk.words.noPet(self.pet))
    }
  }
}

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

/// `moggy pets show`.
struct PetsShow: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a pet's card and health book.")
  var access: PetsDesk.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "A name or an identifier.") var pet: String

  func perform(on desk: PetsDesk) async throws {
    try await desk.show(try await desk.pet(pet))
  }
}
