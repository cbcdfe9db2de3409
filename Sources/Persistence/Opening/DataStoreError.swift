import Foundation
import GRDB
import Interchange

/// A failure of the records, in terms that a screen can explain.
public enum DataStoreError: Error, Equatable {
  /// The path holds something that is no plain file of ours.
  case notAPlainFile(URL, UnusualFile)
  /// The file has no bytes: no database, and none that was ever begun by this program.
  case emptyFile(URL)
  /// Another program's database; it was not written.
  case otherProgram(URL)
  /// Ours by its mark, but not by its tables: the first object that differs. It was not written,
  /// and nothing was read from it.
  case foreignSchema(URL, ForeignObject)
  /// Made by a newer version of this program; it was not written.
  case newerVersion(URL)
  /// Made by an older version, and opened only to be read.
  case olderVersion(URL)
  /// A safety setting did not take: the engine is not the one we tested with.
  case settingRefused(name: String, value: String)
  /// The file was deleted or replaced while it was open; nothing was written into the void.
  case fileReplaced(URL)
  /// A system call failed on a file. Nothing was changed.
  case file(FileProblem)
  /// A save was cut short, and the file that has to be changed to take it back may not be: nothing can be
  /// read before. Nothing was changed.
  case interrupted(FileProblem)
  /// The file was read without an error and not as it was before, so that nothing is known of it.
  case unsteady(URL)
  /// SQLite could not read, write or lock a file, by its extended result code; the path is that of the
  /// database, where it is known.
  case io(code: Int32, path: String?, EngineStep)
  case diskFull
  /// The table has given its last number, and no row can be added to it.
  case numbersUsedUp(String)
  case readOnly
  /// Another process held the file for longer than ``DataStore/busyTimeout``.
  case busy(FileHolder?)
  case damaged
  /// A copy of the records was not as good as they are, and was thrown away.
  case badCopy
  /// The change would break a rule of the tables: a key twice, a row that points to nothing.
  case constraint(String)
  /// Anything else that SQLite reports, with its extended result code.
  case engine(code: Int32, message: String)

  /// Errors of SQLite and of files in our terms; every other error as it is.
  ///
  /// - Parameter file: the database, to be named and to find who holds it.
  static func translating(_ error: any Error, file: DiskFile? = nil) -> any Error {
    switch error {
    case let problem as FileProblem: return DataStoreError(problem)
    case let error as DatabaseError: return DataStoreError(error, file)
    default: return error
    }
  }

  init(_ problem: FileProblem) {
    self = problem.isFull ? .diskFull : problem.isReadOnly ? .readOnly : .file(problem)
  }

  private init(_ error: DatabaseError, _ file: DiskFile?) {
    let code = error.extendedResultCode.rawValue
    if let refusal = file.flatMap({ WriteRefusal(after: error, of: $0) }) {
      self = DataStoreError(refusal)
      return
    }
    switch error.resultCode {
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_READONLY: self = .readOnly
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(file.flatMap(FileHolder.init(of:)))
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = Self.judgement(of: file)
    case .SQLITE_CONSTRAINT: self = .constraint(error.message ?? "")
    case .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_NOLFS, .SQLITE_PROTOCOL:
      self = .io(code: code, path: file?.path, EngineStep(error))
    default: self = .engine(code: code, message: error.message ?? "")
    }
  }

  private init(_ refusal: WriteRefusal) {
    self = refusal.isInterrupted ? .interrupted(refusal.problem) : DataStoreError(refusal.problem)
  }

  /// SQLite does not tell a page that is damaged from one that it could not read: a good file is one
  /// that has failed to be read.
  private static func judgement(of file: DiskFile?) -> DataStoreError {
    guard let file else { return .damaged }
    do {
      if try DatabaseImage.provesDamage(of: file) { return .damaged }
      return .file(FileProblem(file.path, .read, SystemError(EIO)))
    } catch { return translating(error) as? DataStoreError ?? .unsteady(file.url) }
  }
}
