import Glibc

/// A system call that failed, with the number that the kernel gave.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  public let call: String
  public let code: Int32

  public init(call: String, code: Int32) {
    self.call = call
    self.code = code
  }

  /// The error of the call that has just failed on this thread.
  static func last(_ call: String) -> SystemError { SystemError(call: call, code: errno) }

  public var description: String { "\(call): \(String(cString: strerror(code)))" }
}
