import Core
import FilePrompts
import Toolkit

/// How the Profile tab reaches files and records.
public struct DataDesk: Sendable {
  /// A path that is free, in a folder that the user has.
  public var propose: @Sendable (DataDeed) async -> String
  /// How paths are read that a person types.
  public var paths: TypedPath
  /// What the program has copied by itself, the newest first.
  public var copies: @Sendable () async -> [KeptCopy]
  /// Reads a whole file and tells what is in it. Nothing is changed.
  public var look: @Sendable (DataDeed, String, Language) async -> Result<DataContents, DataProblem>
  /// Does it; for a file that is read, tells what was taken.
  public var perform:
    @Sendable (DataDeed, String, DataTerms, Language) async -> Result<DataContents, DataProblem>

  public init(
    propose: @escaping @Sendable (DataDeed) async -> String,
    paths: TypedPath,
    copies: @escaping @Sendable () async -> [KeptCopy],
    look:
      @escaping @Sendable (
        DataDeed, String, Language
      ) async -> Result<DataContents, DataProblem>,
    perform:
      @escaping @Sendable (
        DataDeed, String, DataTerms, Language
      ) async -> Result<DataContents, DataProblem>
  ) {
    (self.propose, self.paths, self.copies) = (propose, paths, copies)
    (self.look, self.perform) = (look, perform)
  }
}
