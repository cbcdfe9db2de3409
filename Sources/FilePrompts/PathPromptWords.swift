import Core
import Toolkit

/// Every text of a prompt for a path: what it is asked for, told by whoever asks, and the rest.
public struct PathPromptWords: Sendable {
  let language: Language
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
    self.language = language
    (self.title, self.about, self.confirm, self.busy) = (title, about, confirm, busy)
    self.label = label ?? language.say(en: "Path", ru: "Путь")
    placeholder = language.say(en: "type, paste or drop a file", ru: "введите или перетащите файл")
  }

  var confirmHint: String { confirm.lowercased() }
  var cancel: String { language.say(en: "Cancel", ru: "Отмена") }
  var cancelHint: String { language.say(en: "cancel", ru: "отмена") }
  var completeHint: String { language.say(en: "complete", ru: "дополнить") }
  var nextHint: String { language.say(en: "next file", ru: "следующий файл") }
  var previousHint: String { language.say(en: "previous file", ru: "предыдущий файл") }

  // MARK: What lies there

  func inFolder(_ folder: String) -> String {
    language.say(en: "In \(folder):", ru: "В папке \(folder):")
  }
  var nothingFits: String {
    language.say(en: "Nothing there begins like this", ru: "Ничего похожего там нет")
  }
  func more(_ count: Int) -> String {
    language.say(en: "… and \(count) more", ru: "… и ещё \(count)")
  }

  // MARK: A file that is there

  var replaceTitle: String { language.say(en: "Replace the file?", ru: "Заменить файл?") }
  func replaceMessage(_ path: String) -> String {
    language.say(
      en: "\(path) is there already. What is in it would be lost.",
      ru: "\(path) уже есть. Его содержимое пропадёт.")
  }
  var replace: String { language.say(en: "Replace", ru: "Заменить") }
  var keep: String { language.say(en: "Keep", ru: "Оставить") }

  // MARK: The files

  var browse: String { language.say(en: "Browse…", ru: "Обзор…") }
  var browseHint: String { language.say(en: "browse", ru: "обзор") }
  var parent: String { language.say(en: "..  (up)", ru: "..  (выше)") }
  var parentHint: String { language.say(en: "folder above", ru: "папка выше") }
  var openHint: String { language.say(en: "open or use", ru: "открыть или взять") }
  var loading: String { language.say(en: "Loading…", ru: "Загрузка…") }
  var noFiles: String {
    language.say(en: "Nothing to choose here.", ru: "Здесь выбрать нечего.")
  }
  func onlyShown(_ kind: FileKind) -> String {
    if kind.endings.isEmpty {
      return language.say(en: "There are no files here.", ru: "Здесь нет файлов.")
    }
    let names = kind.endings.joined(separator: ", ")
    return language.say(en: "Shown are folders and \(names).", ru: "Видны только папки и \(names).")
  }
  var notReadable: String {
    language.say(en: "This folder may not be read.", ru: "Эту папку нельзя прочитать.")
  }
  var notReadableHint: String {
    language.say(en: "Esc leads back to the path.", ru: "Esc — назад к пути.")
  }
}
