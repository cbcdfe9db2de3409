import Core
import FilePrompts

/// Every text about all records at once.
typealias DataWords = Words<DataFeature>

extension DataWords {
  var caption: String { say(en: "All records", ru: "Все записи") }

  /// Of the button, and of the dialog that it opens.
  func title(_ operation: DataOperation) -> String {
    switch operation {
    case .backUp: say(en: "Back up", ru: "Резервная копия")
    case .restore: say(en: "Restore", ru: "Вернуть из копии")
    case .export: say(en: "Export", ru: "Экспорт")
    case .load: say(en: "Import", ru: "Импорт")
    }
  }

  /// The hint of its key.
  func hint(_ operation: DataOperation) -> String {
    switch operation {
    case .backUp: say(en: "back up", ru: "копия")
    case .restore: say(en: "restore", ru: "вернуть из копии")
    case .export: say(en: "export", ru: "экспорт")
    case .load: say(en: "import", ru: "импорт")
    }
  }

  /// The description of the file.
  private func about(_ operation: DataOperation) -> String {
    switch operation {
    case .backUp:
      say(
        en: "One file with everything: pets, health books, photos, documents, trackers, "
          + "travels, favourite places, settings.",
        ru: "Один файл со всем: питомцы, записи о здоровье, фото, документы, трекеры, "
          + "поездки, избранные места, настройки.")
    case .restore:
      say(
        en: "The records of a backup take the place of those here.",
        ru: "Записи из копии встанут на место нынешних.")
    case .export:
      say(
        en: "Everything as JSON for other programs: pets, trackers, travels, favourite places, "
          + "settings; photos and documents in a folder beside it.",
        ru: "Всё в JSON для других программ: питомцы, трекеры, поездки, избранные места, "
          + "настройки; фото и документы — в папке рядом.")
    case .load:
      say(
        en: "What an export has is added to what is here; nothing is deleted.",
        ru: "Записи из экспорта добавятся к нынешним; ничего не удаляется.")
    }
  }

  func prompt(_ operation: DataOperation) -> PathPromptWords {
    PathPromptWords(
      language, title: title(operation), about: about(operation),
      label: say(en: "File", ru: "Файл"), confirm: go(operation), busy: working(operation))
  }

  var copiesLabel: String { say(en: "Or an automatic copy:", ru: "Или автоматическая копия:") }
  var cancel: String { say(en: "Cancel", ru: "Отмена") }
  var cancelHint: String { say(en: "cancel", ru: "отмена") }
  var close: String { say(en: "Close", ru: "Закрыть") }
  var openHint: String { say(en: "open", ru: "открыть") }

  /// The label of the button beside the path.
  private func go(_ operation: DataOperation) -> String {
    switch operation {
    case .backUp: say(en: "Back up", ru: "Создать")
    case .export: say(en: "Export", ru: "Записать")
    case .restore, .load: say(en: "Open", ru: "Открыть")
    }
  }

  func working(_ operation: DataOperation) -> String {
    operation.reads ? say(en: "Reading…", ru: "Читаю…") : say(en: "Writing…", ru: "Записываю…")
  }

  /// The label of the button that does it after the question.
  func confirm(_ operation: DataOperation) -> String {
    operation == .restore ? say(en: "Restore", ru: "Вернуть") : say(en: "Import", ru: "Добавить")
  }

  /// Returns the contents of a file, a line for each thing.
  func lines(_ contents: DataContents) -> [String] {
    switch contents {
    case .backup(let backup): [origin(backup), amounts(backup)] + missing(backup) + broken(backup)
    case .export(let counts):
      [
        say(en: "New: \(pets(counts.added))", ru: "Новых: \(pets(counts.added))"),
        say(en: "Changed: \(pets(counts.changed))", ru: "Изменено: \(pets(counts.changed))"),
        say(en: "As here: \(pets(counts.same))", ru: "Без изменений: \(pets(counts.same))"),
      ] + others(counts) + refused(counts)
    }
  }

  private func origin(_ backup: BackupContents) -> String {
    let version = backup.program.isEmpty ? "" : ", Moggy \(backup.program)"
    let date = backup.date?.text(units) ?? ""
    return say(en: "Made: \(date)", ru: "Создана: \(date)") + version
  }

  func amounts(_ backup: BackupContents) -> String {
    let files = backup.files.flatMap { $0 == 0 ? nil : self.files($0) }
    let records = backup.records == 0 ? nil : records(backup.records)
    let others = backup.others.isEmpty ? nil : backup.others
    return [pets(backup.pets), records, files, others].compactMap { $0 }.joined(separator: ", ")
  }

  private func others(_ counts: ImportCounts) -> [String] {
    if counts.others.isEmpty { return [] }
    return [say(en: "New too: \(counts.others)", ru: "Ещё новое: \(counts.others)")]
  }

  /// A copy of the records alone is told what is missing now.
  private func missing(_ backup: BackupContents) -> [String] {
    let count = backup.missing
    if count == 0 { return [] }
    let line =
      backup.files == nil
      ? say(
        en: "Not on the disk any more: \(files(count))", ru: "Уже нет на диске: \(files(count))")
      : say(
        en: "Not to be had when it was made: \(files(count))",
        ru: "Не прочитано при создании: \(files(count))")
    return [line] + backup.missingNames
  }

