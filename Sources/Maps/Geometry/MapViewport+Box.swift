import Places
import Terminal

extension MapViewport {
  /// What shows, from edge to edge; all longitudes where the whole way around the earth does.
  public var box: GeoBox {
    let half = Double(size.columns) / 2 / worldColumns
    let rise = Double(size.rows) / worldColumns
    let north = projection.latitude(max(centerY - rise, projection.rows.lowerBound))
    let south = projection.latitude(min(centerY + rise, projection.rows.upperBound))
    guard half < 0.5 else { return GeoBox(west: -180, south: south, east: 180, north: north) }
    return GeoBox(
      west: Self.wrapped((centerX - half) * 360 - 180), south: south,
      east: Self.wrapped((centerX + half) * 360 - 180), north: north)
  }

  /// As many decimals of a degree as a column can show, at the most four: some 10 m.
  public var digits: Int {
    let degrees = 360 / worldColumns
    return [0.1, 0.01, 0.001].firstIndex { degrees >= $0 }.map { $0 + 1 } ?? 4
  }
}
