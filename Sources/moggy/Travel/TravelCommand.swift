import ArgumentParser

/// `moggy travel …`: the travels without a screen, by the same rules and in the same records.
///
/// Whoever holds the data folder may write, as with `moggy pets`.
struct TravelCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = ExitStatus.records + [.unavailable]

  static let configuration = CommandConfiguration(
    commandName: "travel", abstract: "Show and change visited countries and cities.",
    discussion: """
      PLACE is a name in either language, a country's code, or the identifier of a city, as \
      geonames:2988507. What is added, removed or imported here can be undone in the program with u. \
      While the program runs, what reads works and what writes is refused.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: false,
    subcommands: [
      TravelList.self, TravelAdd.self, TravelRemove.self, TravelStats.self, TravelExport.self,
      TravelImportCommand.self,
    ])
}
