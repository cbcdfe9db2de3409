import Core
import FilePrompts
import PetsDomain
import Toolkit

/// The words of the export of a card.
extension PetsWords {
  var exportHint: String { language.say(en: "export", ru: "экспорт") }
  var exportButton: String { language.say(en: "Export", ru: "Экспорт") }
  var exportFormat: String { language.say(en: "As", ru: "Вид") }
  var exportPrompt: PathPromptWords {
    PathPromptWords(
      language, title: language.say(en: "Export the card", ru: "Экспорт карточки"),
      label: language.say(en: "File", ru: "Файл"),
      confirm: language.say(en: "Write", ru: "Записать"),
      busy: language.say(en: "Writing…", ru: "Запись…"))
  }
  var copy: String { language.say(en: "Copy", ru: "В буфер") }

  func format(_ format: CardFormat) -> String {
    switch format {
    case .markdown: "Markdown"
    case .json: "JSON"
    }
  }

  func problem(_ problem: CardExportProblem) -> String {
    switch problem {
    case .file(let problem): records.problem(problem)
    case .tooLongToCopy(let limit):
      language.say(
        en: "More than the \(limit / 1000) kB of a clipboard: write it to a file",
        ru: "Больше \(limit / 1000) кБ в буфер не войдёт: запишите в файл")
    }
  }

  func written(to path: String) -> String {
    language.say(en: "Written to \(path)", ru: "Записано в \(path)")
  }

  var copied: String {
    language.say(
      en: "The card was handed to the terminal’s clipboard.",
      ru: "Карточка передана в буфер обмена терминала.")
  }
}
