import ArgumentParser
import Core
import Interchange
import Places
import TravelDomain

/// `moggy travel add`.
struct TravelAdd: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a country or a city.",
    discussion: """
      PLACE is a country where there is one of that name, else a city, which brings its country \
      along; --city or --country CODE say that it is a city. Dates are 2019, 2019-05 or 2019-05-14.
      """)
  var access: RecordsAccess { .write }

  @OptionGroup var options: TravelOptions
  @Flag(help: "PLACE is a city, even if a country is called so.") var city = false
  @Option(help: ArgumentHelp("A city of this country.", valueName: "code")) var country: String?
  @Option(help: "been, want or lived.") var state = VisitState.been
  @Option(help: ArgumentHelp("When it began.", valueName: "date")) var from: String?
  @Option(help: ArgumentHelp("When it ended.", valueName: "date")) var until: String?
  @Option(help: "A note.") var note = ""
  @Flag(help: "The country is home.") var home = false
  @Argument(help: "A name, a code, or geonames:NUMBER.") var place: [String]

  func validate() throws {
    if home, city || country != nil { throw ValidationError("--home is for a country.") }
  }

  private func details(in context: TravelContext) throws -> VisitDetails {
    try VisitDetails(state, from: date(from, context), until: date(until, context), note: note)
  }

  private func date(_ text: String?, _ context: TravelContext) throws -> PartialDate? {
    guard let text else { return nil }
    guard let date = PartialDate(typed: text, style: context.words.units.date) else {
      throw CommandFailure(.wrongUse, context.words.noDate(text))
    }
    return date
  }

  func perform(in context: TravelContext) async throws {
    let travel = try context.knowing()
    let text = place.joined(separator: " ")
    // Countries of a name that is close, where the text is none.
    var countries: [Country] = []
    if !city, country == nil, CityKey(text) == nil {
      switch try await travel.add(countryNamed: text, details(in: context)) {
      case .added(let country): return try await told(country, travel, context)
      case .refused(.unknownCountry(_, let like)): countries = like
      case .refused(let problem): throw context.failure(problem)
      }
    }
    if home { throw isNoCountry(text, like: countries, context) }
    switch try await add(city: text, to: travel, details(in: context)) {
    case .added(let city, let country): told(city, country, context)
    case .refused(let problem): throw context.failure(problem, orMeant: countries)
    }
  }

  /// A city cannot be home; a name that nothing has is told as it is without `--home`.
  private func isNoCountry(
    _ text: String, like countries: [Country], _ context: TravelContext
  ) -> CommandFailure {
    let cities = try? context.gazetteer().search(text, language: context.language, limit: 1)
    if CityKey(text) != nil || cities?.matches.first?.kind == .name {
      return CommandFailure(.wrongUse, context.words.homeIsACountry)
    }
    return context.failure(.unknownCountry(text, like: countries))
  }

  private func add(
    city text: String, to travel: TravelRepository, _ details: VisitDetails
  ) async throws -> CityOutcome {
    if case .geoNames(let id)? = CityKey(text) {
      return try await travel.add(city: id, in: country, details)
    }
    return try await travel.add(cityNamed: text, in: country, details)
  }

  private func told(
    _ country: VisitedCountry, _ travel: TravelRepository, _ context: TravelContext
  ) async throws {
    if home { _ = try await travel.setHome(country.code) }
    let country = try await travel.country(country.code) ?? country
    context.tell(
      JSONValue(country, travel.today), context.words.added(context.words.line(country)))
  }

  private func told(_ city: VisitedCity, _ country: VisitedCountry?, _ context: TravelContext) {
    if context.isJSON { return context.say(JSONValue(city, context.travel.today)) }
    let lines = [context.words.line(city)] + [country.map(context.words.line)].compactMap { $0 }
    for line in lines { context.say(context.words.added(line)) }
  }
}

/// `moggy travel remove`.
struct TravelRemove: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Delete a country with its cities, or a city; can be undone in the program.")
  var access: RecordsAccess { .write }

  @OptionGroup var options: TravelOptions
  @Flag(help: "PLACE is a city, even if a country is called so.") var city = false
  @Argument(help: "A name, a code, or an identifier.") var place: [String]

  func perform(in context: TravelContext) async throws {
    let text = place.joined(separator: " ")
    let found = try await context.travel.find(text)
    let countries = city ? [] : found.countries
    if let country = countries.first, countries.count == 1,
      let gone = try await context.travel.delete(country: country.code)
    {
      return context.tell(
        JSONValue(gone, context.travel.today), context.words.removed(context.words.line(gone)))
    }
    let (words, today) = (context.words, context.travel.today)
    let all = countries.map { words.row($0, today) } + found.cities.map { words.row($0, today) }
    if all.count > 1 {
      throw CommandFailure(.wrongData, [context.words.notUnique(text)] + TextColumns.lines(all))
    }
    guard let city = found.cities.first, let gone = try await context.travel.delete(city: city.key)
    else { throw CommandFailure(.noInput, context.words.notInTheList(text)) }
    context.tell(
      JSONValue(gone, context.travel.today), context.words.removed(context.words.line(gone)))
  }
}
