import ArgumentParser
import Interchange
import PetsDomain

/// `moggy pets record edit`.
struct PetsRecordEdit: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change fields of a record; an empty text clears one.")
  var access: PetsDesk.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "The first digits of its identifier.") var record: String
  @OptionGroup var fields: RecordOptions

  func validate() throws {
    if fields.given.isEmpty { throw ValidationError("Nothing to change: give a field.") }
  }

  func perform(on desk: PetsDesk) async throws {
    try await change(try await desk.record(record), desk)
  }

  private func change<Record: HealthRecord>(_ record: Record, _ desk: PetsDesk) async throws {
    let texts = try fields.texts(for: Record.self, desk.words)
    let label = { (field: Record.Field) in RecordOptions.name(of: field) }
    switch record.filled(with: texts, today: desk.pets.today) {
    case .failure(let problems): throw PetsFailure.data(desk.lines(problems, label))
    case .success(let filled):
      switch try await desk.pets.health.save(filled) {
      case .saved(let saved): tell(saved, desk.words.changed, desk)
      case .unchanged(let same): tell(same, desk.words.unchanged, desk)
      case .refused(let problems): throw PetsFailure.data(desk.lines(problems, label))
      case .gone: throw PetsFailure.noInput(desk.words.noRecord(self.record))
      }
    }
  }

  private func tell(
    _ record: some HealthRecord, _ words: (String) -> String, _ desk: PetsDesk
  ) {
    if desk.isJSON { return desk.say(JSONValue(record)) }
    desk.say(words(desk.line(of: record)))
  }
}
