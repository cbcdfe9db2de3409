import Foundation
import ProgramOptions
import Toolkit

/// How a command ends: with everything printed, or with words on what could not be.
enum ProgramEnd {
  static func end(_ status: ExitStatus) -> Never {
    end(code: status.rawValue)
  }

  /// - Parameter code: a status, as the library of the arguments has it.
  static func end(code: Int32) -> Never {
    StandardOutput.end(code) { reason in
      let output = language.say(en: "standard output", ru: "стандартный вывод")
      ErrorOutput.write("moggy: \(output): \(reason)")
    }
  }

  /// Ends where the system does not give what is needed.
  static func check(_ need: ProgramGround.Need) {
    guard let lack = ProgramGround.lack(of: need) else { return }
    ErrorOutput.write("moggy: \(language.say(en: lack.english, ru: lack.russian))")
    end(.noResources)
  }

  /// Tells of an error that nobody has better words for, and gives its status.
  static func report(_ error: any Error) -> ExitStatus {
    let failure = SystemFailure(error)
    ErrorOutput.write("moggy: \(failure.text)")
    return failure.status
  }

  private static var language: Language {
    WrongUse(
      CommandLine.arguments.dropFirst().map(\.self), ProcessInfo.processInfo.environment
    ).language
  }
}
