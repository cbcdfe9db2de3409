import Places
import Synchronization
import Terminal
import Toolkit

/// The world that maps are drawn from: the outlines, laid flat when a projection first needs them.
///
/// One for each screen with a map. It keeps the flat levels: to read and lay both flat takes 15 ms. It also
/// keeps the last background: the same map again takes 0.03 ms at 200 by 60, and 0.53 ms if the background
/// is drawn anew (`make bench`).
public final class MapAtlas: Sendable {
  private struct Key: Hashable {
    let detail: WorldOutlines.Detail
    let projection: MapProjection
  }

  private let outlines: WorldOutlines
  private let levels = Mutex<[Key: FlatLevel]>([:])
  private let last = Mutex<(look: MapLook, surface: Surface)?>(nil)

  public init(_ outlines: WorldOutlines) { self.outlines = outlines }

  /// The code of the country that a point lies in; nil at sea, and where the file is damaged.
  public func territory(at point: Coordinates, _ viewport: MapViewport) -> String? {
    try? outlines.level(Self.detail(viewport)).territory(at: point)
  }

  /// The biggest lakes; none where the file is damaged.
  var lakes: [OutlineLevel.Lake] { (try? outlines.level(.world))?.lakes ?? [] }

  /// Lays both levels flat, so that no frame has to: from an effect, as it takes some milliseconds.
  public func prepare(_ projection: MapProjection) {
    for detail in WorldOutlines.Detail.allCases { _ = level(detail, projection) }
  }

  /// Returns the background of a map: the last one, where it looks the same. One without outlines, which could
  /// not be read, is not kept: the next frame tries again.
  func background(_ look: MapLook, draw: (FlatLevel?) -> Surface) -> Surface {
    last.withLock { last in
      if let last, last.look == look { return last.surface }
      let level = level(look.viewport)
      let surface = draw(level)
      if level != nil { last = (look, surface) }
      return surface
    }
  }

  /// Nil where the file is damaged.
  func level(_ viewport: MapViewport) -> FlatLevel? {
    level(Self.detail(viewport), viewport.projection)
  }

  private func level(_ detail: WorldOutlines.Detail, _ projection: MapProjection) -> FlatLevel? {
    let key = Key(detail: detail, projection: projection)
    return levels.withLock { levels in
      if let level = levels[key] { return level }
      guard let level = try? outlines.level(detail) else { return nil }
      let flat = FlatLevel(level, projection)
      levels[key] = flat
      return flat
    }
  }

  /// From here on a dot is smaller than the steps of the coarse outlines.
  static func detail(_ viewport: MapViewport) -> WorldOutlines.Detail {
    viewport.worldColumns < 300 ? .world : .close
  }
}

/// All that the background of a map depends on besides the outlines.
struct MapLook: Equatable {
  let viewport: MapViewport
  let style: MapStyle
  let theme: Theme
  let depth: ColorDepth
  let filled: [String: MapFill]
  let focus: String?
  let hasGraticule: Bool
}

extension MapAtlas: Equatable {
  public static func == (a: MapAtlas, b: MapAtlas) -> Bool { a === b }
}

/// The outlines of one level as a projection lays them flat: made once, drawn many times.
struct FlatLevel: Sendable {
  /// A ring or a line.
  struct Shape: Sendable {
    let points: Range<Int>
    let low: SIMD2<Float>
    let high: SIMD2<Float>
  }

  struct Territory: Sendable {
    let code: String
    let rings: Range<Int>
  }

  struct Line: Sendable {
    let kind: OutlineLevel.Line.Kind
    /// Of the country that it belongs to.
    let code: String
    let shape: Shape
  }

  /// West to east and north to south, in parts of the way around the earth.
  let points: [SIMD2<Float>]
  let rings: [Shape]
  /// The biggest first: some small ones lie on top of a neighbour.
  let territories: [Territory]
  let lines: [Line]
  let lakes: [Shape]

  init(_ level: OutlineLevel, _ projection: MapProjection) {
    let points = (0..<level.coordinates.count / 2).map { number in
      SIMD2(
        Float(projection.x(Double(level.coordinates[2 * number]))),
        Float(projection.y(Double(level.coordinates[2 * number + 1]))))
    }
    func shape(_ range: Range<Int>) -> Shape {
      var (low, high) = (points[range.lowerBound], points[range.lowerBound])
      for number in range {
        low = pointwiseMin(low, points[number])
        high = pointwiseMax(high, points[number])
      }
      return Shape(points: range, low: low, high: high)
    }
    self.points = points
    rings = level.rings.map { shape($0.points) }
    territories = level.territories.sorted { ($0.size, $0.code) > ($1.size, $1.code) }
      .map { Territory(code: $0.code, rings: $0.rings) }
    lines = level.lines.map { Line(kind: $0.kind, code: $0.code, shape: shape($0.points)) }
    lakes = level.lakes.map { shape($0.points) }
  }
}
