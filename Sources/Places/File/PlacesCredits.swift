/// What the licences of the tables ask to be shown, a line each.
public enum PlacesCredits {
  public static let geoNames =
    "Place data © GeoNames (https://www.geonames.org), CC BY 4.0, changed: selected columns, added "
    + "names."
  public static let geoNamesLicence = "https://creativecommons.org/licenses/by/4.0/"
  public static let unicode = "Country names: Unicode CLDR 41, © Unicode, Inc., Unicode-DFS-2016."
  public static let naturalEarth = "Made with Natural Earth."
  public static let timeZones = "Names of time zones: tz database 2025b, public domain."

  public static let lines = [
    geoNames, geoNamesLicence, unicode, naturalEarth, timeZones,
  ]
}
