import ArgumentParser
import Places

/// `moggy places search`.
struct PlacesSearch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "List the places that a text may mean, the likeliest first.",
    discussion: """
      English or Russian, the beginning of a name, or one with a typing error. A region or country \
      behind a comma narrows it: Paris, Texas. Two numbers are a point: 47.5, 19.04.
      """)

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PlacesOptions
  @Option(help: ArgumentHelp("Only in this country, by two letters.", valueName: "code"))
  var country: String?
  @Argument(parsing: .allUnrecognized, help: "What to look for.") var text: [String]

  func validate() throws {
    guard let odd = text.first(where: { $0.hasPrefix("--") && $0 != "--" }) else { return }
    throw ValidationError("Unknown option '\(odd)'")
  }

  func run() throws {
    try PlacesDesk.run(options, program) { desk in
      let words = text.filter { $0 != "--" }.joined(separator: " ")
      try PlacesFailure.checkRange(words)
      let answer = try desk.gazetteer.search(
        words, language: desk.language, limit: options.limit ?? 10, country: country)
      guard !answer.matches.isEmpty else { throw PlacesFailure.none(words) }
      let cities = answer.matches.map(\.city)
      try desk.say(cities: cities) { desk.json(answer.matches[$0]) }
    }
  }
}
