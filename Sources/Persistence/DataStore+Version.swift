import GRDBSQLite

extension DataStore {
  /// The version of the SQLite library in use, as `3.40.1`.
  public static var libraryVersion: String { String(cString: sqlite3_libversion()) }
}
