import TravelDomain

/// What can happen on the page of a country.
public enum CountryInfoAction: Sendable {
  /// Of the country of a code.
  case opened(String)
  case citiesLoaded([VisitedCity])
  case moved(Int)
  /// Shows it on the map (T-41).
  case cityOpened(Int)
  case cityDeleteTapped(Int)
  case cityEditTapped(Int)
  case addTapped
  case editTapped
  /// The home country, or no more.
  case homeTapped
  case mapTapped
  case deleteTapped
  case deleteAnswered(Bool)
  case closed
  case photos(PhotoAction)
  /// Of the city that has been selected for a while.
  case weatherDue
  /// Nil where nobody knows it.
  case weatherTold(CityKey, CityWeather?)
}
