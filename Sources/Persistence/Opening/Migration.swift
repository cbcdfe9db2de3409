import GRDB

/// One step from an older form of the tables to the next; never edited once it is released.
public struct Migration: Sendable {
  /// Unique in the program and for ever, like `pets-1`.
  public let name: String
  let migrate: @Sendable (Database) throws -> Void

  /// `migrate` runs in a transaction of its own: all of it happens, or nothing.
  public init(_ name: String, migrate: @escaping @Sendable (Database) throws -> Void) {
    self.name = name
    self.migrate = migrate
  }
}
