import ArgumentParser
import Places

/// `moggy places nearest`.
struct PlacesNearest: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nearest", abstract: "Tell the places closest to a point, and its country.",
    discussion: """
      POINT is a latitude and a longitude: 47.5 19.04, -33.9 151.2, or 33.9S 151.2E.
      """)

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PlacesOptions
  @Argument(parsing: .allUnrecognized, help: "A latitude and a longitude.") var point: [String]

  func run() throws {
    try PlacesDesk.run(options, program) { desk in
      let words = point.filter { $0 != "--" }.joined(separator: " ")
      try PlacesFailure.checkRange(words)
      guard let point = Coordinates(parsing: words) else { throw PlacesFailure.noPoint(words) }
      let found = try desk.gazetteer.nearest(to: point, limit: options.limit ?? 1)
      let country = try desk.gazetteer.country(at: point)
      if desk.isJSON { return desk.say(desk.json(point, country, found)) }
      for line in desk.lines(country, found) { desk.say(line) }
    }
  }
}
