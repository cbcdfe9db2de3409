import Core
import TrackersDomain
import TrackersScreens

/// The words of `moggy remind`, besides those of the screen.
typealias RemindCommandWords = Words<RemindCommand>

extension RemindCommandWords {
  // MARK: Telling
  func row(_ reminder: Reminder, today: CalendarDay) -> [String] {
    let time = reminder.time.text
    let moment =
      reminder.day == today ? time : say(en: "yesterday, \(time)", ru: "вчера, \(time)")
    return [moment, reminder.name, reminder.question]
  }

  func noProgram(_ name: String) -> String {
    say(
      en: "\(name) is not there; nothing can be told on the desktop",
      ru: "программы \(name) нет; сообщить на рабочем столе нечем")
  }

  func failed(_ path: String, _ said: String) -> String {
    let text = say(en: "\(path) has failed", ru: "программа \(path) завершилась с ошибкой")
    return said.isEmpty ? text : "\(text): \(said)"
  }

  // MARK: Running by itself
  func wouldWrite(_ place: String) -> String {
    say(en: "To be written: \(place)", ru: "Будет записано: \(place)")
  }

  var question: String { say(en: "Write it? [y/N]", ru: "Записать? [y — да, N — нет]") }
  var leftAsItIs: String { say(en: "Nothing was written.", ru: "Ничего не записано.") }

  func installed(_ place: String) -> String {
    say(
      en: "installed: \(place); moggy remind --remove takes it away",
      ru: "установлено: \(place); moggy remind --remove уберёт")
  }

  func removed(_ place: String) -> String {
    say(en: "removed: \(place)", ru: "удалено: \(place)")
  }

  var nothingInstalled: String {
    say(en: "Nothing was installed.", ru: "Ничего не было установлено.")
  }

  /// - Parameter names: the programs that were looked for.
  func nothingRunsIt(_ names: [String]) -> String {
    let english = names.joined(separator: " or ")
    let russian = names.joined(separator: " или ")
    return say(
      en: "nothing here can run it: \(english) is missing, or serves no user",
      ru: "запускать это здесь нечем: нет \(russian), либо они не обслуживают пользователя")
  }

  func notOurs(_ path: String) -> String {
    say(
      en: "\(path) was not written by moggy; it is not replaced",
      ru: "\(path): файл создан не moggy; он не заменяется")
  }

  var unreadableCrontab: String {
    say(
      en: "the crontab is too long, or not in UTF-8; it stays as it is",
      ru: "crontab слишком длинный или не в UTF-8; он оставлен как есть")
  }

  func hasControls(_ text: String) -> String {
    say(
      en: "“\(text)” has a line end or another control, which no line can have",
      ru: "в «\(text)» есть конец строки или другой управляющий знак; в строке он невозможен")
  }
}
