import ArgumentParser
import Core
import Foundation
import ProgramOptions
import Toolkit

/// The options of every command about pets.
struct PetsOptions: ParsableArguments {
  @OptionGroup var location: FolderOption

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: ArgumentHelp("Speak this language.", valueName: "language"))
  var language: Language?

  @Option(help: .hidden, transform: MomentArgument.init)
  var now: MomentArgument?

  @Option(
    help: ArgumentHelp("The time zone, as Europe/Berlin.", valueName: "id"), transform: Zone.init)
  var timeZone: Zone?
}
