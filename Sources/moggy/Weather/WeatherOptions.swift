import ArgumentParser
import Core
import Foundation
import ProgramOptions
import Toolkit

/// The options of `moggy weather` besides the place.
struct WeatherOptions: ParsableArguments {
  @OptionGroup var location: FolderOption

  @Option(help: ArgumentHelp("How many days, 1 to 16, today included.", valueName: "number"))
  var days: Int?

  @Flag(help: "The next 48 hours instead of the days; in JSON beside them.")
  var hourly = false

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Ask nobody: print what is kept, of any age.")
  var offline = false

  @Option(help: "Print these units; in JSON si unless told otherwise.")
  var units: UnitSystem?

  @Option(help: ArgumentHelp("Speak this language.", valueName: "language"))
  var language: Language?

  @Option(help: ArgumentHelp("Read the places from this file.", valueName: "path"))
  var places: String?

  @Option(
    name: .customLong("ca-file"),
    help: ArgumentHelp("Trust these certificates instead of the system's.", valueName: "file"))
  var authorities: String?

  @Option(
    help: ArgumentHelp("The time zone, as Europe/Berlin.", valueName: "id"), transform: Zone.init)
  var timeZone: Zone?

  @Option(help: .hidden)
  var fixtures: String?

  @Option(help: .hidden, transform: MomentArgument.init)
  var now: MomentArgument?

  func validate() throws {
    guard (1...16).contains(days ?? 1) else { throw ValidationError("--days is 1 to 16.") }
  }
}
