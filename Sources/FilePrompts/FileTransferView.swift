import AppRuntime
import Core
import Semantics
import Toolkit

extension FileTransferState {
  /// The question for a path in front of a screen; the screen alone where none is asked.
  ///
  /// - Parameters:
  ///   - forms: the identifier of the choice of a form, where there is one.
  ///   - buttons: stand behind the one that does it.
  public func over<Action>(
    _ screen: Element<Action>, _ id: Identifier, forms: Identifier? = nil, _ language: Language,
    buttons: [Element<Action>] = [], send: @escaping (FileTransferAction<Purpose>) -> Action
  ) -> Element<Action> {
    guard let question else { return screen }
    let choice = choice(of: question.purpose, forms, language, send)
    return PathPromptView(
      id, question.prompt, words: question.purpose.prompt(language),
      problem: { Purpose.words($0, language) }, send: { send(.prompt($0)) }
    )
    .with(above: choice, rows: choice.count, buttons: buttons)
    .over(screen)
  }

  private func choice<Action>(
    of purpose: Purpose, _ id: Identifier?, _ language: Language,
    _ send: @escaping (FileTransferAction<Purpose>) -> Action
  ) -> [Element<Action>] {
    let all = purpose.forms
    guard let id, !all.isEmpty else { return [] }
    return [
      Choice(
        id, language.say(en: "As", ru: "Вид"), options: all.map { $0.name(language) },
        selection: all.firstIndex(of: purpose) ?? 0, lines: 1, onChange: { send(.formChosen($0)) }
      ).element
    ]
  }
}

/// Files that are only written have no content to be looked at.
extension FileTransfer where Purpose.Content == Never {
  public func look(at path: String, _ environment: Environment) -> Never? { nil }
  public func add(_ content: Never, _ environment: Environment) -> String {}
}

extension PathPromptWords {
  /// Of a file that is read into the records.
  public static func loading(
    _ language: Language, title: String, about: String
  ) -> PathPromptWords {
    PathPromptWords(
      language, title: title, about: about, label: file(language),
      confirm: language.say(en: "Open", ru: "Открыть"),
      busy: language.say(en: "Reading…", ru: "Чтение…"))
  }

  /// Of a file that the records are written to.
  public static func saving(
    _ language: Language, title: String, about: String? = nil
  ) -> PathPromptWords {
    PathPromptWords(
      language, title: title, about: about, label: file(language),
      confirm: language.say(en: "Write", ru: "Записать"),
      busy: language.say(en: "Writing…", ru: "Запись…"))
  }

  private static func file(_ language: Language) -> String { language.say(en: "File", ru: "Файл") }
}
