import Places

/// What a person picks: a place of the gazetteer, or a point of the globe.
public enum PlaceChoice: Equatable, Sendable {
  case city(City)
  /// Typed coordinates, with the place closest to them; nil where no places are at hand.
  case point(Coordinates, NearestCity?)

  public var coordinates: Coordinates {
    switch self {
    case .city(let city): city.coordinates
    case .point(let point, _): point
    }
  }
}
