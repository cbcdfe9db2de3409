import Places

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
    let shape: Shape
  }

  /// West to east and north to south, in parts of the way around the earth.
  let points: [SIMD2<Float>]
  let rings: [Shape]
  /// The biggest first: some small ones lie on top of a neighbour.
  let territories: [Territory]
  let lines: [Line]

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
    lines = level.lines.map { Line(kind: $0.kind, shape: shape($0.points)) }
  }
}
