import ArgumentParser
import Foundation

/// `moggy weather`: the weather of a place without a screen.
struct WeatherCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] =
    ExitStatus.records + [.unavailable, .wrongAnswer, .wrongSettings]

  static let configuration = CommandConfiguration(
    commandName: "weather", abstract: "Tell the weather of a place.",
    discussion: """
      PLACE is a name, with a region or country behind a comma (Paris, Texas), or a latitude and a \
      longitude (47.5 19.04). Without one it is the default place of the Weather tab, else the \
      coordinates in config.toml, else the city of the time zone. Provider, days and units are those \
      of the tab too, and what is fresh there is not asked for again.

      Where the service cannot be reached, and with --offline, what is kept and not yet over is \
      printed, and standard error says how old it is. JSON has times in ISO 8601 with the offset of the place, and null for what is not known.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: false)

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: WeatherOptions
  @Argument(parsing: .allUnrecognized, help: "A name, or a latitude and a longitude.")
  var place: [String] = []

  func validate() throws {
    guard let odd = place.first(where: { $0.hasPrefix("--") && $0 != "--" }) else { return }
    throw ValidationError("Unknown option '\(odd)'")
  }

  /// Never returns: the process ends with the status.
  func run() throws {
    let (command, words) = (self, place.filter { $0 != "--" }.joined(separator: " "))
    let speech = WeatherCommandWords(WeatherDesk.language(options, program))
    CommandProcess.run({ WeatherFailure.report($0, speech) }) {
      let desk = try await WeatherDesk(command.options, command.program, speech)
      try await desk.tell(words)
    }
  }
}
