import ArgumentParser
import Interchange
import PetsDomain

/// `moggy pets record list`.
struct PetsRecordList: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List everything in a pet's health book: identifier, kind, …")
  var access: PetsDesk.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "A name or an identifier.") var pet: String

  func perform(on desk: PetsDesk) async throws {
    let found = try await desk.pet(pet)
    let pages = try await desk.pets.health.pages(of: found.id)
    var records: [any HealthRecord] = pages.vaccinations
    records += pages.medicines
    records += pages.visits
    records += pages.weighings
    records += pages.documents
    if desk.isJSON { return desk.say(.array(records.map { desk.value(of: $0) })) }
    for line in TextColumns.lines(records.map { desk.cells(of: $0) }) { desk.say(line) }
  }
}
