import Places
import Terminal

extension MapViewport {
  static func camera(_ aim: MapAim, _ projection: MapProjection, _ size: Size) -> MapCamera {
    switch aim {
    case .camera(let camera):
      let center = camera.center
      let isNumber = center.latitude.isFinite && center.longitude.isFinite
      return isNumber && camera.zoom.isFinite ? camera : Self.camera(.world, projection, size)
    case .box(let box):
      let fit = MapFit(box, projection)
      return MapCamera(
        center: fit.center, worldColumns: fit.worldColumns(in: size, margin: margin(size)))
    case .world:
      let fit = MapFit.world(projection)
      return MapCamera(center: fit.center, worldColumns: fit.worldColumns(in: size))
    }
  }

  /// The fewest columns around the earth: the world, or the limit, fills the map.
  static func room(_ projection: MapProjection, _ size: Size, _ limit: GeoBox?) -> Double {
    guard let limit else { return MapFit.world(projection).worldColumns(in: size) }
    return MapFit(limit, projection).worldColumns(in: size, margin: margin(size))
  }

  private static func margin(_ size: Size) -> Int { size.columns >= 60 && size.rows >= 15 ? 2 : 1 }

  static func nearest(_ point: Coordinates, in box: GeoBox) -> Coordinates {
    let half = box.width / 2
    let offset = wrapped(point.longitude - box.center.longitude)
    return Coordinates(
      latitude: min(max(point.latitude, box.south), box.north),
      longitude: wrapped(box.center.longitude + min(max(offset, -half), half)))
  }

  /// The middle, so that no pole comes away from its edge.
  static func clamped(_ y: Double, half: Double, _ rows: ClosedRange<Double>) -> Double {
    let (low, high) = (rows.lowerBound + half, rows.upperBound - half)
    guard low < high else { return (rows.lowerBound + rows.upperBound) / 2 }
    return min(max(y, low), high)
  }
}
