import ArgumentParser
import Foundation
import PetsDomain
import ProgramOptions

/// A failure that ends a command before it is done, with its words and its status of sysexits(3).
enum PetsFailure: Error {
  /// 64: the arguments do not go together.
  case usage(String)
  /// 65: a line for each thing that is wrong.
  case data([String])
  /// 66.
  case noInput(String)
  /// 69: it needs Premium.
  case unavailable(String)
  /// 71: the system has no process, descriptor or memory left for it.
  case system(String)
  /// 73.
  case cannotCreate(String)
  /// A file, with the status that its problem has.
  case file(String, ExitStatus)
  /// 75: the program is running.
  case busy(String)

  private var end: (text: String, status: ExitStatus) {
    switch self {
    case .usage(let text): (text, .wrongUse)
    case .data(let lines): (lines.joined(separator: "\n"), .wrongData)
    case .noInput(let text): (text, .noInput)
    case .unavailable(let text): (text, .unavailable)
    case .system(let text): (text, .noResources)
    case .cannotCreate(let text): (text, .cannotCreate)
    case .file(let text, let status): (text, status)
    case .busy(let text): (text, .tryAgain)
    }
  }

  /// Tells it on standard error.
  ///
  /// - Returns: the status to exit with.
  static func report(_ error: any Error) -> ExitStatus {
    if let failure = error as? PetsFailure {
      let (text, status) = failure.end
      ErrorOutput.write("moggy: \(text)")
      return status
    }
    return ProgramEnd.report(error)
  }
}
