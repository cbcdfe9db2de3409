import ArgumentParser
import Core
import Places

/// `moggy places …`: the world's places without a screen.
struct PlacesCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = [.wrongData, .noInput, .unavailable, .noPermission]

  static let configuration = CommandConfiguration(
    commandName: "places", abstract: "Find places by name or by where they are.",
    discussion: """
      The places are in the file that --places or $MOGGY_PLACES names, else in \
      ../share/moggy/places.sqlite or places.sqlite beside the program.

      \(ExitStatus.paragraph(statuses))

      Place data © GeoNames (https://www.geonames.org), CC BY 4.0, changed: selected columns, \
      added names. Made with Natural Earth.
      """, shouldDisplay: CommandList.isShown,
    subcommands: [PlacesSearch.self, PlacesNearest.self])
}

/// The options of every command about places.
struct PlacesOptions: ParsableArguments {
  @ParentCommand var program: MoggyCommand
  @OptionGroup var location: FolderOption

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: ArgumentHelp("How many at the most.", valueName: "number"))
  var limit: Int?

  @OptionGroup var speech: LanguageOption

  @Option(
    help: ArgumentHelp("Read the places from this file.", valueName: "path"),
    completion: .file())
  var places: String?

  func validate() throws {
    guard (limit ?? 1) > 0, (limit ?? 1) <= 1000
    else { throw ValidationError("--limit is 1 to 1000.") }
  }
}

/// `moggy places search`.
struct PlacesSearch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "List the places that a text may mean, the likeliest first.",
    discussion: """
      English or Russian, the beginning of a name, or one with a typing error. A region or country \
      behind a comma narrows it: Paris, Texas. Two numbers are a point: 47.5, 19.04.
      """)

  @OptionGroup var options: PlacesOptions
  @Option(help: ArgumentHelp("Only in this country, by two letters.", valueName: "code"))
  var country: String?
  @Argument(parsing: .allUnrecognized, help: "What to look for.") var text: [String]

  func validate() throws {
    guard let odd = text.first(where: { $0.hasPrefix("--") && $0 != "--" }) else { return }
    throw ValidationError("Unknown option '\(odd)'")
  }

  func run() throws {
    PlacesContext.run(options) { context in
      let words = text.filter { $0 != "--" }.joined(separator: " ")
      try context.words.checkRange(words)
      let answer = try context.gazetteer.search(
        words, language: context.language, limit: options.limit ?? 10, country: country)
      guard !answer.matches.isEmpty
      else { throw CommandFailure(.noInput, context.words.none(words)) }
      let cities = answer.matches.map(\.city)
      try context.say(cities: cities) { context.json(answer.matches[$0]) }
    }
  }
}

/// `moggy places nearest`.
struct PlacesNearest: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nearest", abstract: "Tell the places closest to a point, and its country.",
    discussion: """
      POINT is a latitude and a longitude: 47.5 19.04, -33.9 151.2, or 33.9S 151.2E.
      """)

  @OptionGroup var options: PlacesOptions
  @Argument(parsing: .allUnrecognized, help: "A latitude and a longitude.") var point: [String]

  func run() throws {
    PlacesContext.run(options) { context in
      let words = point.filter { $0 != "--" }.joined(separator: " ")
      try context.words.checkRange(words)
      guard let point = Coordinates(parsing: words)
      else { throw CommandFailure(.wrongUse, context.words.noPoint(words)) }
      let found = try context.gazetteer.nearest(to: point, limit: options.limit ?? 1)
      let country = try context.gazetteer.country(at: point)
      if context.isJSON { return context.say(context.json(point, country, found)) }
      for line in context.lines(country, found) { context.say(line) }
    }
  }
}
