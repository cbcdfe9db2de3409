import Places
import Synchronization

/// The world that maps are drawn from: the outlines, laid flat when a projection first needs them.
///
/// One for the whole program; that takes a few milliseconds once for each level and projection.
public final class MapAtlas: Sendable {
  private struct Key: Hashable {
    let detail: WorldOutlines.Detail
    let projection: MapProjection
  }

  private let outlines: WorldOutlines
  private let levels = Mutex<[Key: FlatLevel]>([:])

  public init(_ outlines: WorldOutlines) {
    self.outlines = outlines
  }

  /// The code of the country that a point lies in; nil at sea, and where the file is damaged.
  public func territory(at point: Coordinates, _ viewport: MapViewport) -> String? {
    try? outlines.level(Self.detail(viewport)).territory(at: point)
  }

  /// Nil where the file is damaged.
  func level(_ viewport: MapViewport) -> FlatLevel? {
    let key = Key(detail: Self.detail(viewport), projection: viewport.projection)
    return levels.withLock { levels in
      if let level = levels[key] { return level }
      guard let level = try? outlines.level(key.detail) else { return nil }
      let flat = FlatLevel(level, key.projection)
      levels[key] = flat
      return flat
    }
  }

  /// From here on a dot is smaller than the steps of the coarse outlines.
  static func detail(_ viewport: MapViewport) -> WorldOutlines.Detail {
    viewport.worldColumns < 300 ? .world : .close
  }
}

extension MapAtlas: Equatable {
  public static func == (a: MapAtlas, b: MapAtlas) -> Bool { a === b }
}
