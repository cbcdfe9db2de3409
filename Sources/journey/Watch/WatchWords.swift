import Core
import JourneyKit

/// The words of the watch.
typealias WatchWords = Words<WatchFeature>

extension WatchWords {
  var title: String { say(en: "Journeys", ru: "Сценарии") }
  var keys: String { say(en: "Keys", ru: "Клавиши") }
  var views: String { say(en: "What is shown", ru: "Что показано") }
  var accept: String { say(en: "accept the snapshot", ru: "принять снимок") }
  var pick: String { say(en: "pick a query", ru: "выбрать запрос") }
  var take: String { say(en: "take the query", ru: "взять запрос") }
  var back: String { say(en: "back", ru: "назад") }
  var runAll: String { say(en: "run all", ru: "запустить все") }
  var next: String { say(en: "next", ru: "следующий") }
  var previous: String { say(en: "previous", ru: "предыдущий") }
  var nextView: String { say(en: "next view", ru: "следующий вид") }
  var left: String { say(en: "left", ru: "влево") }
  var right: String { say(en: "right", ru: "вправо") }
  var up: String { say(en: "up", ru: "вверх") }
  var down: String { say(en: "down", ru: "вниз") }
  var help: String { say(en: "help", ru: "справка") }
  var quit: String { say(en: "quit", ru: "выход") }
  var redraw: String { say(en: "draw the screen anew", ru: "перерисовать экран") }
  var suspend: String { say(en: "suspend", ru: "приостановить") }
  var otherLanguage: String { say(en: "other language", ru: "другой язык") }
  var green: String { say(en: "All journeys pass", ru: "Все сценарии пройдены") }
  var running: String { say(en: "Running…", ru: "Выполняются…") }
  var waitingHint: String {
    say(
      en: "They run again when a file is saved.",
      ru: "Они запустятся снова, когда файл будет сохранён.")
  }
  var problem: String {
    say(en: "Correct the file and save it", ru: "Исправьте файл и сохраните его")
  }
  var lastActs: String { say(en: "Last acts:", ru: "Последние действия:") }

  func name(_ view: WatchView) -> String {
    switch view {
    case .screen: say(en: "Screen", ru: "Экран")
    case .lines: say(en: "Lines", ru: "Строки")
    }
  }

  func position(_ number: Int, of count: Int) -> String {
    say(en: "\(number) of \(count)", ru: "\(number) из \(count)")
  }

  func counts(passed: Int, red: Int, problems: Int) -> String {
    let parts = [
      say(en: "passed: \(passed)", ru: "пройдено: \(passed)"),
      say(en: "red: \(red)", ru: "с ошибкой: \(red)"),
    ]
    let unread = say(en: "not read: \(problems)", ru: "не прочитано: \(problems)")
    return (parts + (problems > 0 ? [unread] : [])).joined(separator: ", ")
  }

  func time(_ milliseconds: Int) -> String {
    say(en: "\(milliseconds) ms", ru: "\(milliseconds) мс")
  }
  func pointing(_ query: String) -> String { say(en: "Query: \(query)", ru: "Запрос: \(query)") }
  func picked(_ query: String) -> String {
    say(en: "Copied: \(query)", ru: "Скопировано: \(query)")
  }
  func accepted(_ name: String) -> String { say(en: "Accepted \(name)", ru: "Принят \(name)") }

  func unwatched(_ reason: String) -> String {
    say(en: "Changes are not seen: \(reason)", ru: "Изменения не видны: \(reason)")
  }

  func failed(_ reason: String) -> String {
    say(en: "Not accepted: \(reason)", ru: "Не принят: \(reason)")
  }
}
