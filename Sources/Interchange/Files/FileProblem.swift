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

/// The number that a system call has failed with.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A value of `errno`, or that of ``recordsInUse``.
  public let code: Int32

  public init(_ code: Int32) { self.code = code }

  /// The C library's words, in English as long as no locale for messages is set.
  public var description: String {
    self == .recordsInUse ? "these are the records in use" : String(cString: strerror(code))
  }

  /// The refusal of this program to open its own records a second time: see ``LockedFile``.
  public static let recordsInUse = SystemError(-1)
}

extension SystemError {
  /// The number in an error of Foundation, which wraps it; nil where no system call has failed.
  public init?(_ error: any Error) {
    switch error {
    case let error as POSIXError: self.init(error.code.rawValue)
    case let error as CocoaError:
      guard let code = Self.code(of: error) else { return nil }
      self.init(code)
    default: return nil
    }
  }

  private static func code(of error: CocoaError) -> Int32? {
    if let inner = error.underlying as? POSIXError { return inner.code.rawValue }
    let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError
    if let inner, inner.domain == NSPOSIXErrorDomain { return Int32(exactly: inner.code) }
    return switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
    case .fileReadNoPermission, .fileWriteNoPermission: EACCES
    case .fileWriteOutOfSpace: ENOSPC
    case .fileWriteVolumeReadOnly: EROFS
    case .fileWriteFileExists: EEXIST
    case .fileReadUnknown, .fileWriteUnknown: EIO
    default: nil
    }
  }
}

/// An error of any layer as a person may read it: Foundation's own words are for developers.
public enum ErrorText {
  /// The reason, with the path where an error of Foundation knows one.
  public static func of(_ error: any Error) -> String {
    let reason = reason(error)
    return path(of: error).map { "\($0): \(reason)" } ?? reason
  }

  public static func reason(_ error: any Error) -> String {
    if let system = SystemError(error) { return system.description }
    return (error as? CocoaError)?.localizedDescription ?? String(describing: error)
  }

  /// The path that an error of Foundation is about.
  public static func path(of error: any Error) -> String? {
    guard let error = error as? CocoaError else { return nil }
    return error.filePath ?? error.url?.path(percentEncoded: false)
  }
}
