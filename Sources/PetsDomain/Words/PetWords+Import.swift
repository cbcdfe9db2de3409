import Core
import Interchange

extension PetWords {
  public func failure(_ failure: ImportFailure) -> String {
    switch failure {
    case .noFile(let problem): self.problem(problem)
    case .notJSON(let problem): self.problem(problem)
    case .otherFormat:
      language.say(en: "This is no export of this program", ru: "Это не экспорт этой программы")
    case .newerVersion:
      language.say(
        en: "Written by a newer version of this program", ru: "Создано более новой версией")
    }
  }

  private func problem(_ problem: JSONProblem) -> String {
    switch problem.reason {
    case .unexpected:
      language.say(
        en: "No JSON from byte \(problem.byte) on", ru: "Не JSON с байта \(problem.byte)")
    case .tooDeep: language.say(en: "Nested too deep", ru: "Слишком глубокая вложенность")
    case .tooMany: language.say(en: "Too many values", ru: "Слишком много значений")
    }
  }

  /// With the place it is about.
  public func problem(_ problem: ImportProblem) -> String { "\(problem.path): \(reason(problem))" }

  private func reason(_ problem: ImportProblem) -> String {
    switch problem.reason {
    case .unknown: language.say(en: "not known", ru: "неизвестно")
    case .wrongType: language.say(en: "not of the right type", ru: "не тот тип")
    case .field(let problem): self.problem(problem)
    case .cut(let limit):
      language.say(en: "cut to \(limit) characters", ru: "обрезано до \(limit) знаков")
    case .nothing: language.say(en: "nothing in it", ru: "ничего не заполнено")
    case .twice: language.say(en: "the same identifier again", ru: "повтор идентификатора")
    case .file(let problem): self.problem(problem)
    }
  }
}
