import ArgumentParser
import Interchange
import PetsDomain

/// `moggy pets add`.
struct PetsAdd: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a pet; any field or a photo is enough.",
    discussion: """
      One pet is free. A second needs Premium, which costs nothing and is switched on in the program, \
      under Profile; without it the command ends with status 69.
      """)
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @OptionGroup var card: CardOptions

  func perform(in context: PetsContext) async throws {
    let fields = try card.checked(in: context)
    try await context.checkSlot()
    var pet = context.pets.blank()
    for (field, text) in fields { try pet.set(field, to: text, today: context.pets.today) }
    if let path = try card.photoPath(context.words) {
      pet = try context.pet(try await context.pets.setPhoto(pet.id, from: path, creating: pet))
    } else if try await !context.pets.add(pet) {
      throw CommandFailure(.wrongData, context.words.nothingGiven)
    }
    context.tell(JSONValue(pet), context.words.added(pet))
  }
}

/// `moggy pets edit`.
struct PetsEdit: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change fields of a card; an empty text clears one.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "A name or an identifier.") var pet: String
  @OptionGroup var card: CardOptions
  @Flag(help: "Take its photo away.") var noPhoto = false

  func validate() throws {
    if card.isEmpty, card.photo == nil, !noPhoto {
      throw ValidationError("Nothing to change: give a field, --photo or --no-photo.")
    }
    if card.photo != nil, noPhoto { throw ValidationError("--photo or --no-photo, not both.") }
  }

  func perform(in context: PetsContext) async throws {
    let before = try await context.pet(pet)
    let fields = try card.checked(in: context)
    let path = try card.photoPath(context.words)
    var after = before
    if let path { after = try context.pet(try await context.pets.setPhoto(before.id, from: path)) }
    if !fields.isEmpty { after = try await changed(before, fields, context) }
    if noPhoto { after = try context.pet(try await context.pets.removePhoto(before.id)) }
    context.tell(
      JSONValue(after),
      after == before ? context.words.unchanged(after) : context.words.changed(after))
  }

  private func changed(
    _ pet: Pet, _ fields: [(field: PetField, text: String)], _ context: PetsContext
  ) async throws -> Pet {
    switch try await context.pets.update(pet.id, fields).outcome {
    case .saved(let pet), .unchanged(let pet): return pet
    case .wouldBeEmpty: throw CommandFailure(.wrongData, context.words.wouldBeEmpty)
    case .refused(let problem):
      throw CommandFailure(.wrongData, context.words.records.problem(problem))
    case .gone: throw CommandFailure(.noInput, context.words.noPet(self.pet))
    }
  }
}

/// `moggy pets remove`.
struct PetsRemove: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Delete a pet with all that belongs to it; can be undone in the program.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Argument(help: "A name or an identifier.") var pet: String

  func perform(in context: PetsContext) async throws {
    let found = try await context.pet(pet)
    guard let removed = try await context.pets.delete(found.id)
    else { throw CommandFailure(.noInput, context.words.noPet(pet)) }
    context.tell(JSONValue(removed), context.words.removed(removed))
  }
}

/// `moggy pets show`.
struct PetsShow: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a pet's card and health book.")

  @OptionGroup var options: RecordsOptions
  @Argument(help: "A name or an identifier.") var pet: String

  func perform(in context: PetsContext) async throws {
    try await context.show(try await context.pet(pet))
  }
}
