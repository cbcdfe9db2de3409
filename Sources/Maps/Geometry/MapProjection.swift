import Glibc

/// How the globe is laid flat. The way around the earth is 1 wide; down, the same unit counts from
/// the top edge of a square Mercator map.
public enum MapProjection: String, Hashable, Sendable, CaseIterable {
  /// Shapes are right, and grow toward the poles; ends at 85.05°, where it is a square.
  case mercator
  /// A degree of latitude is as long as one of longitude at the equator (plate carrée).
  case equirectangular

  /// What is nearer to a pole is drawn at the edge.
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
