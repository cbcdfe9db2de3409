import Core

/// Every text of a prompt for a path: what it is asked for, told by whoever asks, and the rest.
public struct PathPromptWords: Sendable {
  private let words: Words<PathPromptAction>
  let title: String
  let about: String?
  let label: String
  let placeholder: String
  let confirm: String
  let busy: String

  /// - Parameters:
  ///   - about: what the file is or has to be; shown where there is room.
  ///   - label: the name of the field, for those who hear it.
  ///   - confirm: the button that does it.
  ///   - busy: what is being done after that.
  public init(
    _ language: Language, title: String, about: String? = nil, label: String? = nil,
    confirm: String, busy: String
  ) {
    words = Words(language)
    (self.title, self.about, self.confirm, self.busy) = (title, about, confirm, busy)
    self.label = label ?? words.say(en: "Path", ru: "Путь")
    placeholder = words.say(en: "type, paste or drop a file", ru: "введите или перетащите файл")
  }

  var confirmHint: String { confirm.lowercased() }
  var cancel: String { words.say(en: "Cancel", ru: "Отмена") }
  var cancelHint: String { words.say(en: "cancel", ru: "отмена") }
  var completeHint: String { words.say(en: "complete", ru: "дополнить") }
  var nextHint: String { words.say(en: "next file", ru: "следующий файл") }
  var previousHint: String { words.say(en: "previous file", ru: "предыдущий файл") }

  // MARK: What lies there
  func inFolder(_ folder: String) -> String {
    words.say(en: "In \(folder):", ru: "В папке \(folder):")
  }
  var nothingFits: String {
    words.say(en: "Nothing there begins like this", ru: "Ничего похожего там нет")
  }
  func more(_ count: Int) -> String { words.say(en: "… and \(count) more", ru: "… и ещё \(count)") }

  // MARK: A file that is there
  var replaceTitle: String { words.say(en: "Replace the file?", ru: "Заменить файл?") }
  func replaceMessage(_ path: String) -> String {
    words.say(
      en: "\(path) is there already. What is in it would be lost.",
      ru: "\(path) уже есть. Его содержимое пропадёт.")
  }
  var replace: String { words.say(en: "Replace", ru: "Заменить") }
  var keep: String { words.say(en: "Keep", ru: "Оставить") }

  // MARK: The files
  var browse: String { words.say(en: "Browse…", ru: "Обзор…") }
  var browseHint: String { words.say(en: "browse", ru: "обзор") }
  var parent: String { words.say(en: "..  (up)", ru: "..  (выше)") }
  var parentHint: String { words.say(en: "folder above", ru: "папка выше") }
  var openHint: String { words.say(en: "open or use", ru: "открыть или взять") }
  var loading: String { words.say(en: "Loading…", ru: "Загрузка…") }
  var noFiles: String { words.say(en: "Nothing to choose here.", ru: "Здесь выбрать нечего.") }
  func onlyShown(_ kind: FileKind) -> String {
    if kind.endings.isEmpty {
      return words.say(en: "There are no files here.", ru: "Здесь нет файлов.")
    }
    let names = kind.endings.joined(separator: ", ")
    return words.say(en: "Shown are folders and \(names).", ru: "Видны только папки и \(names).")
  }
  var notReadable: String {
    words.say(en: "This folder may not be read.", ru: "Эту папку нельзя прочитать.")
  }
  var notReadableHint: String {
    words.say(en: "Esc leads back to the path.", ru: "Esc — назад к пути.")
  }
}
