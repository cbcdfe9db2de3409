import Places
import Terminal

/// A box of degrees as a part of the flat world.
struct MapFit {
  let center: Coordinates
  let width: Double
  let height: Double

  init(_ box: GeoBox, _ projection: MapProjection) {
    let (top, bottom) = (projection.y(box.north), projection.y(box.south))
    center = Coordinates(
      latitude: projection.latitude((top + bottom) / 2), longitude: box.center.longitude)
    width = box.width / 360
    height = bottom - top
  }

  private init(center: Coordinates, width: Double, height: Double) {
    (self.center, self.width, self.height) = (center, width, height)
  }

  /// Land reaches from 83° N to the south of Chile; the ice below is left out.
  static func world(_ projection: MapProjection) -> MapFit {
    let fit = MapFit(GeoBox(west: -180, south: -57, east: 180, north: 80), projection)
    let center = Coordinates(latitude: fit.center.latitude, longitude: 11)
    return MapFit(center: center, width: fit.width, height: fit.height)
  }

  /// The columns around the earth at which it fits into a size.
  func worldColumns(in size: Size, margin: Int = 0) -> Double {
    let columns = Double(max(1, size.columns - 2 * margin))
    let rows = Double(max(1, size.rows - margin))
    let smallest = 1e-5
    return min(columns / max(width, smallest), 2 * rows / max(height, smallest))
  }
}
