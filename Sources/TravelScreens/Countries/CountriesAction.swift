import Toolkit

/// What can happen in the list of countries.
public enum CountriesAction: Sendable {
  case moved(Int)
  case opened(Int)
  /// With its cities, at once; undo brings them back (T-32).
  case deleteTapped(Int)
  case mapTapped(Int)
  case addTapped
  case sortTapped
  case search(Search.Event)
  /// To those of the next state, after the last to all.
  case filterTapped
}
