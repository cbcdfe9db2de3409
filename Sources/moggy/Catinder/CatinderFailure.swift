import CatinderDomain
import Foundation
import Glibc
import Terminal

/// What went wrong, as one line and an exit status of sysexits(3).
enum CatinderFailure {
  static func report(_ error: any Error, _ words: CatinderCommandWords) -> Int32 {
    guard let error = error as? CatinderError else {
      ErrorOutput.write("moggy: \(error)")
      return StartupStatus.code(of: error)
    }
    ErrorOutput.write("moggy: \(Sanitizer.clean(words.text(error)))")
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
}
