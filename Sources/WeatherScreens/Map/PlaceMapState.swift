import Maps
import Places
import WeatherDomain

/// The map on which a place is chosen.
public struct PlaceMapState: Equatable, Sendable {
  /// Kept when the map is left.
  var ground = PlaceMapGround.opening
  var aim = MapAim.world
  var projection = MapProjection.mercator
  var hasGraticule = false
  /// What the map shows; nil before it was drawn.
  var shown: MapViewport?
  /// It was moved a moment ago, and may be moved on.
  var isMoving = false
  /// Of the point under the mark, once it has come.
  var finding: PlaceMapFinding?
  var answer = PlaceMapAnswer.none
  /// With their names on the map, which stay until those of the next view have come.
  var cities: [City] = []
  /// The place that was searched for, while the mark is on it.
  var picked: City?
  /// The search, while it is in front of the map.
  var picker: PlacePickerState?
  /// Chosen before it was known what is there.
  var isChoosing = false

  public init() {}

  /// Under the mark, to a metre: a map does its sums in parts of the way around the earth, and 30°
  /// should not come back as 29.999 999.
  var point: Coordinates? { shown.map(Self.point) }

  private static func point(_ viewport: MapViewport) -> Coordinates {
    func rounded(_ degrees: Double) -> Double { (degrees * 100_000).rounded() / 100_000 }
    let center = viewport.camera.center
    return Coordinates(
      latitude: rounded(center.latitude), longitude: rounded(center.longitude))
  }

  mutating func show(_ viewport: MapViewport?) {
    if viewport.map(Self.point) != point { (finding, answer) = (nil, .none) }
    shown = viewport
  }

  mutating func aim(at aim: MapAim) {
    self.aim = aim
    let size = shown?.size
    show(size.map { MapViewport(aim, projection: projection, size: $0) })
    if let city = picked, let point, city.coordinates.distance(to: point) > Self.sameKilometres {
      picked = nil
    }
  }

  /// Zooming rounds where the mark is.
  private static let sameKilometres = 0.05
}
