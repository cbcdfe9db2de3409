import ArgumentParser

/// `moggy travel …`: the travels without a screen, by the same rules and in the same records.
///
/// Whoever holds the data folder may write, as with `moggy pets`.
struct TravelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "travel", abstract: "Show and change visited countries and cities.",
    discussion: """
      PLACE is a name in either language, a country's code, or the identifier of a city, as \
      geonames:2988507. What is added, removed or imported here can be undone in the program with u. \
      While the program runs, what reads works and what writes is refused.

      Exit status: 0, 64 for a wrong option, 65 where something cannot be saved or PLACE is not \
      unique, or a file cannot be understood, 66 where there is no such place, file or data folder, \
      69 where the file of places is missing, 73 where a file or the data folder cannot be written, \
      75 where the program is running.
      """, shouldDisplay: false,
    subcommands: [
      TravelList.self, TravelAdd.self, TravelRemove.self, TravelStats.self, TravelExport.self,
      TravelImportCommand.self,
    ])
}
