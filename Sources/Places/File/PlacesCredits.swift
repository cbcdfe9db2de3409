/// What the licences of the tables ask to be shown, a line each.
public enum PlacesCredits {
  public static let geoNamesSite = "https://www.geonames.org"
  public static let geoNamesChanges = "changed: selected columns, added names"
  public static let geoNames =
    "Place data © GeoNames (\(geoNamesSite)), CC BY 4.0, \(geoNamesChanges)."
  public static let licenceSite = "https://creativecommons.org/licenses/by/4.0/"
  /// For a list of parts: its short name and where it is.
  public static let geoNamesLicence = "CC BY 4.0 (\(licenceSite))"
  public static let unicode = "Country names: Unicode CLDR 41, © Unicode, Inc., Unicode-DFS-2016."
  public static let naturalEarth = "Made with Natural Earth."
  public static let timeZones = "Names of time zones: tz database 2025b, public domain."

  public static let lines = [
    geoNames, licenceSite, unicode, naturalEarth, timeZones,
  ]
}
