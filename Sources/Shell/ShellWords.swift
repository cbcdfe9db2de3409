import AppRuntime
import Core
import Foundation
import Persistence
import Scheduling

/// Every text of the shell itself.
typealias ShellWords = Words<ShellFeature>

extension ShellWords {
  var tabs: String { say(en: "Tabs", ru: "Вкладки") }
  var everywhere: String { say(en: "Everywhere", ru: "Везде") }
  var help: String { say(en: "Keys", ru: "Клавиши") }
  var undo: String { say(en: "undo", ru: "отменить") }
  var redo: String { say(en: "redo", ru: "повторить") }
  var toContent: String { say(en: "to the content", ru: "к содержимому") }
  var alert: String { say(en: "Your records", ru: "Ваши записи") }
  var understood: String { say(en: "Understood", ru: "Понятно") }
  func backupFailed(_ reason: String) -> String {
    say(en: "No backup could be made: \(reason)", ru: "Резервная копия не создана: \(reason)")
  }

  /// The line of the palette for an action of another screen.
  func command(_ command: TabCommand) -> String {
    "\(command.tabTitle): \(command.title.text(language))"
  }

  /// Told where an action was chosen that no screen has now.
  func missing(_ command: TabCommand) -> String {
    let title = command.title.text(language)
    guard let way = command.way?.text(language) else {
      return say(en: "Not possible here now: \(title).", ru: "Сейчас здесь нельзя: \(title).")
    }
    return say(en: "To \(title), \(way).", ru: "Чтобы \(title), \(way).")
  }

  func tab(_ name: String) -> String { say(en: "tab “\(name)”", ru: "вкладка «\(name)»") }

  /// At the end of the program, while what was typed goes to the disk.
  func saving(_ left: Int) -> String {
    say(en: "Saving, \(left) left", ru: "Сохраняется, осталось: \(left)")
  }

  var stillSaving: String { language.say(en: "Still saving", ru: "Ещё сохраняется") }
  func quitUnsaved(_ left: Int) -> String {
    language.say(
      en: """
        Not saved yet: \(left). The program ends by itself when all is saved. Whoever quits now loses \
        what is not.
        """,
      ru: """
        Ещё не сохранено: \(left). Когда всё сохранится, программа закроется сама. Если выйти сейчас, \
        несохранённое пропадёт.
        """)
  }
  var quitWithoutSaving: String {
    language.say(en: "Quit without saving", ru: "Выйти без сохранения")
  }
  var goOnSaving: String { language.say(en: "Go on saving", ru: "Сохранить всё") }

  var noJobControl: String {
    say(
      en: "This terminal has no shell that could continue a stopped program.",
      ru: "В этом терминале нет оболочки, которая продолжила бы остановленную программу.")
  }

  func undone(_ act: String) -> String { say(en: "Undone: \(act)", ru: "Отменено: \(act)") }
  func redone(_ act: String) -> String { say(en: "Done again: \(act)", ru: "Повторено: \(act)") }
  var nothingToUndo: String { say(en: "Nothing to undo.", ru: "Отменять нечего.") }
  var nothingToRedo: String { say(en: "Nothing to redo.", ru: "Повторять нечего.") }
  func failed(_ reason: String) -> String {
    say(en: "That did not work: \(reason)", ru: "Не получилось: \(reason)")
  }

  var damaged: String {
    say(
      en: """
        The records on the disk are damaged. Nothing more is written. The next start keeps the file \
        and takes the newest good backup.
        """,
      ru: """
        Записи на диске повреждены. Больше ничего не записывается. При следующем запуске файл \
        сохранится, а его место займёт последняя хорошая копия.
        """)
  }
  var quit: String { say(en: "Quit", ru: "Выйти") }
  func repaired(_ repair: Repair) -> String {
    RepairWords(language).text(repair, isPathWhole: false)
  }
}

/// The texts that tell of a repair, on the screen and by commands.
public typealias RepairWords = Words<Repair>

extension RepairWords {
  /// - Parameter isPathWhole: whether the damaged file is named with its folder.
  public func text(_ repair: Repair, isPathWhole: Bool = true) -> String {
    let date = repair.backup.map { digits(CalendarDay($0, in: .gmt)) }
    let file = repair.damaged.map {
      isPathWhole ? $0 : URL(filePath: $0, directoryHint: .notDirectory).lastPathComponent
    }
    return switch (date, file) {
    case (let date?, let file?): restored(date, damaged: file)
    case (let date?, nil):
      say(
        en: "The file of the records was gone. The backup of \(date) took its place.",
        ru: "Файла с записями не было. Восстановлена копия от \(date).")
    case (nil, let file): startedEmpty(damaged: file ?? "")
    }
  }

  private func restored(_ date: String, damaged file: String) -> String {
    say(
      en:
        "The records were damaged. The backup of \(date) took their place; the file is kept as \(file).",
      ru: "Записи были повреждены. Восстановлена копия от \(date); файл сохранён как \(file).")
  }

  private func startedEmpty(damaged file: String) -> String {
    say(
      en: "The records were damaged and there is no good backup. The file is kept as \(file).",
      ru: "Записи были повреждены, исправной копии нет. Файл сохранён как \(file).")
  }
}
