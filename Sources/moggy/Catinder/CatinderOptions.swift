import ArgumentParser
import Core
import ProgramOptions
import Toolkit

/// The options of every command about cats.
struct CatinderOptions: ParsableArguments {
  @OptionGroup var location: FolderOption

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: ArgumentHelp("Speak this language.", valueName: "language"))
  var language: Language?
}
