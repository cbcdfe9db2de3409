import ArgumentParser
import Core
import CursesHost
import Foundation
import Interchange
import Networking
import Places
import WeatherDomain
import WeatherScreens

/// `moggy weather`: the weather of a place without a screen.
struct WeatherCommand: ExitStatusDocumented, AppCommand {
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
      """, shouldDisplay: CommandList.isShown)

  @OptionGroup var options: WeatherOptions
  @Argument(parsing: .allUnrecognized, help: "A name, or a latitude and a longitude.")
  var place: [String] = []

  func validate() throws {
    guard let odd = place.first(where: { $0.hasPrefix("--") && $0 != "--" }) else { return }
    throw ValidationError("Unknown option '\(odd)'")
  }

  var access: RecordsAccess { .look }

  func perform(in context: WeatherContext) async throws {
    try await context.tell(place.filter { $0 != "--" }.joined(separator: " "))
  }
}

/// The options of `moggy weather` besides the place.
struct WeatherOptions: CommandOptions {
  @ParentCommand var program: MoggyCommand
  @OptionGroup var location: FolderOption

  @Option(help: ArgumentHelp("How many days, 1 to 16, today included.", valueName: "number"))
  var days: Int?

  @Flag(help: "The next 48 hours instead of the days; in JSON beside them.")
  var hourly = false

  @Flag(
    inversion: .prefixedNo,
    help: "The hours as a chart; on a terminal unless told otherwise.")
  var chart: Bool?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "One line, for a status bar or a message of the day.")
  var line = false

  @Option(
    help: ArgumentHelp(
      "What stands in the line, as “{place}: {temperature}”; the fields are place, glyph, sky, "
        + "temperature, feels, high, low, wind, humidity, chance and walk.", valueName: "text"))
  var format: String?

  @Option(help: "Ask this service instead of that of the tab.")
  var provider: ProviderName?

  @Flag(help: "Ask nobody: print what is kept, of any age.")
  var offline = false

  @Option(help: "Print these units; in JSON si unless told otherwise.")
  var units: UnitSystem?

  @OptionGroup var speech: LanguageOption

  @OptionGroup var sources: WeatherSources

  @Option(
    help: ArgumentHelp("The time zone, as Europe/Berlin.", valueName: "id"), transform: Zone.init)
  var timeZone: Zone?

  @Option(help: .hidden, transform: MomentArgument.init)
  var now: MomentArgument?

  func validate() throws {
    guard (1...16).contains(days ?? 1) else { throw ValidationError("--days is 1 to 16.") }
    guard !line || !json && !hourly
    else { throw ValidationError("--line excludes --json and --hourly.") }
    guard chart == nil || hourly && !json
    else { throw ValidationError("--chart needs --hourly, and excludes --json.") }
    guard format == nil || line else { throw ValidationError("--format needs --line.") }
    _ = try format.map(WeatherLineFormat.init)
  }
}

/// The options about where the weather and places come from.
struct WeatherSources: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp("Read the places from this file.", valueName: "path"),
    completion: .file())
  var places: String?

  @Option(
    name: .customLong("ca-file"),
    help: ArgumentHelp("Trust these certificates instead of the system's.", valueName: "file"),
    completion: .file())
  var authorities: String?

  @Option(help: .hidden, completion: .directory)
  var fixtures: String?
}

/// The choices of the file of settings and the locale about the weather; for the screen and the command alike.
struct WeatherChoices {
  let section: WeatherSection
  let environment: [String: String]
  /// The folder of the file of settings; nil where there is none.
  let folder: URL?
  /// The programs that are stopped when this one ends.
  var programs = RunningPrograms()

  var configuration: WeatherConfiguration {
    var configuration = WeatherConfiguration()
    configuration.coordinates = section.coordinates.map {
      Coordinates(latitude: $0.latitude, longitude: $0.longitude)
    }
    configuration.author = section.author ?? configuration.author
    configuration.avatar = section.avatar
    configuration.pictureList = section.pictures
    configuration.server = section.server
    configuration.units = .usual(inRegion: LocaleRegion.code("LC_MEASUREMENT", environment))
    return configuration
  }

  /// Of OpenWeatherMap; nothing is read here.
  var key: KeptSecret {
    KeyPlaces(
      file: section.keyFile, variable: section.keyVariable, command: section.keyCommand
    ).key(environment, folder: folder, among: programs)
  }
}

extension ProviderName: ExpressibleByArgument {
  public static var allValueStrings: [String] { services.map(\.rawValue) }
}

/// Units that go together, as `--units` names them.
enum UnitSystem: String, CaseIterable, ExpressibleByArgument {
  /// °C, km/h, hPa, mm.
  case metric
  /// °F, mph, inHg, inches.
  case imperial
  /// °C, mph, hPa, mm.
  case british
  /// °C, m/s, hPa, mm.
  case si

  var units: WeatherUnits {
    switch self {
    case .metric: WeatherUnits(speed: .kilometersPerHour)
    case .imperial: .usual(inRegion: "US")
    case .british: WeatherUnits(speed: .milesPerHour)
    case .si: WeatherUnits()
    }
  }
}

extension CommandFailure {
  init(_ error: WeatherError, _ words: WeatherCommandWords) {
    let status: ExitStatus =
      switch error {
      case .notStored, .noConnection, .serviceDown, .noData, .refused, .cancelled: .unavailable
      case .limitReached: .tryAgain
      case .insecure, .notTheService, .unreadable: .wrongAnswer
      case .keyMissing, .keyUnreadable, .keyRefused, .noSubscription, .contactMissing:
        .wrongSettings
      }
    self.init(status, words.text(error))
  }
}
