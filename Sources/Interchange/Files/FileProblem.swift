import Core
import Foundation

/// A file that the system would not let us use: which one, for what, and why.
public struct FileProblem: WordedError, Equatable, Sendable {
  /// An operation on a file; its raw value completes "the file cannot be …".
  public enum Operation: String, Sendable, CaseIterable {
    case read, listed, created, written, saved, replaced, removed, locked
    case lookedAt = "looked at"
  }

  public let path: String
  public let operation: Operation
  public let error: SystemError

  public init(_ path: String, _ operation: Operation, _ error: SystemError) {
    (self.path, self.operation, self.error) = (path, operation, error)
  }

  public func words(_ language: Language) -> String {
    "\(path): \(operation.failure(language)): \(error.words(language))"
  }

  /// No room: on the disk, or within what this user may have.
  public var isFull: Bool {
    [ENOSPC, EDQUOT].contains(error.code) || error.code == EFBIG && operation != .read
  }
  public var isReadOnly: Bool { error.code == EROFS }
  public var isForbidden: Bool { [EACCES, EPERM].contains(error.code) }
}

extension FileProblem.Operation {
  /// The words between the path and the reason.
  public func failure(_ language: Language) -> String {
    language.say(en: "cannot be \(rawValue)", ru: "не удалось \(russian)")
  }

  private var russian: String {
    switch self {
    case .read: "прочитать"
    case .listed: "просмотреть"
    case .created: "создать"
    case .written: "записать"
    case .saved: "сохранить"
    case .replaced: "заменить"
    case .removed: "удалить"
    case .locked: "заблокировать"
    case .lookedAt: "проверить"
    }
  }
}
