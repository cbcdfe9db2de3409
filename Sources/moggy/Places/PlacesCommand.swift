import ArgumentParser

/// `moggy places …`: the world's places without a screen.
struct PlacesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "places", abstract: "Find places by name or by where they are.",
    discussion: """
      The places are in the file that --places or $MOGGY_PLACES names, else in \
      ../share/moggy/places.sqlite or places.sqlite beside the program.

      Exit status: 0, 64 for a wrong option, no coordinates or such out of range, 65 where the file of places is \
      damaged or of another version, 66 where there is no such place, 69 where there is no file.

      Place data © GeoNames (https://www.geonames.org), CC BY 4.0, changed: selected columns, \
      added names. Made with Natural Earth.
      """, shouldDisplay: false,
    subcommands: [PlacesSearch.self, PlacesNearest.self])
}
