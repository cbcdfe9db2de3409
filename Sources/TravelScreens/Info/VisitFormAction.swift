import TravelDomain

/// What can happen while state, dates and note of a country or city are edited.
public enum VisitFormAction: Sendable {
  case stateChosen(VisitState)
  case fromTyped(String)
  case untilTyped(String)
  case noteTyped(String)
  case saveTapped
  case leaveTapped
  case stayTapped
  /// It was saved, or left, or what it is about has gone.
  case closed
}
