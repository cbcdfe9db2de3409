/// A box of degrees. It crosses 180° if ``west`` is greater than ``east``.
public struct GeoBox: Equatable, Hashable, Sendable {
  public var west: Double
  public var south: Double
  public var east: Double
  public var north: Double

  public init(west: Double, south: Double, east: Double, north: Double) {
    (self.west, self.south, self.east, self.north) = (west, south, east, north)
  }

  public static let world = GeoBox(west: -180, south: -90, east: 180, north: 90)

  public var crossesAntimeridian: Bool { west > east }
  /// Degrees from west to east, never negative.
  public var width: Double { crossesAntimeridian ? east - west + 360 : east - west }
  public var height: Double { north - south }

  /// The middle; its longitude lies within -180…180 even if the box crosses 180°.
  public var center: Coordinates {
    let longitude = west + width / 2
    return Coordinates(
      latitude: (south + north) / 2, longitude: longitude > 180 ? longitude - 360 : longitude)
  }

  /// Returns true for points in the box and on its borders.
  public func contains(_ point: Coordinates) -> Bool {
    guard (south...max(south, north)).contains(point.latitude) else { return false }
    if crossesAntimeridian { return point.longitude >= west || point.longitude <= east }
    return point.longitude >= west && point.longitude <= east
  }
}
