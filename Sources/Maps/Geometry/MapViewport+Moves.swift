import Places
import Terminal

extension MapViewport {
  /// The camera so many columns to the east and rows to the south.
  public func panned(columns: Double, rows: Double) -> MapCamera {
    let x = centerX + columns / worldColumns
    let y = centerY + rows * 2 / worldColumns
    return camera(x, y, worldColumns)
  }

  /// The camera closer by so many steps, with what lies at a place still there.
  ///
  /// A pole that would come away from its edge, and the ends of the zoom, move it after all.
  public func zoomed(by steps: Double, about spot: Spot) -> MapCamera {
    let (x, y) = flat(spot)
    let zoom = min(camera.zoom + steps, MapCamera.maxZoom)
    let columns = max(MapScale.columns(zoom), Self.room(projection, size, nil))
    let ratio = worldColumns / columns
    return camera(x - (x - centerX) * ratio, y - (y - centerY) * ratio, columns)
  }

  private func camera(_ x: Double, _ y: Double, _ columns: Double) -> MapCamera {
    let y = min(max(y, projection.rows.lowerBound), projection.rows.upperBound)
    return MapCamera(
      center: Coordinates(
        latitude: projection.latitude(y), longitude: Self.wrapped(x * 360 - 180)),
      worldColumns: columns)
  }
}
