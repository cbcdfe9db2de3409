import Foundation

/// A file that the system would not let us use: which one, for what, and why.
public struct FileProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// An operation on a file; its raw value completes "the file cannot be …".
  public enum Operation: String, Sendable {
    case read, listed, created, written, saved, replaced, removed
    case lookedAt = "looked at"
  }

  public let path: String
  public let operation: Operation
  public let error: SystemError

  public init(_ path: String, _ operation: Operation, _ error: SystemError) {
    (self.path, self.operation, self.error) = (path, operation, error)
  }

  public var description: String { "\(path): cannot be \(operation.rawValue): \(error)" }

  /// The system's words.
  public var reason: String { error.description }

  /// No room: on the disk, or within what this user may have.
  public var isFull: Bool {
    [ENOSPC, EDQUOT].contains(error.code) || error.code == EFBIG && operation != .read
  }
  public var isReadOnly: Bool { error.code == EROFS }
  public var isForbidden: Bool { [EACCES, EPERM].contains(error.code) }
}
