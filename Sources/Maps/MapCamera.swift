import Glibc
import Places
import Terminal

/// The view of a map: the point in its middle, and the zoom.
public struct MapCamera: Hashable, Sendable {
  public var center: Coordinates
  /// At 0 the way around the earth takes 64 columns; each step of 1 doubles it.
  public var zoom: Double

  /// About 300 m a column at the equator; the outlines know nothing smaller.
  public static let maxZoom = 11.0

  public init(center: Coordinates, zoom: Double) {
    self.center = center
    self.zoom = min(zoom, Self.maxZoom)
  }

  init(center: Coordinates, worldColumns: Double) {
    self.init(center: center, zoom: MapScale.zoom(worldColumns))
  }
}

/// From zoom to the columns of the whole way around the earth, and back.
enum MapScale {
  static func columns(_ zoom: Double) -> Double { 64 * exp2(zoom) }
  static func zoom(_ columns: Double) -> Double { log2(max(columns, 1) / 64) }
}

/// The aim of a map, which a state holds, as it need not know the size of the map.
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
  static func world(_ projection: MapProjection) -> MapFit { world(projection, from: -57) }

  /// With the coasts of Antarctica, as far as the north reaches.
  static func whole(_ projection: MapProjection) -> MapFit { world(projection, from: -80) }

  private static func world(_ projection: MapProjection, from south: Double) -> MapFit {
    let fit = MapFit(GeoBox(west: -180, south: south, east: 180, north: 80), projection)
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

/// The projection of the globe. The way around the earth is 1 wide; down, the same unit counts from
/// the top edge of a square Mercator map.
public enum MapProjection: String, Hashable, Sendable, CaseIterable {
  /// Shapes are right, and grow toward the poles; ends at 85.05°, where it is a square.
  case mercator
  /// A degree of latitude is as long as one of longitude at the equator (plate carrée).
  case equirectangular

  /// The latitude of the edge; what is nearer to a pole is drawn there.
  public var maxLatitude: Double {
    switch self {
    case .mercator: 85.051_128_779_806_6
    case .equirectangular: 90
    }
  }

  func x(_ longitude: Double) -> Double { (longitude + 180) / 360 }

  func y(_ latitude: Double) -> Double {
    let latitude = min(max(latitude, -maxLatitude), maxLatitude)
    switch self {
    case .mercator: return (1 - asinh(tan(latitude * .pi / 180)) / .pi) / 2
    case .equirectangular: return 0.5 - latitude / 360
    }
  }

  func latitude(_ y: Double) -> Double {
    switch self {
    case .mercator: atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi
    case .equirectangular: (0.5 - y) * 360
    }
  }

  /// From the north edge to the south edge.
  var rows: ClosedRange<Double> { y(maxLatitude)...y(-maxLatitude) }
}

extension GeoBox {
  /// The smallest box around points; it goes across 180° where that is the shorter way. Nil for none.
  public init?(around points: some Collection<Coordinates>) {
    let latitudes = points.map(\.latitude)
    guard let south = latitudes.min(), let north = latitudes.max() else { return nil }
    let sorted = points.map(\.longitude).sorted()
    var (west, east, widest) = (sorted[0], sorted[sorted.count - 1], -1.0)
    for (index, longitude) in sorted.enumerated() {
      let isLast = index + 1 == sorted.count
      let next = isLast ? sorted[0] + 360 : sorted[index + 1]
      guard next - longitude > widest else { continue }
      widest = next - longitude
      (west, east) = (isLast ? sorted[0] : next, longitude)
    }
    self.init(west: west, south: south, east: east, north: north)
  }
}
