import CatinderDomain
import Foundation
import Glibc
import Persistence
import Terminal

/// What went wrong, as one line and an exit status of sysexits(3).
enum CatinderFailure {
  static func report(_ error: any Error, _ words: CatinderCommandWords) -> Int32 {
    if let problem = error as? CatinderProblem { return report(problem, words) }
    if case InstanceLockError.held(let process) = error {
      ErrorOutput.write("moggy: \(words.busy(process))")
      return EX_TEMPFAIL
    }
    guard let error = error as? CatinderError else {
      ErrorOutput.write("moggy: \(error)")
      return StartupStatus.code(of: error)
    }
    ErrorOutput.write("moggy: \(Sanitizer.clean(words.text(error)))")
    return status(error)
  }

  private static func report(
    _ problem: CatinderProblem, _ words: CatinderCommandWords
  ) -> Int32 {
    let lines = words.lines(problem).map { Sanitizer.clean($0) }
    ErrorOutput.write("moggy: " + lines.joined(separator: "\n"))
    if case .noMatch = problem { return EX_NOINPUT }
    return EX_DATAERR
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
