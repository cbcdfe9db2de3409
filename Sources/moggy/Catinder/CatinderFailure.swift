import CatinderDomain
import Foundation
import Persistence
import ProgramOptions
import Terminal

/// A failure, as one line and an exit status of sysexits(3).
enum CatinderFailure {
  static func report(_ error: any Error, _ words: CatinderCommandWords) -> ExitStatus {
    if let problem = error as? CatinderProblem { return report(problem, words) }
    if case InstanceLockError.held(let process) = error {
      ErrorOutput.write("moggy: \(words.busy(process))")
      return .tryAgain
    }
    guard let error = error as? CatinderError else { return ProgramEnd.report(error) }
    ErrorOutput.write("moggy: \(Sanitizer.clean(words.text(error)))")
    return status(error)
  }

  private static func report(
    _ problem: CatinderProblem, _ words: CatinderCommandWords
  ) -> ExitStatus {
    let lines = words.lines(problem).map { Sanitizer.clean($0) }
    ErrorOutput.write("moggy: " + lines.joined(separator: "\n"))
    if case .noMatch = problem { return .noInput }
    return .wrongData
  }

  private static func status(_ error: CatinderError) -> ExitStatus {
    switch error {
    case .wrongAddress: .wrongUse
    case .invalid, .couldNotUpdateImage, .couldNotDeleteImage, .nameTaken: .wrongData
    case .notFound: .noInput
    case .requestFailed, .cancelled: .unavailable
    case .tooManyRequests: .tryAgain
    case .status, .emptyData, .wrongData, .couldNotParse: .wrongAnswer
    case .wrongCredentials, .notLoggedIn: .noPermission
    }
  }
}
