import Foundation
import GRDB
import Interchange

/// A failure of the records, in terms that a screen can explain.
public enum DataStoreError: Error, Equatable, CustomStringConvertible {
  /// The path holds something that is no plain file of ours, in plain words.
  case notAPlainFile(URL, String)
  /// The file has no bytes: no database, and none that was ever begun by this program.
  case emptyFile(URL)
  /// Another program's database; it was not written.
  case otherProgram(URL)
  /// Ours by its mark, but not by its tables: the first object that differs, in plain words. It was not
  /// written, and nothing was read from it.
  case foreignSchema(URL, String)
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
  /// SQLite could not read, write or lock a file, by its extended result code.
  case io(code: Int32, message: String)
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

  public var description: String {
    switch self {
    case .notAPlainFile(let url, let kind): "\(Self.path(url)) is \(kind)"
    case .emptyFile(let url):
      "\(Self.path(url)) is empty; move it away to begin anew, or with the newest backup"
    case .otherProgram(let url): "\(Self.path(url)) belongs to another program"
    case .foreignSchema(let url, let object):
      "\(Self.path(url)) is not as this program makes it (\(object)); nothing was changed"
    case .newerVersion(let url): "\(Self.path(url)) was made by a newer version of this program"
    case .olderVersion(let url): "\(Self.path(url)) was made by an older version of this program"
    case .settingRefused(let name, let value): "SQLite refused \(name): it is \(value)"
    case .fileReplaced(let url): "\(Self.path(url)) was deleted or replaced while it was open"
    case .file(let problem): "\(problem)"
    case .interrupted(let problem):
      "\(problem); a save was cut short, and has to be taken back before anything is read"
    case .unsteady(let url):
      "\(Self.path(url)): each reading gives other bytes; nothing was changed"
    case .io(_, let message): message
    case .diskFull: "the disk is full"
    case .numbersUsedUp(let table): "no number is left for a new row of the table \(table)"
    case .readOnly: "the records cannot be written: the file or the file system is read-only"
    case .busy(let holder?): "\(holder) is using the database"
    case .busy(nil): "another program is using the database"
    case .damaged: "the database is damaged"
    case .badCopy: "the copy cannot be read back; it was not kept"
    case .constraint(let message): "the records do not allow it: \(message)"
    case .engine(let code, let message): "SQLite error \(code): \(message)"
    }
  }

  private static func path(_ url: URL) -> String { url.path(percentEncoded: false) }

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
      let path = file?.path ?? "the database"
      self = .io(code: code, message: "\(path): \(Self.operation(error)) (SQLite \(code))")
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

  private static func operation(_ error: DatabaseError) -> String {
    if error.resultCode == .SQLITE_CANTOPEN { return "cannot be opened" }
    switch error.extendedResultCode {
    case .SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_FSTAT,
      .SQLITE_IOERR_CORRUPTFS:
      return "cannot be read: input/output error"
    case .SQLITE_IOERR_LOCK, .SQLITE_IOERR_UNLOCK, .SQLITE_IOERR_RDLOCK,
      .SQLITE_IOERR_CHECKRESERVEDLOCK:
      return "cannot be locked: input/output error"
    case .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE, .SQLITE_IOERR_DELETE,
      .SQLITE_IOERR_DIR_FSYNC:
      return "cannot be written: input/output error"
    case .SQLITE_IOERR_ACCESS: return "cannot be looked at: input/output error"
    // SQLite's own words may name another file, or say "disk I/O error".
    default: return "input/output error"
    }
  }
}
