import ArgumentParser

/// `moggy places …`: the world's places without a screen.
struct PlacesCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = [.wrongData, .noInput, .unavailable, .noPermission]

  static let configuration = CommandConfiguration(
    commandName: "places", abstract: "Find places by name or by where they are.",
    discussion: """
      The places are in the file that --places or $MOGGY_PLACES names, else in \
      ../share/moggy/places.sqlite or places.sqlite beside the program.

      \(ExitStatus.paragraph(statuses))

      Place data © GeoNames (https://www.geonames.org), CC BY 4.0, changed: selected columns, \
      added names. Made with Natural Earth.
      """, shouldDisplay: false,
    subcommands: [PlacesSearch.self, PlacesNearest.self])
}
