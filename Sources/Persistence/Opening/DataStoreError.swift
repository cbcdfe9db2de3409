import Foundation
import GRDB

/// What can go wrong with the records, in terms that a screen can explain.
public enum DataStoreError: Error, Equatable, CustomStringConvertible {
  /// The path holds something that is no plain file of ours, in plain words.
  case notAPlainFile(URL, String)
  /// Another program's database; it was not written.
  case otherProgram(URL)
  /// Made by a newer version of this program; it was not written.
  case newerVersion(URL)
  /// Made by an older version, and opened only to be read.
  case olderVersion(URL)
  /// A safety setting did not take: the engine is not the one we tested with.
  case settingRefused(name: String, value: String)
  /// The file was deleted or replaced while it was open; nothing was written into the void.
  case fileReplaced(URL)
  /// A system call failed, in the system's words.
  case cannotUse(URL, String)
  case diskFull
  case readOnly
  /// Another process held the file for longer than ``DataStore/busyTimeout``.
  case busy
  case damaged
  /// The change would break a rule of the tables: a key twice, a row that points to nothing.
  case constraint(String)
  /// Anything else that SQLite reports, with its extended result code.
  case engine(code: Int32, message: String)

  public var description: String {
    switch self {
    case .notAPlainFile(let url, let kind): "\(url.path(percentEncoded: false)) is \(kind)"
    case .otherProgram(let url):
      "\(url.path(percentEncoded: false)) belongs to another program"
    case .newerVersion(let url):
      "\(url.path(percentEncoded: false)) was made by a newer version of this program"
    case .olderVersion(let url):
      "\(url.path(percentEncoded: false)) was made by an older version of this program"
    case .settingRefused(let name, let value): "SQLite refused \(name): it is \(value)"
    case .fileReplaced(let url):
      "\(url.path(percentEncoded: false)) was deleted or replaced while it was open"
    case .cannotUse(let url, let reason): "\(url.path(percentEncoded: false)): \(reason)"
    case .diskFull: "the disk is full"
    case .readOnly: "the file system is read-only"
    case .busy: "another program is using the database"
    case .damaged: "the database is damaged"
    case .constraint(let message): "the records do not allow it: \(message)"
    case .engine(let code, let message): "SQLite error \(code): \(message)"
    }
  }

  /// SQLite's errors in our terms; every other error as it is.
  static func translating(_ error: any Error) -> any Error {
    guard let error = error as? DatabaseError else { return error }
    switch error.resultCode {
    case .SQLITE_FULL: return DataStoreError.diskFull
    case .SQLITE_READONLY: return DataStoreError.readOnly
    case .SQLITE_BUSY, .SQLITE_LOCKED: return DataStoreError.busy
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: return DataStoreError.damaged
    case .SQLITE_CONSTRAINT: return DataStoreError.constraint(error.message ?? "")
    default:
      let code = error.extendedResultCode.rawValue
      return DataStoreError.engine(code: code, message: error.message ?? "")
    }
  }
}
