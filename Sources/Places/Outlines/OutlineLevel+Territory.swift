extension OutlineLevel {
  /// The code of the territory that a point lies in; nil at sea. Small ones are tried first, as some
  /// lie on top of their neighbour.
  public func territory(at point: Coordinates) -> String? {
    guard point.isValid else { return nil }
    return smallFirst.first {
      territories[$0].box.contains(point) && contains(point, territories[$0])
    }.map { territories[$0].code }
  }

  /// Whether the point is inside an odd number of the territory's rings: so holes are outside.
  private func contains(_ point: Coordinates, _ territory: Territory) -> Bool {
    var isInside = false
    for index in territory.rings where rings[index].box.contains(point) {
      if crosses(point, rings[index].points) { isInside.toggle() }
    }
    return isInside
  }

  /// Whether a ray from the point to the east crosses the ring an odd number of times.
  private func crosses(_ point: Coordinates, _ points: Range<Int>) -> Bool {
    let (x, y) = (point.longitude, point.latitude)
    return coordinates.withUnsafeBufferPointer { values in
      var isOdd = false
      var (lastX, lastY) = (
        Double(values[2 * points.upperBound - 2]), Double(values[2 * points.upperBound - 1])
      )
      for number in points {
        let (nextX, nextY) = (Double(values[2 * number]), Double(values[2 * number + 1]))
        if (nextY > y) != (lastY > y),
          x < (lastX - nextX) * (y - nextY) / (lastY - nextY) + nextX
        {
          isOdd.toggle()
        }
        (lastX, lastY) = (nextX, nextY)
      }
      return isOdd
    }
  }
}
