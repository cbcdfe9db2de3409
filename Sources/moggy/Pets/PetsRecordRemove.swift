import ArgumentParser
import Interchange
import PetsDomain

/// `moggy pets record remove`.
struct PetsRecordRemove: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Delete a record; can be undone in the program.")
  var access: PetsDesk.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "The first digits of its identifier.") var record: String

  func perform(on desk: PetsDesk) async throws {
    try await remove(try await desk.record(record), desk)
  }

  private func remove<Record: HealthRecord>(_ found: Record, _ desk: PetsDesk) async throws {
    guard let removed = try await desk.pets.health.delete(Record.self, found.id) else {
      throw PetsFailure.noInput(desk.words.noRecord(record))
    }
    if desk.isJSON { return desk.say(JSONValue(removed)) }
    desk.say(desk.words.removed(desk.line(of: removed)))
  }
}
