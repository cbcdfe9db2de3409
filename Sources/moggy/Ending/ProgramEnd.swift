import Core
import CursesHost
import Foundation
import Interchange
import Persistence
import Shell
import Synchronization

/// The end of a command: with everything printed, or with words on what could not be.
enum ProgramEnd {
  /// Ends with the status; what was done after a repair has one of its own.
  static func end(_ status: ExitStatus) -> Never {
    let isRepaired = repaired.load(ordering: .relaxed)
    let isIncomplete = incomplete.load(ordering: .relaxed)
    let done: ExitStatus = isRepaired ? .repaired : isIncomplete ? .incomplete : .done
    end(code: (status == .done ? done : status).rawValue, isDone: status == .done)
  }

  /// Notes that a part of what a file has was left out.
  static func leaveOut() { incomplete.store(true, ordering: .relaxed) }

  private static let incomplete = Atomic(false)

  /// Tells that the records had to be replaced, before anything else is done with them.
  static func tell(_ report: OpenReport) {
    guard case .repaired(let repair) = report else { return }
    ErrorOutput.write("moggy: " + RepairWords(words).text(repair))
    repaired.store(true, ordering: .relaxed)
  }

  private static let repaired = Atomic(false)

  /// - Parameter code: a status, as the library of the arguments has it.
  static func end(code: Int32, isDone: Bool? = nil) -> Never {
    StandardOutput.end(code, isDone: isDone) { number in
      let output = words.say(en: "standard output", ru: "стандартный вывод")
      ErrorOutput.write("moggy: \(output): \(SystemError(number).words(words.language))")
    }
  }

  /// Ends where the system does not give what is needed.
  static func check(_ needs: ResourceNeeds) {
    guard let shortage = ProcessResources.shortage(of: needs) else { return }
    ErrorOutput.write("moggy: \(words.say(en: shortage.english, ru: shortage.russian))")
    end(.noResources)
  }

  /// Tells of an error that nobody has better words for, and gives its status.
  ///
  /// - Parameter language: that of the arguments or the environment for nil.
  static func report(_ error: any Error, _ language: Language? = nil) -> ExitStatus {
    let failure = SystemFailure(error, language ?? words.language)
    ErrorOutput.write("moggy: \(failure.text)")
    return failure.status
  }

  private static var words: Words<WrongUse> {
    WrongUse(ProgramArguments.all, ProcessInfo.processInfo.environment).words
  }
}
