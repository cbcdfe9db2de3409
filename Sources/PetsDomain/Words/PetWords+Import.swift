import Interchange

extension PetWords {
  public func failure(_ failure: ImportFailure) -> String {
    switch failure {
    case .noFile(let problem): self.problem(problem)
    case .notJSON(.unexpected(let byte)):
      language.say(en: "No JSON from byte \(byte) on", ru: "Не JSON с байта \(byte)")
    case .notJSON(.tooDeep): language.say(en: "Nested too deep", ru: "Слишком глубокая вложенность")
    case .otherFormat:
      language.say(en: "This is no export of this program", ru: "Это не экспорт этой программы")
    case .newerVersion:
      language.say(
        en: "Written by a newer version of this program", ru: "Создано более новой версией")
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
