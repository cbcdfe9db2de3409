import GRDB
import GRDBSQLite

extension Gazetteer {
  /// Returns the place closest to a point, by the great circle; nil for an invalid point.
  public func nearest(to point: Coordinates) throws -> NearestCity? {
    try nearest(to: point, limit: 1).first
  }

  /// Returns the places closest to a point, the closest first.
  public func nearest(to point: Coordinates, limit: Int) throws -> [NearestCity] {
    guard point.isValid, limit > 0 else { return [] }
    let found = try cities(ranked: nearestRanks(point, limit).sorted()).enumerated().map {
      (city: $1, distance: $1.coordinates.distance(to: point), place: $0)
    }
    // The bigger one of two at the same distance comes first.
    let sorted = found.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
    return try sorted.prefix(limit).map { city, distance, _ in
      let whole = try city.whole.flatMap { try self.city($0) }
      return NearestCity(closest: city, city: whole ?? city, distance: distance)
    }
  }

  /// Returns a few more ranks than are wanted, as the tree has positions to about a metre.
  private func nearestRanks(_ point: Coordinates, _ limit: Int) throws -> [Int] {
    let (x, y, z) = point.unit
    return try database.read { db in
      let statement = try db.cachedStatement(
        sql: "SELECT rank FROM position WHERE rank MATCH nearest(?, ?, ?) LIMIT ?")
      return try Int.fetchAll(statement, arguments: [x, y, z, min(limit, 1000) + 4])
    }
  }

  /// Returns the biggest places in a box, the biggest first: names for a map.
  ///
  /// Costs about 0.1 ms for a large box, and a walk over all positions for one with few places.
  public func biggest(in box: GeoBox, limit: Int) throws -> [City] {
    let positions = try positions()
    let ranks = stride(from: 0, to: positions.count - 1, by: 2).lazy.filter { index in
      box.contains(
        Coordinates(latitude: Double(positions[index]), longitude: Double(positions[index + 1])))
    }.prefix(limit).map { $0 / 2 + 1 }
    return try cities(ranked: Array(ranks))
  }
}

/// The query `MATCH nearest(x, y, z)` on the R*Tree, which returns its rows, the closest first.
///
/// SQLite asks for a score of each cell and continues with the lowest. With the distance as the score
/// that is a best-first search, which reads only a few nodes of the tree. A tree whose nodes lead in a
/// circle has no end, so that the number of cells is limited. See “Custom R-Tree Queries” at
/// https://www.sqlite.org/rtree.html.
enum NearestQuery {
  static func register(on db: Database) throws {
    let code = sqlite3_rtree_query_callback(db.sqliteConnection, "nearest", score, nil, nil)
    guard code == SQLITE_OK
    else { throw DatabaseError(resultCode: ResultCode(rawValue: code), message: "no R*Tree") }
  }

  /// Of one query; a thousand places far from everything need some ten thousand.
  private static let mostCells = 1 << 20

  /// The cell has a lower and an upper bound in each of three dimensions.
  private static let score:
    @convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> CInt = { pointer in
      guard let info = pointer, info.pointee.nParam == 3, info.pointee.nCoord == 6,
        let point = info.pointee.aParam, let cell = info.pointee.aCoord
      else { return SQLITE_ERROR }
      let count = Int(bitPattern: info.pointee.pUser) + 1
      guard count <= mostCells else { return SQLITE_CORRUPT }
      // The engine keeps it with the query, and frees nothing without a function for it.
      info.pointee.pUser = UnsafeMutableRawPointer(bitPattern: count)
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
  /// The most kilometres at which a place is a fair name for a point.
  private static let fairDistance = 30.0

  /// The closest row of the table, which may be a part of a city.
  public let closest: City
  /// The whole city that ``closest`` lies within, or itself.
  public let city: City
  /// Kilometres from the point to ``closest``.
  public let distance: Double

  /// True if the city's name is a fair name for the point.
  public var isFair: Bool { distance <= Self.fairDistance }
}
