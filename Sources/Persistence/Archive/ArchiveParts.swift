import GRDB

/// The parts that the features of the program have in a backup.
public struct ArchiveParts: Sendable {
  /// The files that records name, as paths below the data folder.
  public var files: @Sendable (Database) throws -> [String]
  /// Returns true if a file of this path and content, by its SHA-256, can be one of theirs: nothing else is
  /// put into a backup or taken out of one.
  public var accepts: @Sendable (_ name: String, _ sum: String) -> Bool
  /// The number of records of each kind, to be told before anything is taken back.
  public var counts: @Sendable (Database) throws -> [String: Int]

  public init(
    files: @escaping @Sendable (Database) throws -> [String],
    accepts: @escaping @Sendable (_ name: String, _ sum: String) -> Bool,
    counts: @escaping @Sendable (Database) throws -> [String: Int]
  ) {
    (self.files, self.accepts, self.counts) = (files, accepts, counts)
  }
}
