import Persistence
import Places

/// The outcome of adding a country.
public enum CountryOutcome: Sendable, Equatable {
  case added(VisitedCountry)
  case refused(TravelProblem)
}

/// The outcome of adding a city.
public enum CityOutcome: Sendable, Equatable {
  /// With its country where that was added with it.
  case added(VisitedCity, newCountry: VisitedCountry?)
  case refused(TravelProblem)
}

/// The outcome of changing a record.
public enum EditOutcome<Record: Sendable & Equatable>: Sendable, Equatable {
  case saved(Record)
  /// It already was so; nothing was written.
  case unchanged(Record)
  case refused(TravelProblem)
  /// There is no such record any more.
  case gone
}

/// A reason for which something was not done. Nothing was changed.
public enum TravelProblem: Error, Sendable, Equatable {
  case empty
  /// There is no file of places to look in.
  case noPlaces
  /// With countries of a name that is close.
  case unknownCountry(String, like: [Country])
  /// With cities of a name that is close.
  case unknownCity(String, like: [City])
  /// More than one country is called so.
  case ambiguousCountry(String, [Country])
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

/// An act of this feature that can be undone. Its subject is a name in the person's language.
public enum TravelAct: String, Sendable, Hashable, CaseIterable {
  case addCountry = "travel.country.add"
  case editCountry = "travel.country.edit"
  case deleteCountry = "travel.country.delete"
  case addCity = "travel.city.add"
  case editCity = "travel.city.edit"
  case deleteCity = "travel.city.delete"
  case home = "travel.home"
  /// The subject is empty.
  case deleteAll = "travel.deleteAll"
  /// The subject is empty.
  case importing = "travel.import"

  /// Nil for an act of another feature.
  public init?(kind: String) { self.init(rawValue: kind) }

  func act(on subject: String = "") -> Act { Act(kind: rawValue, subject: subject) }
}
