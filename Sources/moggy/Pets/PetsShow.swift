import ArgumentParser

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
