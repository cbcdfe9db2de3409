/// What can happen in the list of countries.
public enum CountriesAction: Sendable {
  case moved(Int)
  case opened(Int)
  /// With its cities, at once; undo brings them back (T-32).
  case deleteTapped(Int)
  case mapTapped(Int)
  case addTapped
  case sortTapped
}
