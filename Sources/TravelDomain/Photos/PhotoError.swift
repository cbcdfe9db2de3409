import Foundation
import Networking

/// A reason for which there are no photos, in terms that a screen can explain.
public enum PhotoError: Error, Sendable, Equatable {
  /// No way to the service.
  case noConnection
  /// The service is there, but busy, broken or slow.
  case serviceDown
  /// The answer comes from somebody who cannot prove to be the service.
  case insecure
  /// Another answers in its place, as the page of a hotel's network.
  case notTheService
  /// Not in a form that we know.
  case unreadable
  /// The requests that are allowed are used up.
  case limitReached
  /// The settings name a key, and there is none.
  case keyMissing
  /// There is one, and it cannot be read.
  case keyUnreadable(SecretError)
  case keyRefused
  /// The service did not like the request.
  case refused
  case cancelled

  init(_ error: HTTPError) {
    switch error {
    case .unreachable, .timedOut(.connecting): self = .noConnection
    case .timedOut, .interrupted: self = .serviceDown
    case .resting(_, _, let error): self = error.map { PhotoError($0) } ?? .serviceDown
    case .malformed, .tooLarge, .redirected: self = .notTheService
    case .insecure: self = .insecure
    case .quota: self = .limitReached
    case .cancelled: self = .cancelled
    }
  }

  /// Nil for a success.
  init?(status: Int) {
    switch status {
    case 200..<300: return nil
    case 401, 403: self = .keyRefused
    case 429: self = .limitReached
    case 408, 500..<600: self = .serviceDown
    default: self = .refused
    }
  }
}
