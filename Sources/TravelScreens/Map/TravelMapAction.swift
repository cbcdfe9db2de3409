import Maps

/// What can happen on the map of what was visited.
public enum TravelMapAction: Sendable {
  /// The map shows this now: for the first time, or in another room.
  case shown(MapViewport)
  case moved(MapCamera)
  /// The pin of a key; nil for none.
  case selected(String?)
  /// A pin that was clicked, or opened with `Enter`: a country is entered.
  case opened(String)
  /// To the whole map (T-09).
  case backTapped
  case addTapped
  case infoTapped
  case deleteTapped
}
