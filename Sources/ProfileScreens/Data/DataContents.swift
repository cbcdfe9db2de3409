import Core

/// What a file holds, or what was put into one.
public enum DataContents: Hashable, Sendable {
  /// A backup, or a copy that the program made by itself, which has no files.
  case backup(BackupContents)
  /// What reading an export in comes to.
  case export(ImportCounts)
}

/// What is in a backup.
public struct BackupContents: Hashable, Sendable {
  /// As the user is to read it, `2026-03-06 09:00`.
  /// When it was made; nil where that is not told.
  public var date: Moment?
  /// The version that made it; empty where that is not known.
  public var program: String
  public var pets: Int
  /// In the health books.
  public var records: Int
  /// Photos and documents; nil where they stay where they are.
  public var files: Int?
  public var missing: Int
  /// The names of the first of these.
  public var missingNames: [String]
  /// Where it was written, as the user is to read it; nil for what was read.
  public var path: String?

  public init(
    date: Moment?, program: String, pets: Int, records: Int, files: Int?, missing: Int,
    missingNames: [String] = [], path: String? = nil
  ) {
    (self.date, self.program, self.pets) = (date, program, pets)
    (self.records, self.files, self.missing) = (records, files, missing)
    (self.missingNames, self.path) = (missingNames, path)
  }
}

/// How many pets of an export are new, changed, as here already; and what cannot be taken.
public struct ImportCounts: Hashable, Sendable {
  public var added: Int
  public var changed: Int
  public var same: Int
  public var refused: Int
  /// The first of what cannot be taken, each with its place and reason.
  public var reasons: [String]

  public init(added: Int, changed: Int, same: Int, refused: Int, reasons: [String]) {
    (self.added, self.changed, self.same) = (added, changed, same)
    (self.refused, self.reasons) = (refused, reasons)
  }
}
