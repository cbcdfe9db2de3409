import Foundation
import Interchange

/// A reason for which a backup was not written or not taken back. Nothing was changed.
public enum ArchiveProblem: Error, Sendable, Equatable {
  case noFile(FileIntakeProblem)
  /// Neither a backup nor records of this program.
  case notABackup
  /// Made by a newer version of this program.
  case newerVersion
  /// Cut short or changed since it was written; the name of the part that shows it.
  case damaged(String)
  /// There is something of that name, which is not replaced.
  case exists
  /// The file that the system refused, which need not be the backup.
  case cannotWrite(FileProblem)
  case diskFull

  init(_ problem: FileProblem) {
    self =
      problem.isFull
      ? .diskFull : problem.error.code == EEXIST ? .exists : .cannotWrite(problem)
  }
}
