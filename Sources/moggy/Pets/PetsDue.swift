import ArgumentParser
import Core
import Interchange
import PetsDomain

/// `moggy pets due`.
struct PetsDue: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "due",
    abstract: "List what is overdue and what is due soon, of one pet or of all.")
  var access: PetsDesk.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: "A name or an identifier.") var pet: String?
  @Option(help: "How many days ahead.") var days = DueQuery.soon
  @Flag(help: "However far ahead.") var all = false

  func validate() throws {
    guard (0...36_525).contains(days) else { throw ValidationError("--days is 0 to 36525.") }
  }

  func perform(on desk: PetsDesk) async throws {
    var query = DueQuery(days: all ? nil : days, limit: .max)
    if let pet { query.pet = try await desk.pet(pet).id }
    let items = try await desk.pets.health.due(query).items
    let (words, today) = (desk.words, desk.pets.today)
    if desk.isJSON { return desk.say(.array(items.map { JSONValue($0, today: today) })) }
    if items.isEmpty { return desk.say(words.nothingDue) }
    let rows = items.map { item in
      [
        item.date.dotted, words.records.daysLeft(item.daysLeft(on: today)),
        item.petName ?? words.records.nameless, words.records.subject(item.subject), item.title,
      ]
    }
    for line in TextColumns.lines(rows) { desk.say(line) }
  }
}
