import Foundation

/// The content of a backup.
public struct ArchiveSummary: Sendable, Equatable {
  public var createdAt: Date
  /// The version of the program that made it; empty where that is not known.
  public var program: String
  /// Numbers of records, by the names of ``ArchiveParts/counts``.
  public var counts: [String: Int]
  /// Photos and documents in it; nil for a copy of the records alone, whose files lie where they were.
  public var files: Int?
  /// Files that a record names and that could not be had when it was made; of a copy of the records
  /// alone, those that cannot be had now.
  public var missing = 0
  /// The paths of the first of these, 20 at the most; empty where they are not known.
  public var missingNames: [String] = []

  static let mostNames = 20
}
