import Core
import JourneyKit
import Toolkit

/// The words of the review.
struct ReviewWords {
  let language: Language

  var title: String { language.say(en: "Snapshots", ru: "Снимки") }
  var keys: String { language.say(en: "Keys", ru: "Клавиши") }
  var views: String { language.say(en: "What is shown", ru: "Что показано") }
  var accept: String { language.say(en: "accept", ru: "принять") }
  var reject: String { language.say(en: "reject", ru: "отклонить") }
  var skip: String { language.say(en: "skip", ru: "пропустить") }
  var next: String { language.say(en: "next", ru: "следующий") }
  var previous: String { language.say(en: "previous", ru: "предыдущий") }
  var nextView: String { language.say(en: "next view", ru: "следующий вид") }
  var help: String { language.say(en: "help", ru: "справка") }
  var quit: String { language.say(en: "quit", ru: "выход") }
  var redraw: String { language.say(en: "draw the screen anew", ru: "перерисовать экран") }
  var suspend: String { language.say(en: "suspend", ru: "приостановить") }
  var otherLanguage: String { language.say(en: "other language", ru: "другой язык") }
  var nothing: String { language.say(en: "Nothing is pending", ru: "Решать нечего") }
  var nothingHint: String {
    language.say(en: "Press q to leave.", ru: "Нажмите q, чтобы выйти.")
  }
  var noReference: String {
    language.say(en: "(nothing was recorded)", ru: "(ничего не записано)")
  }
  var skipped: String { language.say(en: "skipped", ru: "пропущен") }

  func position(_ number: Int, of count: Int) -> String {
    language.say(en: "\(number) of \(count)", ru: "\(number) из \(count)")
  }

  func cause(_ cause: PendingSnapshot.Cause) -> String {
    switch cause {
    case .missing: language.say(en: "new", ru: "новый")
    case .different: language.say(en: "differs", ru: "отличается")
    case .edited: language.say(en: "reference edited by hand", ru: "эталон правили вручную")
    }
  }

  func name(_ view: ReviewView) -> String {
    switch view {
    case .difference: language.say(en: "Difference", ru: "Отличие")
    case .reference: language.say(en: "Reference", ru: "Эталон")
    case .actual: language.say(en: "Actual", ru: "Сейчас")
    case .lines: language.say(en: "Lines", ru: "Строки")
    case .all: language.say(en: "All", ru: "Вместе")
    }
  }

  func accepted(_ name: String) -> String {
    language.say(en: "Accepted \(name)", ru: "Принят \(name)")
  }

  func rejected(_ name: String) -> String {
    language.say(en: "Rejected \(name)", ru: "Отклонён \(name)")
  }

  func failed(_ reason: String) -> String {
    language.say(en: "Not accepted: \(reason)", ru: "Не принят: \(reason)")
  }
}
