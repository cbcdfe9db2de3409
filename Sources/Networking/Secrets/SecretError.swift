import Foundation

/// Why a key that should be there cannot be used.
public enum SecretError: Error, Sendable, Equatable, CustomStringConvertible {
  case unreadable(URL, String)
  case notOurs(URL)
  case openToOthers(URL)
  /// The command ended with this status.
  case commandFailed(Int32)

  public var description: String {
    switch self {
    case .unreadable(let url, let reason): "\(url.path(percentEncoded: false)): \(reason)"
    case .notOurs(let url): "\(url.path(percentEncoded: false)) belongs to someone else"
    case .openToOthers(let url):
      "\(url.path(percentEncoded: false)) can be read by others: chmod 600"
    case .commandFailed(let status): "the command for the key ended with status \(status)"
    }
  }
}
