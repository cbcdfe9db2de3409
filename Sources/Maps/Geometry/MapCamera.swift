import Places
import Terminal

/// What a map looks at: the point in its middle, and how closely.
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
