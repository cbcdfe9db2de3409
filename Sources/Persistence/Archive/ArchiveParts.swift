import GRDB

/// What the features of the program have in a backup.
public struct ArchiveParts: Sendable {
  /// The files that records name, as paths below the data folder.
  public var files: @Sendable (Database) throws -> [String]
  /// How many records of each kind there are, to be told before anything is taken back.
  public var counts: @Sendable (Database) throws -> [String: Int]

  public init(
    files: @escaping @Sendable (Database) throws -> [String],
    counts: @escaping @Sendable (Database) throws -> [String: Int]
  ) {
    (self.files, self.counts) = (files, counts)
  }
}
