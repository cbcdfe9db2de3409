import ArgumentParser
import Foundation
import Persistence
import PetsDomain

/// What ends a command before it is done, with its words and its status of sysexits(3).
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
  /// 75: the program is running.
  case busy(String)

  private var end: (text: String, status: Int32) {
    switch self {
    case .usage(let text): (text, EX_USAGE)
    case .data(let lines): (lines.joined(separator: "\n"), EX_DATAERR)
    case .noInput(let text): (text, EX_NOINPUT)
    case .unavailable(let text): (text, EX_UNAVAILABLE)
    case .system(let text): (text, EX_OSERR)
    case .cannotCreate(let text): (text, EX_CANTCREAT)
    case .busy(let text): (text, EX_TEMPFAIL)
    }
  }

  /// Tells it on standard error.
  ///
  /// - Returns: the status to exit with.
  static func report(_ error: any Error) -> Int32 {
    if let failure = error as? PetsFailure {
      let (text, status) = failure.end
      ErrorOutput.write("moggy: \(text)")
      return status
    }
    ErrorOutput.write("moggy: \(error)")
    switch error {
    case DataStoreError.busy: return EX_TEMPFAIL
    case is CocoaError: return EX_IOERR
    default: return StartupStatus.code(of: error)
    }
  }
}
