import ArgumentParser
import Interchange
import PetsDomain

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
