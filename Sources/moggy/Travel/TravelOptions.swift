import ArgumentParser

/// What every command about travels takes.
struct TravelOptions: ParsableArguments {
  @OptionGroup var records: PetsOptions

  @Option(help: ArgumentHelp("Read the places from this file.", valueName: "path"))
  var places: String?
}
