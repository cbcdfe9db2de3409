import Foundation
import Networking

/// Why the server did not do as asked. Its own words are in none of them.
public enum CatinderError: Error, Sendable, Equatable {
  // The request.

  /// What was given as the server's address is none.
  case wrongAddress
  case requestFailed(HTTPError)
  /// Another status than 200, where none of the cases below says more.
  case status(Int)
  case emptyData

  // The data.

  /// The answer says that it was not done, or of somebody else.
  case wrongData
  case couldNotParse
  case couldNotUpdateImage(ImageProblem)
  case couldNotDeleteImage

  // What the server says no to.

  case wrongCredentials
  /// The session is over, or there is none.
  case notLoggedIn
  case nameTaken
  /// The server found fault with what was sent; the fields by their names in the exchange.
  case invalid(fields: [String])
  /// No such cat; or, for messages, none that matches.
  case notFound
  case tooManyRequests(retryAfter: Duration)
  case cancelled

  /// Whether the same may go well a moment later, with nothing changed.
  public var isPassing: Bool {
    switch self {
    case .requestFailed(let error): error.isPassing
    case .tooManyRequests: true
    case .status(let status): status >= 500
    default: false
    }
  }
}

/// What is wrong with a picture.
public enum ImageProblem: Error, Sendable, Hashable {
  case tooLarge
  /// Neither PNG nor JPEG, or broken.
  case unreadable
  /// All slots are filled.
  case noSlot
}
