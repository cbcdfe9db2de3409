import Core
import FilePrompts

/// An operation on all records at once.
public enum DataOperation: String, Hashable, Sendable, CaseIterable {
  /// One file with everything, and back from it.
  case backUp, restore
  /// The documented file for other programs, and back from it.
  case export, load = "import"

  /// True where a file is read, and looked at before anything is done.
  public var reads: Bool { self == .restore || self == .load }
}

/// The access of the Profile tab to files and records.
public struct DataService: Sendable {
  /// A path that is free, in a folder that the user has.
  public var propose: @Sendable (DataOperation) async -> String
  /// The reading of paths that a person types.
  public var paths: TypedPath
  /// The copies that the program has made by itself, the newest first.
  public var copies: @Sendable () async -> [KeptCopy]
  /// Reads a whole file and tells what is in it. Nothing is changed.
  public var look:
    @Sendable (DataOperation, String, Language) async -> Result<DataContents, DataProblem>
  /// Does it; for a file that is read, tells what was taken.
  public var perform:
    @Sendable (DataOperation, String, DataOptions, Language) async -> Result<
      DataContents, DataProblem
    >

  public init(
    propose: @escaping @Sendable (DataOperation) async -> String, paths: TypedPath,
    copies: @escaping @Sendable () async -> [KeptCopy],
    look:
      @escaping @Sendable (
        DataOperation, String, Language
      ) async -> Result<DataContents, DataProblem>,
    perform:
      @escaping @Sendable (
        DataOperation, String, DataOptions, Language
      ) async -> Result<DataContents, DataProblem>
  ) {
    (self.propose, self.paths, self.copies) = (propose, paths, copies)
    (self.look, self.perform) = (look, perform)
  }
}

/// The user's choices before an operation on all records.
public struct DataOptions: Hashable, Sendable {
  /// A file of that name may go, which only an export asks for.
  public var isReplacing = false
  /// The settings of a backup are taken over with its records.
  public var takesSettings = true

  public init(isReplacing: Bool = false, takesSettings: Bool = true) {
    (self.isReplacing, self.takesSettings) = (isReplacing, takesSettings)
  }
}

/// A copy of the records that the program has made by itself.
public struct KeptCopy: Hashable, Sendable {
  public var path: String
  public var date: Moment

  public init(path: String, date: Moment) { (self.path, self.date) = (path, date) }
}

/// The contents of a file that was read or written.
public enum DataContents: Hashable, Sendable {
  /// A backup, or a copy that the program made by itself, which has no files.
  case backup(BackupContents)
  /// The outcome of reading an export in.
  case export(ImportCounts)
}

/// The contents of a backup.
public struct BackupContents: Hashable, Sendable {
  /// The moment when it was made; nil where that is not told.
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
  /// The first rows that break a rule of their table, in plain words; they are taken back as they are.
  public var brokenRules: [String]
  /// The other records besides pets, in words; empty where they are not counted.
  public var others = ""
  /// The written path, as the user is to read it; nil for a file that was read.
  public var path: String?

  public init(
    date: Moment?, program: String, pets: Int, records: Int, files: Int?, missing: Int,
    missingNames: [String] = [], brokenRules: [String] = [], path: String? = nil
  ) {
    (self.date, self.program, self.pets) = (date, program, pets)
    (self.records, self.files, self.missing) = (records, files, missing)
    (self.missingNames, self.brokenRules, self.path) = (missingNames, brokenRules, path)
  }
}

/// The numbers of pets of an export that are new, changed, as here already, and refused.
public struct ImportCounts: Hashable, Sendable {
  public var added: Int
  public var changed: Int
  public var same: Int
  public var refused: Int
  /// The first of what cannot be taken, each with its place and reason.
  public var reasons: [String]
  /// The new records besides pets, in words; empty for none.
  public var others = ""

  public init(added: Int, changed: Int, same: Int, refused: Int, reasons: [String]) {
    (self.added, self.changed, self.same) = (added, changed, same)
    (self.refused, self.reasons) = (refused, reasons)
  }
}

/// The reason for which a file was not written or not read; nothing was changed.
public enum DataProblem: Error, Hashable, Sendable {
  case noPath
  case missing
  case notAFile
  /// In the system's words.
  case unreadable(String)
  /// None of this program's files of that kind.
  case foreign
  /// A file for the other operation that reads one.
  case meantFor(DataOperation)
  case newer
  /// The name of the part that shows it.
  case damaged(String)
  case exists
  /// The same of one that may go, by its whole path.
  case taken(String)
  /// In the system's words.
  case cannotWrite(String)
  case diskFull
  /// Told by whoever knows more, in the language of the user.
  case other(String)
}
