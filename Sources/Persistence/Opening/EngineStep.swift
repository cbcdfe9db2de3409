import Core
import GRDB
import Interchange

/// A step of SQLite that the system let fail. Its own words may name another file, or say "disk I/O
/// error".
public enum EngineStep: Hashable, Sendable, CaseIterable {
  case open, read, lock, write, look, other

  init(_ error: DatabaseError) {
    if error.resultCode == .SQLITE_CANTOPEN {
      self = .open
      return
    }
    switch error.extendedResultCode {
    case .SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_FSTAT,
      .SQLITE_IOERR_CORRUPTFS:
      self = .read
    case .SQLITE_IOERR_LOCK, .SQLITE_IOERR_UNLOCK, .SQLITE_IOERR_RDLOCK,
      .SQLITE_IOERR_CHECKRESERVEDLOCK:
      self = .lock
    case .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE, .SQLITE_IOERR_DELETE,
      .SQLITE_IOERR_DIR_FSYNC:
      self = .write
    case .SQLITE_IOERR_ACCESS: self = .look
    default: self = .other
    }
  }

  /// The failure, behind the path of the database.
  func words(_ language: Language) -> String {
    let reason = language.say(en: "input/output error", ru: "ошибка ввода-вывода")
    switch self {
    case .open: return language.say(en: "cannot be opened", ru: "не удалось открыть")
    case .read: return "\(FileProblem.Operation.read.failure(language)): \(reason)"
    case .lock: return "\(FileProblem.Operation.locked.failure(language)): \(reason)"
    case .write: return "\(FileProblem.Operation.written.failure(language)): \(reason)"
    case .look: return "\(FileProblem.Operation.lookedAt.failure(language)): \(reason)"
    case .other: return reason
    }
  }
}
