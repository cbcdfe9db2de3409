import CatinderDomain
import Core
import Toolkit

/// A chat.
extension CatinderWords {
  var message: String { language.say(en: "Message", ru: "Сообщение") }
  var messagePlaceholder: String { language.say(en: "Write a message", ru: "Напишите сообщение") }
  var send: String { language.say(en: "Send", ru: "Отправить") }
  var sendHint: String { language.say(en: "send", ru: "отправить") }
  var info: String { language.say(en: "More", ru: "Подробнее") }
  var aboutPartner: String { language.say(en: "about the cat", ru: "о коте") }
  func chat(with name: String) -> String {
    language.say(en: "Chat with \(name)", ru: "Чат: \(name)")
  }
  var typingIsBack: String {
    language.say(en: "What you were typing is back.", ru: "То, что вы вводили, восстановлено.")
  }
  var noMessagesYet: String {
    language.say(en: "Nobody has written yet.", ru: "Пока никто не писал.")
  }
  var older: String { language.say(en: "older messages", ru: "раньше") }
  var toNewestSign: String { "↓ " + toNewest }
  var toNewest: String { language.say(en: "to the newest", ru: "к последним") }
  var pageUp: String { language.say(en: "page up", ru: "страница вверх") }
  var pageDown: String { language.say(en: "page down", ru: "страница вниз") }
  var lineUp: String { language.say(en: "line up", ru: "строка вверх") }
  var lineDown: String { language.say(en: "line down", ru: "строка вниз") }
  var toOldest: String { language.say(en: "to the first", ru: "к первым") }
  var tryAgain: String { language.say(en: "Try again", ru: "Повторить") }
  var again: String { language.say(en: "send again", ru: "отправить ещё раз") }

  func notSent(_ count: Int) -> String {
    let word = language.plural(
      count, en: ("message not sent", "messages not sent"),
      ru: ("сообщение не отправлено", "сообщения не отправлены", "сообщений не отправлено"))
    return "\(count) \(word)"
  }

  func tooLong(_ length: Int) -> String {
    let most = TextLimit.message.length
    return language.say(
      en: "Too long: \(length) of \(most) characters.",
      ru: "Слишком длинно: \(length) из \(most) знаков.")
  }

  /// How far a message of one's own has come, for those who hear it.
  func status(_ status: MessageStatus, hasFailed: Bool) -> String {
    switch status {
    case .notSended where hasFailed: language.say(en: "not sent", ru: "не отправлено")
    case .notSended: language.say(en: "sending", ru: "отправляется")
    case .sended: language.say(en: "sent", ru: "отправлено")
    case .viewed: language.say(en: "seen", ru: "прочитано")
    }
  }

  /// The same as a sign (C-55).
  func sign(_ status: MessageStatus, hasFailed: Bool) -> String {
    switch status {
    case .notSended: hasFailed ? "✗" : "…"
    case .sended: "✓"
    case .viewed: "✓✓"
    }
  }
}
