import ArgumentParser
import Core
import CursesHost
import Interchange
import PetsDomain

/// `moggy pets list`.
struct PetsList: AppCommand {
  enum Order: String, ExpressibleByArgument, CaseIterable, Sendable { case newest, name }

  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List pets: identifier, name, kind, breed, age, weight.")

  @OptionGroup var options: RecordsOptions
  @Option(help: ArgumentHelp("Words in name, kind, breed, colour or chip.", valueName: "words"))
  var search = ""
  @Option(help: "The order.") var sort = Order.newest
  @Option(help: "How many at the most.") var limit = 1000
  @Option(help: "How many to leave out before.") var offset = 0

  func validate() throws {
    guard limit > 0, offset >= 0
    else { throw ValidationError("--limit is at least 1 and --offset at least 0.") }
  }

  func perform(in context: PetsContext) async throws {
    let order: PetQuery.Order = sort == .name ? .name : .newest
    let page = try await context.pets.page(
      PetQuery(search: search, order: order, offset: offset, limit: limit))
    let isBeyond = page.offset != offset
    let pets = isBeyond ? [] : page.pets
    context.tell(
      .array(pets.map { JSONValue($0) }),
      rows: pets.map { context.words.row($0, today: context.pets.today) })
    let rest = page.total - offset - pets.count
    if rest > 0, !isBeyond, !context.isJSON { ErrorOutput.write(context.words.more(rest)) }
  }
}

/// `moggy pets due`.
struct PetsDue: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "due",
    abstract: "List what is overdue and what is due soon, of one pet or of all.")

  @OptionGroup var options: RecordsOptions
  @Argument(help: "A name or an identifier.") var pet: String?
  @Option(help: "How many days ahead.") var days = DueQuery.soon
  @Flag(help: "However far ahead.") var all = false

  func validate() throws {
    guard (0...36_525).contains(days) else { throw ValidationError("--days is 0 to 36525.") }
  }

  func perform(in context: PetsContext) async throws {
    var query = DueQuery(days: all ? nil : days, limit: .max)
    if let pet { query.pet = try await context.pet(pet).id }
    let items = try await context.pets.health.due(query).items
    let (words, today) = (context.words, context.pets.today)
    if context.isJSON { return context.say(.array(items.map { JSONValue($0, today: today) })) }
    if items.isEmpty { return context.say(words.nothingDue) }
    context.say(
      rows: items.map { item in
        [
          words.digits(item.date), words.records.daysLeft(item.daysLeft(on: today)),
          item.petName ?? words.records.nameless, words.records.subject(item.subject), item.title,
        ]
      })
  }
}
