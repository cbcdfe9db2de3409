import Foundation
import Interchange

/// Why a backup was not written or not taken back. Nothing was changed.
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
  /// In the system's words.
  case cannotWrite(String)
  case diskFull

  init(_ problem: FileProblem) {
    self =
      problem.isFull
      ? .diskFull : problem.error.code == EEXIST ? .exists : .cannotWrite(problem.reason)
  }
}
