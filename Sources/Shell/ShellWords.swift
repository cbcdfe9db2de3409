import Core
import Persistence
import Toolkit

/// Every text of the shell itself.
struct ShellWords: Sendable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var tabs: String { language.say(en: "Tabs", ru: "Вкладки") }
  var everywhere: String { language.say(en: "Everywhere", ru: "Везде") }
  var help: String { language.say(en: "Keys", ru: "Клавиши") }

  var undo: String { language.say(en: "undo", ru: "отменить") }
  var redo: String { language.say(en: "redo", ru: "повторить") }

  var toContent: String { language.say(en: "to the content", ru: "к содержимому") }

  var alert: String { language.say(en: "Your records", ru: "Ваши записи") }
  var understood: String { language.say(en: "Understood", ru: "Понятно") }
  func backupFailed(_ reason: String) -> String {
    language.say(
      en: "No backup could be made: \(reason)", ru: "Резервная копия не создана: \(reason)")
  }

  func tab(_ name: String) -> String {
    language.say(en: "tab “\(name)”", ru: "вкладка «\(name)»")
  }

  var noJobControl: String {
    language.say(
      en: "This terminal has no shell that could continue a stopped program.",
      ru: "В этом терминале нет оболочки, которая продолжила бы остановленную программу.")
  }

  func undone(_ act: String) -> String {
    language.say(en: "Undone: \(act)", ru: "Отменено: \(act)")
  }
  func redone(_ act: String) -> String {
    language.say(en: "Done again: \(act)", ru: "Повторено: \(act)")
  }
  var nothingToUndo: String { language.say(en: "Nothing to undo.", ru: "Отменять нечего.") }
  var nothingToRedo: String { language.say(en: "Nothing to redo.", ru: "Повторять нечего.") }
  func failed(_ reason: String) -> String {
    language.say(en: "That did not work: \(reason)", ru: "Не получилось: \(reason)")
  }

  var damaged: String {
    language.say(
      en: """
        The records on the disk are damaged. Nothing more is written. The next start keeps the file \
        and takes the newest good backup.
        """,
      ru: """
        Записи на диске повреждены. Больше ничего не записывается. При следующем запуске файл \
        сохранится, а его место займёт последняя хорошая копия.
        """)
  }
  var quit: String { language.say(en: "Quit", ru: "Выйти") }
  func repaired(_ repair: Repair) -> String {
    RepairWords(language).text(repair, isPathWhole: false)
  }
}
