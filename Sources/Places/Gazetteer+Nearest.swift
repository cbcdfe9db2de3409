import GRDB
import GRDBSQLite

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

/// `MATCH nearest(x, y, z)` on the R*Tree: its rows, the closest first.
///
/// SQLite asks for a score of each cell and goes on with the cell of the lowest; with the distance to
/// the cell as the score, that is a search of the nearest by best bounds, and only a few nodes of the
/// tree are read. See “Custom R-Tree Queries” at https://www.sqlite.org/rtree.html.
enum NearestQuery {
  static func register(on db: Database) throws {
    let code = sqlite3_rtree_query_callback(
      db.sqliteConnection, "nearest", score, nil, nil)
    guard code == SQLITE_OK else {
      throw DatabaseError(resultCode: ResultCode(rawValue: code), message: "no R*Tree")
    }
  }

  /// The cell has a lower and an upper bound in each of three dimensions.
  private static let score:
    @convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> CInt = { pointer in
      guard let info = pointer, info.pointee.nParam == 3, info.pointee.nCoord == 6,
        let point = info.pointee.aParam, let cell = info.pointee.aCoord
      else { return SQLITE_ERROR }
      var sum = 0.0
      for axis in 0..<3 {
        let away = max(0, cell[2 * axis] - point[axis], point[axis] - cell[2 * axis + 1])
        sum += away * away
      }
      info.pointee.rScore = sum
      info.pointee.eWithin = PARTLY_WITHIN
      return SQLITE_OK
    }
}

/// The place closest to a point.
public struct NearestCity: Equatable, Sendable {
  /// So far, in kilometres, a place is a fair name for a point; beyond, only the country is.
  public static let fairDistance = 30.0

  /// The closest row of the table, which may be a part of a city.
  public let closest: City
  /// The whole city: what ``closest`` lies within, or itself.
  public let city: City
  /// Kilometres from the point to ``closest``.
  public let distance: Double

  /// Whether the point may be called by the city's name.
  public var isFair: Bool { distance <= Self.fairDistance }
}
