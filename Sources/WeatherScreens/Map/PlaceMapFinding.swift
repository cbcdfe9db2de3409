import Places

/// What the file of places says of a point, and of the map around it.
public struct PlaceMapFinding: Equatable, Sendable {
  let point: Coordinates
  /// Nil without a file of places.
  var nearest: NearestCity?
  /// Whose land the point is on; nil at sea.
  var country: PlaceNames?
  /// The biggest places that show, the biggest first.
  var cities: [City] = []
}
