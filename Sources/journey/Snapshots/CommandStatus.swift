import ArgumentParser
import FoundationEssentials
import JourneyKit
import ProgramOptions

/// The numbers of `sysexits.h` that a command ends with.
enum CommandStatus: Int32 {
  case dataError = 65
  case noInput = 66
  case refused = 77

  /// Says why on the standard error, and is what the command throws then.
  func saying(_ words: String) -> ExitCode {
    ErrorOutput.write("journey: \(words)")
    return ExitCode(rawValue)
  }
}

extension SnapshotReviewError {
  var exitStatus: CommandStatus {
    switch self {
    case .isCI, .tooMany: .refused
    case .unknown: .noInput
    case .stale, .unusable: .dataError
    }
  }
}
