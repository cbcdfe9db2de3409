/// The part of one feature in the store: its tables, and which of them can be undone.
public struct StoreSchema: Sendable {
  public let migrations: [Migration]
  /// Tables with a declared primary key whose changes ``DataStore/record(_:_:)`` logs.
  public let undoTables: [String]

  public init(migrations: [Migration], undoTables: [String] = []) {
    self.migrations = migrations
    self.undoTables = undoTables
  }
}
