import Core
import FilePrompts
import Toolkit

/// Every text about all records at once.
struct DataWords: Sendable {
  let language: Language
  let clock: ClockStyle

  init(_ language: Language, clock: ClockStyle) {
    (self.language, self.clock) = (language, clock)
  }

  var caption: String { language.say(en: "All records", ru: "Все записи") }

  /// Of the button, and of the dialog that it opens.
  func title(_ deed: DataDeed) -> String {
    switch deed {
    case .backUp: language.say(en: "Back up", ru: "Резервная копия")
    case .restore: language.say(en: "Restore", ru: "Вернуть из копии")
    case .export: language.say(en: "Export", ru: "Экспорт")
    case .load: language.say(en: "Import", ru: "Импорт")
    }
  }

  /// What the file is or has to be.
  private func about(_ deed: DataDeed) -> String {
    switch deed {
    case .backUp:
      language.say(
        en: "One file with everything: pets, health books, photos, documents, "
          + "travels, favourite places, settings.",
        ru: "Один файл со всем: питомцы, записи о здоровье, фото, документы, "
          + "поездки, избранные места, настройки.")
    case .restore:
      language.say(
        en: "The records of a backup take the place of those here.",
        ru: "Записи из копии встанут на место нынешних.")
    case .export:
      language.say(
        en: "Pets as JSON for other programs, with photos and documents in a folder beside it. "
          + "Travels have an export of their own.",
        ru: "Питомцы в JSON для других программ; фото и документы — в папке рядом. "
          + "У поездок свой экспорт.")
    case .load:
      language.say(
        en: "Pets of an export are added to those here; nothing is deleted.",
        ru: "Питомцы из экспорта добавятся к нынешним; ничего не удаляется.")
    }
  }

  func prompt(_ deed: DataDeed) -> PathPromptWords {
    PathPromptWords(
      language, title: title(deed), about: about(deed),
      label: language.say(en: "File", ru: "Файл"), confirm: go(deed), busy: working(deed))
  }

  var copiesLabel: String {
    language.say(en: "Or an automatic copy:", ru: "Или автоматическая копия:")
  }
  var cancel: String { language.say(en: "Cancel", ru: "Отмена") }
  var close: String { language.say(en: "Close", ru: "Закрыть") }
  var openHint: String { language.say(en: "open", ru: "открыть") }

  /// What the button beside the path does.
  private func go(_ deed: DataDeed) -> String {
    switch deed {
    case .backUp: language.say(en: "Back up", ru: "Создать")
    case .export: language.say(en: "Export", ru: "Записать")
    case .restore, .load: language.say(en: "Open", ru: "Открыть")
    }
  }

  func working(_ deed: DataDeed) -> String {
    deed.reads
      ? language.say(en: "Reading…", ru: "Читаю…") : language.say(en: "Writing…", ru: "Записываю…")
  }

  /// What the button that does it after the question is called.
  func confirm(_ deed: DataDeed) -> String {
    deed == .restore
      ? language.say(en: "Restore", ru: "Вернуть") : language.say(en: "Import", ru: "Добавить")
  }
}
