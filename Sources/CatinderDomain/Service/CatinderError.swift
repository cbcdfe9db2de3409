import Foundation
import Networking

/// The reason for which a call has failed, without the server's own words.
public enum CatinderError: Error, Sendable, Equatable {
  // The request.

  /// The address of the server is not valid.
  case wrongAddress
  case requestFailed(HTTPError)
  /// Another status than 200 without a case of its own.
  case status(Int)
  case emptyData

  // The data.

  /// The answer denies success, or is about another profile.
  case wrongData
  case couldNotParse
  case couldNotUpdateImage(ImageProblem)
  case couldNotDeleteImage

  // Refusals.

  case wrongCredentials
  /// The password with which a user who is logged in confirms a call is not theirs.
  case wrongPassword
  /// There is no session, or it has expired.
  case notLoggedIn
  case nameTaken
  /// The server refuses the values of these fields of the protocol.
  case invalid(fields: [String])
  /// There is no such cat; for messages, none that matches.
  case notFound
  case tooManyRequests(retryAfter: Duration)
  case cancelled

  /// True if the same call may succeed a moment later.
  public var isPassing: Bool {
    switch self {
    case .requestFailed(let error): error.isPassing
    case .tooManyRequests: true
    case .status(let status): status >= 500
    default: false
    }
  }
}

/// The problems of a picture.
public enum ImageProblem: Error, Sendable, Hashable {
  case tooLarge
  /// Neither PNG nor JPEG, or broken.
  case unreadable
  /// The profile has the most photos already.
  case noSlot
}
