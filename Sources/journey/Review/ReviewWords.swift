import Core
import JourneyKit

/// The words of the review.
typealias ReviewWords = Words<ReviewFeature>

extension ReviewWords {
  var title: String { say(en: "Snapshots", ru: "Снимки") }
  var keys: String { say(en: "Keys", ru: "Клавиши") }
  var views: String { say(en: "What is shown", ru: "Что показано") }
  var accept: String { say(en: "accept", ru: "принять") }
  var reject: String { say(en: "reject", ru: "отклонить") }
  var skip: String { say(en: "skip", ru: "пропустить") }
  var next: String { say(en: "next", ru: "следующий") }
  var previous: String { say(en: "previous", ru: "предыдущий") }
  var nextView: String { say(en: "next view", ru: "следующий вид") }
  var help: String { say(en: "help", ru: "справка") }
  var quit: String { say(en: "quit", ru: "выход") }
  var redraw: String { say(en: "draw the screen anew", ru: "перерисовать экран") }
  var suspend: String { say(en: "suspend", ru: "приостановить") }
  var otherLanguage: String { say(en: "other language", ru: "другой язык") }
  var nothing: String { say(en: "Nothing is pending", ru: "Решать нечего") }
  var nothingHint: String { say(en: "Press q to leave.", ru: "Нажмите q, чтобы выйти.") }
  var noReference: String { say(en: "(nothing was recorded)", ru: "(ничего не записано)") }
  var skipped: String { say(en: "skipped", ru: "пропущен") }

  func position(_ number: Int, of count: Int) -> String {
    say(en: "\(number) of \(count)", ru: "\(number) из \(count)")
  }

  func cause(_ cause: PendingSnapshot.Cause) -> String {
    switch cause {
    case .missing: say(en: "new", ru: "новый")
    case .different: say(en: "differs", ru: "отличается")
    case .edited: say(en: "reference edited by hand", ru: "эталон правили вручную")
    }
  }

  func name(_ view: ReviewView) -> String {
    switch view {
    case .difference: say(en: "Difference", ru: "Отличие")
    case .reference: say(en: "Reference", ru: "Эталон")
    case .actual: say(en: "Actual", ru: "Сейчас")
    case .lines: say(en: "Lines", ru: "Строки")
    case .all: say(en: "All", ru: "Вместе")
    }
  }

  func accepted(_ name: String) -> String { say(en: "Accepted \(name)", ru: "Принят \(name)") }
  func rejected(_ name: String) -> String { say(en: "Rejected \(name)", ru: "Отклонён \(name)") }

  func failed(_ reason: String) -> String {
    say(en: "Not accepted: \(reason)", ru: "Не принят: \(reason)")
  }
}
