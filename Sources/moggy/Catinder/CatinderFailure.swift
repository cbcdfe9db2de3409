import CatinderDomain
import CatinderServer
import Foundation
import Glibc

/// What went wrong, as one line and an exit status of sysexits(3).
enum CatinderFailure {
  static func report(_ error: any Error) -> Int32 {
    guard let error = error as? CatinderError else {
      ErrorOutput.write("moggy: \(error)")
      return StartupStatus.code(of: error)
    }
    ErrorOutput.write("moggy: \(words(error))")
    return status(error)
  }

  private static func status(_ error: CatinderError) -> Int32 {
    switch error {
    case .wrongAddress: EX_USAGE
    case .invalid, .couldNotUpdateImage, .couldNotDeleteImage, .nameTaken: EX_DATAERR
    case .notFound: EX_NOINPUT
    case .requestFailed, .cancelled: EX_UNAVAILABLE
    case .tooManyRequests: EX_TEMPFAIL
    case .status, .emptyData, .wrongData, .couldNotParse: EX_PROTOCOL
    case .wrongCredentials, .notLoggedIn: EX_NOPERM
    }
  }

  private static func words(_ error: CatinderError) -> String {
    switch error {
    case .wrongAddress: "the address of the server is none"
    case .requestFailed(let reason): "the request failed: \(reason)"
    case .status(let status): "the server answered with status \(status)"
    case .emptyData: "the server sent nothing"
    case .wrongData: "the server sent something else than was asked for"
    case .couldNotParse: "the answer could not be read"
    case .couldNotUpdateImage: "the picture could not be taken"
    case .couldNotDeleteImage: "the picture could not be deleted"
    case .wrongCredentials: "no such account with this password"
    case .notLoggedIn: "nobody is logged in: moggy catinder login"
    case .nameTaken: "the name is taken"
    case .invalid(let fields): "the server found fault with \(fields.joined(separator: ", "))"
    case .notFound: "no such cat, or none that matches"
    case .tooManyRequests(let wait): "too often: again in \(Int(wait.components.seconds)) s"
    case .cancelled: "cancelled"
    }
  }
}
