import WeatherDomain

/// What can happen on the map.
public enum PlaceMapAction: Sendable {
  /// At a place, the default one, or at the whole world.
  case opened(WeatherPlace?)
  /// A word to the parent: this is the default place now.
  case chosen(WeatherPlace)
  /// A word to the parent: whether addresses may be asked for.
  case consentChosen(Bool)
  /// A word to the parent: leave without a change.
  case closed
}
