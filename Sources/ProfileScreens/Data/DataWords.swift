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
  func title(_ operation: DataOperation) -> String {
    switch operation {
    case .backUp: language.say(en: "Back up", ru: "Резервная копия")
    case .restore: language.say(en: "Restore", ru: "Вернуть из копии")
    case .export: language.say(en: "Export", ru: "Экспорт")
    case .load: language.say(en: "Import", ru: "Импорт")
    }
  }

  /// The description of the file.
  private func about(_ operation: DataOperation) -> String {
    switch operation {
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

  func prompt(_ operation: DataOperation) -> PathPromptWords {
    PathPromptWords(
      language, title: title(operation), about: about(operation),
      label: language.say(en: "File", ru: "Файл"), confirm: go(operation), busy: working(operation))
  }

  var copiesLabel: String {
    language.say(en: "Or an automatic copy:", ru: "Или автоматическая копия:")
  }
  var cancel: String { language.say(en: "Cancel", ru: "Отмена") }
  var close: String { language.say(en: "Close", ru: "Закрыть") }
  var openHint: String { language.say(en: "open", ru: "открыть") }

  /// The label of the button beside the path.
  private func go(_ operation: DataOperation) -> String {
    switch operation {
    case .backUp: language.say(en: "Back up", ru: "Создать")
    case .export: language.say(en: "Export", ru: "Записать")
    case .restore, .load: language.say(en: "Open", ru: "Открыть")
    }
  }

  func working(_ operation: DataOperation) -> String {
    operation.reads
      ? language.say(en: "Reading…", ru: "Читаю…") : language.say(en: "Writing…", ru: "Записываю…")
  }

  /// The label of the button that does it after the question.
  func confirm(_ operation: DataOperation) -> String {
    operation == .restore
      ? language.say(en: "Restore", ru: "Вернуть") : language.say(en: "Import", ru: "Добавить")
  }
}

extension DataWords {
  /// Returns the contents of a file, a line for each thing.
  func lines(_ contents: DataContents) -> [String] {
    switch contents {
    case .backup(let backup): [origin(backup), amounts(backup)] + missing(backup)
    case .export(let counts):
      [
        language.say(en: "New: \(pets(counts.added))", ru: "Новых: \(pets(counts.added))"),
        language.say(
          en: "Changed: \(pets(counts.changed))", ru: "Изменено: \(pets(counts.changed))"),
        language.say(
          en: "As here: \(pets(counts.same))", ru: "Без изменений: \(pets(counts.same))"),
      ] + refused(counts)
    }
  }

  private func origin(_ backup: BackupContents) -> String {
    let version = backup.program.isEmpty ? "" : ", Moggy \(backup.program)"
    let date = backup.date?.text(clock) ?? ""
    return language.say(en: "Made: \(date)", ru: "Создана: \(date)") + version
  }

  func amounts(_ backup: BackupContents) -> String {
    let files = backup.files.flatMap { $0 == 0 ? nil : self.files($0) }
    let records = backup.records == 0 ? nil : records(backup.records)
    return [pets(backup.pets), records, files].compactMap { $0 }.joined(separator: ", ")
  }

  /// A copy of the records alone is told what is missing now.
  private func missing(_ backup: BackupContents) -> [String] {
    let count = backup.missing
    if count == 0 { return [] }
    let line =
      backup.files == nil
      ? language.say(
        en: "Not on the disk any more: \(files(count))", ru: "Уже нет на диске: \(files(count))")
      : language.say(
        en: "Not to be had when it was made: \(files(count))",
        ru: "Не прочитано при создании: \(files(count))")
    return [line] + backup.missingNames
  }

  private func refused(_ counts: ImportCounts) -> [String] {
    if counts.refused == 0 { return [] }
    return [
      language.say(en: "Cannot be taken: \(counts.refused)", ru: "Не принято: \(counts.refused)")
    ] + counts.reasons
  }

  func pets(_ count: Int) -> String {
    let word = language.plural(
      count, en: ("pet", "pets"), ru: ("питомец", "питомца", "питомцев"))
    return "\(count) \(word)"
  }

  private func records(_ count: Int) -> String {
    let word = language.plural(
      count, en: ("health record", "health records"),
      ru: ("запись о здоровье", "записи о здоровье", "записей о здоровье"))
    return "\(count) \(word)"
  }

  private func files(_ count: Int) -> String {
    let word = language.plural(count, en: ("file", "files"), ru: ("файл", "файла", "файлов"))
    return "\(count) \(word)"
  }

  // MARK: The question

  var settingsToo: String {
    language.say(en: "Take over its settings too", ru: "Взять и настройки оттуда")
  }

  func question(_ contents: DataContents) -> String {
    switch contents {
    case .backup:
      language.say(
        en: "What is here now is copied first and can be restored.",
        ru: "Нынешние записи сначала скопируются, их можно вернуть.")
    case .export(let counts) where counts.added + counts.changed == 0:
      language.say(en: "There is nothing new in it.", ru: "Ничего нового в нём нет.")
    case .export:
      language.say(en: "It can be undone with u.", ru: "Это можно отменить клавишей u.")
    }
  }

  // MARK: Done

  func restored(_ backup: BackupContents) -> String {
    language.say(
      en: "Here are now: \(amounts(backup)).", ru: "Теперь здесь: \(amounts(backup)).")
  }
  var keptCopy: String {
    language.say(
      en: "What was here before is the newest copy under Restore.",
      ru: "Прежние записи — самая новая копия в разделе «Вернуть».")
  }

  func done(_ operation: DataOperation, _ path: String, _ contents: DataContents) -> String {
    switch (operation, contents) {
    case (.backUp, .backup(let backup)), (.export, .backup(let backup)):
      let missing = missing(backup).prefix(2).enumerated()
        .map { ($0.offset == 0 ? ". " : " — ") + $0.element }.joined()
      let path = backup.path ?? path
      return language.say(en: "Written: \(path)", ru: "Записано: \(path)")
        + " (\(operation == .backUp ? amounts(backup) : pets(backup.pets)))\(missing)"
    case (_, .export(let counts)):
      return language.say(
        en: "New: \(counts.added), changed: \(counts.changed). u undoes it.",
        ru: "Новых: \(counts.added), изменено: \(counts.changed). Отмена — u.")
    case (_, .backup(let backup)): return restored(backup)
    }
  }

  // MARK: Problems

  func problem(_ problem: DataProblem, _ operation: DataOperation) -> String {
    switch problem {
    case .noPath: language.say(en: "Which file?", ru: "Какой файл?")
    case .missing: language.say(en: "There is no such file", ru: "Такого файла нет")
    case .notAFile: language.say(en: "This is no file", ru: "Это не файл")
    case .unreadable(let reason):
      language.say(en: "It cannot be read: \(reason)", ru: "Не читается: \(reason)")
    case .foreign:
      operation == .restore
        ? language.say(en: "This is no backup of Moggy", ru: "Это не копия Moggy")
        : language.say(en: "This is no export of Moggy", ru: "Это не экспорт Moggy")
    case .newer:
      language.say(
        en: "Made by a newer version of Moggy; update first",
        ru: "Создано более новой версией Moggy; сначала обновите")
    case .damaged(let part):
      language.say(
        en: "The file is damaged at \(part); nothing was changed",
        ru: "Файл повреждён: \(part); ничего не изменено")
    default: writing(problem)
    }
  }

  private func writing(_ problem: DataProblem) -> String {
    switch problem {
    case .exists, .taken:
      language.say(
        en: "There is a file of that name; it is not replaced",
        ru: "Файл с таким именем уже есть; он не заменяется")
    case .cannotWrite(let reason):
      language.say(en: "It cannot be written: \(reason)", ru: "Не записать: \(reason)")
    case .diskFull: language.say(en: "The disk is full", ru: "Диск заполнен")
    case .other(let words): words
    default: ""
    }
  }
}
