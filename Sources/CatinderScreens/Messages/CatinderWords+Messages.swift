import CatinderDomain
import Core
import Toolkit

/// The list of messages.
extension CatinderWords {
  var messages: String { language.say(en: "Messages", ru: "Сообщения") }
  var messagesHint: String { language.say(en: "messages", ru: "сообщения") }
  var messagesLoading: String { language.say(en: "messages", ru: "сообщения") }
  var open: String { language.say(en: "open", ru: "открыть") }

  func unread(_ count: Int) -> String {
    let word = language.plural(
      count, en: ("new message", "new messages"),
      ru: ("новое сообщение", "новых сообщения", "новых сообщений"))
    return "\(count) \(word)"
  }

  var newMatch: String { language.say(en: "new match: say hello!", ru: "новая пара: напишите!") }
  func own(_ text: String) -> String { "\(you): \(text)" }

  var noMessages: String { language.say(en: "No matches yet", ru: "Пар пока нет") }
  var noMessagesHint: String {
    language.say(
      en: "Whoever likes you back shows here.",
      ru: "Здесь появятся те, с кем вы нравитесь друг другу.")
  }
  var toDeck: String { language.say(en: "To the cats", ru: "К котам") }

  var disconnected: String {
    language.say(
      en: "New messages do not arrive for the moment; it is tried again.",
      ru: "Новые сообщения пока не приходят, попробуем ещё раз.")
  }
}
