import ArgumentParser
import Foundation
import ProgramOptions
import Toolkit

/// What every command about pets takes.
struct PetsOptions: ParsableArguments {
  @OptionGroup var location: FolderOption

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: ArgumentHelp("Speak this language.", valueName: "language"))
  var language: Language?

  @Option(help: .hidden, transform: Moment.init)
  var now: Moment?

  @Option(
    help: ArgumentHelp("The time zone, as Europe/Berlin.", valueName: "id"), transform: Zone.init)
  var timeZone: Zone?
}
