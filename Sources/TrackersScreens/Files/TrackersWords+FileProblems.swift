import Core
import Toolkit
import TrackersDomain

/// What is wrong with a file.
extension TrackersWords {
  public func notUnderstood(_ count: Int) -> String {
    let number = language.number(Double(count))
    return language.say(
      en: "Not taken as it stands: \(number)", ru: "Взято не так, как записано: \(number)")
  }

  /// `Habits.csv, line 3: “x” is no date`.
  public func line(_ problem: TrackersImportProblem) -> String {
    let line =
      problem.line == 0
      ? "" : language.say(en: "line \(problem.line)", ru: "строка \(problem.line)")
    let place = [problem.file, line].filter { !$0.isEmpty }.joined(separator: ", ")
    return place.isEmpty ? reason(problem.reason) : "\(place): \(reason(problem.reason))"
  }

  private func reason(_ reason: TrackersImportProblem.Reason) -> String {
    switch reason {
    case .notUnderstood:
      language.say(
        en: "neither JSON of this program nor an export of Loop",
        ru: "это не JSON этой программы и не экспорт Loop")
    case .newerVersion:
      language.say(en: "written by a newer moggy", ru: "записано более новой moggy")
    case .missing(let part): language.say(en: "no \(part)", ru: "нет \(part)")
    case .notADate(let text): language.say(en: "“\(text)” is no date", ru: "«\(text)» — не дата")
    case .notAValue(let text):
      language.say(en: "“\(text)” is no value", ru: "«\(text)» — не значение")
    case .unknownHabit(let name):
      language.say(en: "there is no habit “\(name)”", ru: "привычки «\(name)» нет")
    case .shortened(let name, let most):
      language.say(
        en: "“\(name)” is shortened to \(most) characters",
        ru: "«\(name)» сокращено до \(most) символов")
    case .approximated(let name, let count):
      language.say(
        en: "the schedule of “\(name)” becomes \(times(count)) a week",
        ru: "расписание «\(name)» станет: \(times(count)) в неделю")
    case .tooLarge: language.say(en: "too large", ru: "слишком много")
    }
  }

  public func problem(_ problem: TrackersFileProblem) -> String {
    switch problem {
    case .noPath: language.say(en: "Which file?", ru: "Какой файл?")
    case .noFolder(let path):
      language.say(en: "There is no folder \(path)", ru: "Нет папки \(path)")
    case .isFolder(let path): language.say(en: "\(path) is a folder", ru: "\(path) — это папка")
    case .notWritten(let reason):
      language.say(en: "Not written: \(reason)", ru: "Не записано: \(reason)")
    case .nothing:
      language.say(en: "There is nothing to write or read.", ru: "Записывать или читать нечего.")
    case .notRead(let failure): self.failure(failure)
    case .notUnderstood(let problem): line(problem)
    case .failed(let reason):
      language.say(en: "It did not work: \(reason)", ru: "Не получилось: \(reason)")
    }
  }

  /// Why a file was not looked at.
  public func failure(_ failure: TrackersFileFailure) -> String {
    switch failure {
    case .missing: language.say(en: "There is no such file", ru: "Такого файла нет")
    case .notAFile:
      language.say(
        en: "This is neither a file nor a folder with Loop’s Habits.csv",
        ru: "Это не файл и не папка с Habits.csv от Loop")
    case .tooLarge(let most):
      language.say(
        en: "The file has more than \(most >> 20) MB", ru: "В файле больше \(most >> 20) МБ")
    case .unreadable(let reason):
      language.say(en: "It cannot be read: \(reason)", ru: "Не читается: \(reason)")
    }
  }
}
