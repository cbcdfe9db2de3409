/// What came of adding a favourite place.
public enum FavouriteOutcome: Sendable, Hashable {
  case added
  /// One of that identifier is there already; nothing has changed.
  case alreadyThere
}
