import Places
import Terminal

/// Where a map is to look; what a state holds, as it need not know the size of the map.
public enum MapAim: Hashable, Sendable {
  /// All land but the edges of the polar ones, cut in the Bering Strait.
  case world
  /// A country, or a box around points (``GeoBox/init(around:)``).
  case box(GeoBox)
  case camera(MapCamera)

  /// The point in the middle of what is looked at.
  public func center(_ projection: MapProjection) -> Coordinates {
    switch self {
    case .world: MapFit.world(projection).center
    case .box(let box): MapFit(box, projection).center
    case .camera(let camera): camera.center
    }
  }
}
