import ArgumentParser
import Core
import CursesHost
import Interchange
import Places
import Shell
import TravelDomain
import TravelScreens

/// `moggy travel list`.
struct TravelList: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List countries, or cities: code, name, state, dates, cities.",
    discussion: "With a COUNTRY, or with --cities, it is cities.")

  @OptionGroup var options: TravelOptions
  @Argument(help: "Whose cities: a name or a code.") var country: String?
  @Flag(help: "All cities instead of the countries.") var cities = false
  @Option(help: ArgumentHelp("Words in a name.", valueName: "words")) var search = ""
  @Option(help: "Only been, want, lived or planned: visits that begin later.")
  var state: VisitStanding?
  @Option(help: "The order: name, date or cities.") var sort = TravelOrder.name
  @Option(help: "How many at the most.") var limit = 1000

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit is at least 1.") }
  }

  func perform(in context: TravelContext) async throws {
    if country == nil, !cities {
      let page = try await context.travel.countries(
        CountryQuery(search: search, order: sort, limit: .max))
      return say(page.records, \.details, context, JSONValue.init, context.words.row)
    }
    let code = try await context.code(of: country)
    let page = try await context.travel.cities(
      CityQuery(country: code, search: search, order: sort, limit: .max))
    say(page.records, \.details, context, JSONValue.init, context.words.row)
  }

  private func say<Record>(
    _ all: [Record], _ details: (Record) -> VisitDetails, _ context: TravelContext,
    _ json: (Record, CalendarDay) -> JSONValue, _ row: (Record, CalendarDay) -> [String]
  ) {
    let today = context.travel.today
    let found = all.filter { state == nil || details($0).standing(on: today) == state }
    let shown = found.prefix(limit)
    context.tell(.array(shown.map { json($0, today) }), rows: shown.map { row($0, today) })
    let rest = found.count - shown.count
    if rest > 0, !context.isJSON { ErrorOutput.write(context.words.more(rest)) }
  }
}

extension VisitState: ExpressibleByArgument {}
extension VisitStanding: ExpressibleByArgument {}
extension TravelOrder: ExpressibleByArgument {}
extension ExchangeFormat: ExpressibleByArgument {}

extension TravelContext {
  /// The code of a country of the list; nil for none.
  func code(of country: String?) async throws -> String? {
    guard let country else { return nil }
    guard let found = try await travel.find(country).countries.first
    else { throw CommandFailure(.noInput, words.notInTheList(country)) }
    return found.code
  }
}

/// `moggy travel stats`.
struct TravelStats: AppCommand {
  enum World: String, ExpressibleByArgument, CaseIterable, Sendable {
    case un, iso

    var count: WorldCount { self == .un ? .unMembers : .iso }
  }

  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Tell how much of the world was visited, when and how far.",
    discussion: """
      Wishes and plans are no visits. A visit counts in the year in which it began; a country is new in \
      the year of its first visit or that of a city of it. The longest journey is of visits whose first \
      and last day are known; those that follow each other without a day between are one. The farthest \
      place is measured from the home: in the home country the first city where somebody has lived, else \
      its capital; without a home country the first city, else the first country, where somebody has \
      lived. What has no date is counted apart.

      --json has also years (new_countries, countries and cities of each), longest_journey, home, \
      farthest, years_since_last_visit (countries by spans of years) and undated.
      """)

  @OptionGroup var options: TravelOptions
  @Option(help: "The world: un (193 countries) or iso (250); else as in the program.")
  var world: World?

  func perform(in context: TravelContext) async throws {
    var world = try await ShellSetup.travelSettings(in: context.records.store).world
    if let wanted = self.world { world = wanted.count }
    let statistics = try await context.repository(try gazetteer(context)).statistics(of: world)
    if context.isJSON { return context.say(JSONValue(statistics, of: world)) }
    for line in lines(statistics, context.words) { context.say(line) }
    context.say(
      rows: statistics.continents.map {
        [$0.continent.names[context.language], context.words.travel.part($0.part)]
      })
    if statistics.hasVisits { sayVisits(statistics, context) }
  }

  /// Prints what the dates and the places of visits tell.
  private func sayVisits(_ statistics: TravelStatistics, _ context: TravelContext) {
    let travel = context.words.travel
    context.say("\(travel.longestJourney): \(travel.journey(statistics))")
    let farthest =
      statistics.home == nil ? context.words.noHome : travel.farthestText(statistics)
    context.say("\(travel.farthestTitle): \(farthest)")
    let years = travel.rows(statistics.years)
    if !years.isEmpty {
      context.say("\(travel.visitsByYear):")
      context.say(rows: years.map { ["  " + $0.label, $0.text] })
    }
    context.say("\(travel.howLongAgo):")
    context.say(
      rows: statistics.ages.spans.map { ["  " + travel.name($0), travel.countries($0.countries)] })
    if let undated = travel.undated(statistics.years) { context.say(undated) }
  }

  /// Without a file of places, what it takes to know more is left out.
  private func gazetteer(_ context: TravelContext) throws -> Gazetteer? {
    do { return try context.gazetteer() } catch PlacesError.missing { return nil }
  }

  private func lines(_ statistics: TravelStatistics, _ words: TravelCommandWords) -> [String] {
    let travel = words.travel
    return [
      travel.share(statistics.world),
      statistics.countryCount == 0
        ? nil : "\(words.countriesLabel): \(words.lived(statistics.countries))",
      statistics.cityCount == 0 ? nil : "\(words.citiesLabel): \(words.lived(statistics.cities))",
      statistics.areaShare.map(travel.area),
      statistics.firstDate.map { travel.journeys($0, statistics.lastDate ?? $0) },
    ].compactMap { $0 }
  }
}