  private func broken(_ backup: BackupContents) -> [String] {
    if backup.brokenRules.isEmpty { return [] }
    return [
      language.say(
        en: "Rows that break a rule, kept as they are:",
        ru: "Строки, нарушающие правило, сохранены как есть:")
    ] + backup.brokenRules
  }

  private func refused(_ counts: ImportCounts) -> [String] {
    if counts.refused == 0 { return [] }
    return [
      say(en: "Cannot be taken: \(counts.refused)", ru: "Не принято: \(counts.refused)")
    ] + counts.reasons
  }

  func pets(_ count: Int) -> String {
    let word = plural(count, en: ("pet", "pets"), ru: ("питомец", "питомца", "питомцев"))
    return "\(count) \(word)"
  }

  private func records(_ count: Int) -> String {
    let word = plural(
      count, en: ("health record", "health records"),
      ru: ("запись о здоровье", "записи о здоровье", "записей о здоровье"))
    return "\(count) \(word)"
  }

  private func files(_ count: Int) -> String {
    let word = plural(count, en: ("file", "files"), ru: ("файл", "файла", "файлов"))
    return "\(count) \(word)"
  }

  // MARK: The question
  var settingsToo: String { say(en: "Take over its settings too", ru: "Взять и настройки оттуда") }

  func question(_ contents: DataContents) -> String {
    switch contents {
    case .backup:
      say(
        en: "What is here now is copied first and can be restored.",
        ru: "Нынешние записи сначала скопируются, их можно вернуть.")
    case .export(let counts) where counts.added + counts.changed == 0 && counts.others.isEmpty:
      say(en: "There is nothing new in it.", ru: "Ничего нового в нём нет.")
    case .export: say(en: "It can be undone with u.", ru: "Это можно отменить клавишей u.")
    }
  }

  // MARK: Done
  private func others(after counts: ImportCounts) -> String {
    counts.others.isEmpty ? "" : say(en: "; and \(counts.others)", ru: "; ещё \(counts.others)")
  }

  private func exported(_ backup: BackupContents) -> String {
    pets(backup.pets) + (backup.others.isEmpty ? "" : ", \(backup.others)")
  }

  func restored(_ backup: BackupContents) -> String {
    say(en: "Here are now: \(amounts(backup)).", ru: "Теперь здесь: \(amounts(backup)).")
  }
  var keptCopy: String {
    say(
      en: "What was here before is the newest copy under Restore.",
      ru: "Прежние записи — самая новая автоматическая копия: «Вернуть из копии».")
  }

  func done(_ operation: DataOperation, _ path: String, _ contents: DataContents) -> String {
    switch (operation, contents) {
    case (.backUp, .backup(let backup)), (.export, .backup(let backup)):
      let missing = missing(backup).prefix(2).enumerated()
        .map { ($0.offset == 0 ? ". " : " — ") + $0.element }.joined()
      let path = backup.path ?? path
      return say(en: "Written: \(path)", ru: "Записано: \(path)")
        + " (\(operation == .backUp ? amounts(backup) : exported(backup)))\(missing)"
    case (_, .export(let counts)):
      return say(
        en:
          "New: \(counts.added), changed: \(counts.changed)\(others(after: counts)). u undoes it.",
        ru:
          "Новых: \(counts.added), изменено: \(counts.changed)\(others(after: counts)). Отмена — u."
      )
    case (_, .backup(let backup)): return restored(backup)
    }
  }

  // MARK: Problems
  func problem(_ problem: DataProblem, _ operation: DataOperation) -> String {
    switch problem {
    case .noPath: say(en: "Which file?", ru: "Какой файл?")
    case .missing: say(en: "There is no such file", ru: "Такого файла нет")
    case .notAFile: say(en: "This is no file", ru: "Это не файл")
    case .unreadable(let reason):
      say(en: "It cannot be read: \(reason)", ru: "Не читается: \(reason)")
    case .foreign:
      operation == .restore
        ? say(en: "This is no backup of Moggy", ru: "Это не копия Moggy")
        : say(en: "This is no export of Moggy", ru: "Это не экспорт Moggy")
    case .meantFor(.restore):
      say(
        en: "This is a backup: Restore takes it",
        ru: "Это резервная копия: её берёт «Вернуть из копии»")
    case .meantFor:
      say(en: "This is an export: Import takes it", ru: "Это экспорт: его берёт «Импорт»")
    case .newer:
      say(
        en: "Made by a newer version of Moggy; update first",
        ru: "Создано более новой версией Moggy; сначала обновите")
    case .damaged(let part):
      say(
        en: "The file is damaged at \(part); nothing was changed",
        ru: "Файл повреждён: \(part); ничего не изменено")
    default: writing(problem)
    }
  }

  private func writing(_ problem: DataProblem) -> String {
    switch problem {
    case .exists, .taken:
      say(
        en: "There is a file of that name; it is not replaced",
        ru: "Файл с таким именем уже есть; он не заменяется")
    case .cannotWrite(let reason):
      say(en: "It cannot be written: \(reason)", ru: "Не записать: \(reason)")
    case .diskFull: say(en: "The disk is full", ru: "Диск заполнен")
    case .other(let words): words
    default: ""
    }
  }
}
