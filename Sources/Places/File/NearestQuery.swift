import GRDB
import GRDBSQLite

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
