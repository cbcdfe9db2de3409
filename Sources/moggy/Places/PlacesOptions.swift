import ArgumentParser
import Core
import Toolkit

/// The options of every command about places.
struct PlacesOptions: ParsableArguments {
  @OptionGroup var location: FolderOption

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: ArgumentHelp("How many at the most.", valueName: "number"))
  var limit: Int?

  @Option(help: ArgumentHelp("Speak this language.", valueName: "language"))
  var language: Language?

  @Option(help: ArgumentHelp("Read the places from this file.", valueName: "path"))
  var places: String?

  func validate() throws {
    guard (limit ?? 1) > 0, (limit ?? 1) <= 1000 else {
      throw ValidationError("--limit is 1 to 1000.")
    }
  }
}
