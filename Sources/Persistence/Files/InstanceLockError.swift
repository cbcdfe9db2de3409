import Foundation

/// Why a folder could not be taken for this process.
public enum InstanceLockError: Error, Equatable, CustomStringConvertible {
  /// Another process has it; nil where that one has only just started.
  case held(by: Int32?)
  /// The lock file cannot be used; the number is the `errno`.
  case cannotOpen(URL, Int32)

  public var description: String {
    switch self {
    case .held(let process?): "the data folder is in use by process \(process)"
    case .held(nil): "the data folder is in use by another process"
    case .cannotOpen(let url, let code):
      "\(url.path(percentEncoded: false)): cannot be locked: \(systemReason(code))"
    }
  }
}
