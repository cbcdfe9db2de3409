import TravelDomain

/// What can happen while a country or a city is added (T-06).
public enum PlacePromptAction: Sendable {
  case opened(PlacePromptState.Wanted)
  case typed(String)
  /// To another suggestion, round the end.
  case stepped(Int)
  case moved(Int)
  /// The suggestion of an index.
  case taken(Int)
  case stateChosen(VisitState)
  /// The selected suggestion, or what is typed.
  case submitted
  /// What goes with a text; that to an older one is dropped.
  case answered(String, [PlaceSuggestion])
  case refused(TravelProblem)
  case countryAdded(VisitedCountry)
  /// With its country, where that was not there.
  case cityAdded(VisitedCity, VisitedCountry?)
  case cancelled
}
