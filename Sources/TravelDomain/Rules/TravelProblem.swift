import Places

/// Why something was not done. Nothing was changed.
public enum TravelProblem: Error, Sendable, Equatable {
  case empty
  /// There is no file of places to look in.
  case noPlaces
  /// With countries of a name that is close.
  case unknownCountry(String, like: [Country])
  /// With cities of a name that is close.
  case unknownCity(String, like: [City])
  /// More than one city is called so.
  case ambiguous([City])
  /// There is such a city, in another country than was asked for.
  case elsewhere(City)
  /// The point is not in that country.
  case outside(country: String)
  /// The point is in no country, and no city is near.
  case inNoCountry
  case countryIsThere(PlaceNames)
  case cityIsThere(PlaceNames)
  case notAPoint
  case nameTooLong(most: Int)
  case noteTooLong(most: Int)
  case dateOutOfRange(ClosedRange<Int>)
  case endsBeforeStart
}
