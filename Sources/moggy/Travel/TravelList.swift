import ArgumentParser
import Interchange
import PetsDomain
import ProgramOptions
import TravelDomain

/// `moggy travel list`.
struct TravelList: TravelTask {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List countries, or cities: code, name, state, dates, cities.",
    discussion: "With a COUNTRY, or with --cities, it is cities.")
  var access: PetsDesk.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: TravelOptions
  @Argument(help: "Whose cities: a name or a code.") var country: String?
  @Flag(help: "All cities instead of the countries.") var cities = false
  @Option(help: ArgumentHelp("Words in a name.", valueName: "words")) var search = ""
  @Option(help: "Only been, want or lived.") var state: VisitState?
  @Option(help: "The order: name, date or cities.") var sort = TravelOrder.name
  @Option(help: "How many at the most.") var limit = 1000

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit is at least 1.") }
  }

  func perform(on desk: TravelDesk) async throws {
    let states = state.map { Set([$0]) }
    if country == nil, !cities {
      let page = try await desk.travel.countries(
        CountryQuery(search: search, states: states, order: sort, limit: limit))
      return say(page, desk, JSONValue.init, desk.words.row)
    }
    let code = try await desk.code(of: country)
    let page = try await desk.travel.cities(
      CityQuery(country: code, search: search, states: states, order: sort, limit: limit))
    say(page, desk, JSONValue.init, desk.words.row)
  }

  private func say<Record>(
    _ page: TravelPage<Record>, _ desk: TravelDesk, _ json: (Record) -> JSONValue,
    _ row: (Record) -> [String]
  ) {
    if desk.isJSON { return desk.say(.array(page.records.map(json))) }
    desk.say(rows: page.records.map(row))
    let rest = page.total - page.records.count
    if rest > 0 { ErrorOutput.write(desk.words.more(rest)) }
  }
}

extension VisitState: ExpressibleByArgument {}
extension TravelOrder: ExpressibleByArgument {}
extension ExchangeFormat: ExpressibleByArgument {}

extension TravelDesk {
  /// The code of a country of the list; nil for none.
  func code(of country: String?) async throws -> String? {
    guard let country else { return nil }
    guard let found = try await travel.find(country).countries.first else {
      throw TravelFailure.notInTheList(country)
    }
    return found.code
  }
}
