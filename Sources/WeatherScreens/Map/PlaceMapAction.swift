import Maps
import Places
import WeatherDomain

/// What can happen on the map.
public enum PlaceMapAction: Sendable {
  /// At a place, the default one, or at the whole world.
  case opened(WeatherPlace?)
  case groundOpened(PlaceMapGround)
  /// The map shows this now: for the first time, or in another room.
  case shown(MapViewport)
  /// By a key or the pointer.
  case moved(MapCamera)
  /// The map has not moved for a while.
  case rested
  /// To a place that is known.
  case went(Coordinates)
  case found(PlaceMapFinding)
  /// What OpenStreetMap says of a point.
  case answered(Coordinates, Result<Nominatim.Address?, WeatherError>)
  /// Once more, after a failure.
  case askedAgain
  case searchTapped
  case picker(PlacePickerAction)
  case projectionTapped
  case graticuleTapped
  case chooseTapped
  /// A word to the parent: this is the default place now.
  case chosen(WeatherPlace)
  /// A word to the parent: whether addresses may be asked for.
  case consentChosen(Bool)
  /// A word to the parent: leave without a change.
  case closed
}
