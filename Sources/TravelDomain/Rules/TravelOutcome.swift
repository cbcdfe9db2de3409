/// What came of adding a country.
public enum CountryOutcome: Sendable, Equatable {
  case added(VisitedCountry)
  case refused(TravelProblem)
}

/// What came of adding a city.
public enum CityOutcome: Sendable, Equatable {
  /// With its country where that was added with it.
  case added(VisitedCity, newCountry: VisitedCountry?)
  case refused(TravelProblem)
}

/// What came of changing a record.
public enum EditOutcome<Record: Sendable & Equatable>: Sendable, Equatable {
  case saved(Record)
  /// It already was so; nothing was written.
  case unchanged(Record)
  case refused(TravelProblem)
  /// There is no such record any more.
  case gone
}
