import GRDB

extension Gazetteer {
  /// The place closest to a point, by the great circle over all rows; nil for a point that is none.
  public func nearest(to point: Coordinates) throws -> NearestCity? {
    try nearest(to: point, limit: 1).first
  }

  /// The places closest to a point, the closest first.
  public func nearest(to point: Coordinates, limit: Int) throws -> [NearestCity] {
    guard point.isValid, limit > 0 else { return [] }
    let found = try cities(ranked: nearestRanks(point, limit).sorted()).enumerated().map {
      (city: $1, distance: $1.coordinates.distance(to: point), place: $0)
    }
    // Of two that are as close the bigger one comes first.
    return try found.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(limit).map
    {
      city, distance, _ in
      let whole = try city.whole.flatMap { try self.city($0) }
      return NearestCity(closest: city, city: whole ?? city, distance: distance)
    }
  }

  /// A few more than are wanted: the tree keeps positions to about a metre.
  private func nearestRanks(_ point: Coordinates, _ limit: Int) throws -> [Int] {
    let (x, y, z) = point.unit
    return try database.read { db in
      let statement = try db.cachedStatement(
        sql: "SELECT rank FROM position WHERE rank MATCH nearest(?, ?, ?) LIMIT ?")
      return try Int.fetchAll(statement, arguments: [x, y, z, min(limit, 1000) + 4])
    }
  }

  /// The biggest places in a box, the biggest first, without parts of cities: names for a map.
  ///
  /// Costs about 0.1 ms for a large box, and a walk over all positions for one with few places.
  public func biggest(in box: GeoBox, limit: Int) throws -> [City] {
    let positions = try positions()
    var ranks: [Int] = []
    positions.withUnsafeBufferPointer { positions in
      var index = 0
      while index + 1 < positions.count, ranks.count < limit {
        let point = Coordinates(
          latitude: Double(positions[index]), longitude: Double(positions[index + 1]))
        if box.contains(point) { ranks.append(index / 2 + 1) }
        index += 2
      }
    }
    return try cities(ranked: ranks)
  }
}
