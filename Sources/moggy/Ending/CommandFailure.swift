import Core
import CursesHost
import Interchange
import Persistence
import Places
import WeatherDomain

/// A failure that ends a command before it is done, in words and with its status of sysexits(3).
struct CommandFailure: Error {
  /// The first says what is wrong; others tell more.
  let lines: [String]
  let status: ExitStatus

  init(_ status: ExitStatus, _ lines: [String]) { (self.status, self.lines) = (status, lines) }

  init(_ status: ExitStatus, _ line: String) { self.init(status, [line]) }

  /// An error of the layers below.
  init(_ error: any Error, _ language: Language) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as PlacesError: self.init(error, PlacesCommandWords(language))
    case let error as WeatherError: self.init(error, WeatherCommandWords(language))
    case let problem as FileExportProblem:
      var text = problem.words(language)
      if case .exists = problem {
        text += language.say(en: " (--replace does that)", ru: " (заменит --replace)")
      }
      self.init(ExitStatus(problem), text)
    default:
      let failure = SystemFailure(error, language)
      self.init(failure.status, failure.text)
    }
  }

  /// The records could not take what was typed last, when the program had begun to end.
  init(unsaved error: DataStoreError, _ language: Language) {
    let failure = SystemFailure(error, language)
    self.init(
      failure.status,
      language.say(
        en: "the last change was not saved: \(failure.text)",
        ru: "последнее изменение не сохранено: \(failure.text)"))
  }

  /// Tells it on standard error.
  ///
  /// - Returns: the status to exit with.
  func tell() -> ExitStatus {
    ErrorOutput.write("moggy: " + lines.joined(separator: "\n"))
    return status
  }
}
