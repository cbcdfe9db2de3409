import ArgumentParser

/// The options of every command about travels.
struct TravelOptions: ParsableArguments {
  @OptionGroup var records: PetsOptions

  @Option(help: ArgumentHelp("Read the places from this file.", valueName: "path"))
  var places: String?
}
