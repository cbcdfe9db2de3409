/// A box of degrees. Where ``west`` is greater than ``east``, it goes across 180°.
public struct GeoBox: Equatable, Hashable, Sendable {
  public var west: Double
  public var south: Double
  public var east: Double
  public var north: Double

  public init(west: Double, south: Double, east: Double, north: Double) {
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  public static let world = GeoBox(west: -180, south: -90, east: 180, north: 90)

  public var crossesAntimeridian: Bool { west > east }

  /// Degrees from west to east, never negative.
  public var width: Double { crossesAntimeridian ? east - west + 360 : east - west }

  public var height: Double { north - south }

  /// The middle; its longitude lies within -180…180 also where the box goes across 180°.
  public var center: Coordinates {
    let longitude = west + width / 2
    return Coordinates(
      latitude: (south + north) / 2, longitude: longitude > 180 ? longitude - 360 : longitude)
  }

  /// With the borders.
  public func contains(_ point: Coordinates) -> Bool {
    guard (south...max(south, north)).contains(point.latitude) else { return false }
    if crossesAntimeridian { return point.longitude >= west || point.longitude <= east }
    return point.longitude >= west && point.longitude <= east
  }

  /// Whether any point is in both.
  public func intersects(_ other: GeoBox) -> Bool {
    guard south <= other.north, other.south <= north else { return false }
    return spans.contains { own in
      other.spans.contains { own.lowerBound <= $0.upperBound && $0.lowerBound <= own.upperBound }
    }
  }

  /// One range of longitudes, or the two on both sides of 180°.
  private var spans: [ClosedRange<Double>] {
    crossesAntimeridian ? [west...180, -180...east] : [west...east]
  }
}
