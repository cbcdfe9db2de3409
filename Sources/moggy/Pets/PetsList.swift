import ArgumentParser
import Interchange
import PetsDomain
import ProgramOptions

/// `moggy pets list`.
struct PetsList: PetsTask {
  enum Order: String, ExpressibleByArgument, CaseIterable, Sendable {
    case newest, name
  }

  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List pets: identifier, name, kind, breed, age, weight.")
  var access: PetsDesk.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Option(help: ArgumentHelp("Words in name, kind, breed, colour or chip.", valueName: "words"))
  var search = ""
  @Option(help: "The order.") var sort = Order.newest
  @Option(help: "How many at the most.") var limit = 1000
  @Option(help: "How many to leave out before.") var offset = 0

  func validate() throws {
    guard limit > 0, offset >= 0 else {
      throw ValidationError("--limit is at least 1 and --offset at least 0.")
    }
  }

  func perform(on desk: PetsDesk) async throws {
    let order: PetQuery.Order = sort == .name ? .name : .newest
    let page = try await desk.pets.page(
      PetQuery(search: search, order: order, offset: offset, limit: limit))
    let isBeyond = page.offset != offset
    let pets = isBeyond ? [] : page.pets
    if desk.isJSON { return desk.say(.array(pets.map { JSONValue($0) })) }
    let rows = pets.map { desk.words.row($0, today: desk.pets.today) }
    for line in TextColumns.lines(rows) { desk.say(line) }
    let rest = page.total - offset - pets.count
    if rest > 0, !isBeyond { ErrorOutput.write(desk.words.more(rest)) }
  }
}
