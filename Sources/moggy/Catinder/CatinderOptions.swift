import ArgumentParser
import ProgramOptions
import Toolkit

/// What every command about cats takes.
struct CatinderOptions: ParsableArguments {
  @OptionGroup var location: FolderOption

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: ArgumentHelp("Speak this language.", valueName: "language"))
  var language: Language?
}
