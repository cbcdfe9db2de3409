import Core
import Toolkit

/// A match.
extension CatinderWords {
  var match: String { language.say(en: "It's a match!", ru: "Совпадение!") }
  func likeEachOther(_ name: String) -> String {
    language.say(en: "You and \(name) like each other.", ru: "Вы и \(name) понравились друг другу.")
  }
  var sendMessage: String { language.say(en: "Send a message", ru: "Отправить сообщение") }
  var sendMessageHint: String { language.say(en: "message", ru: "сообщение") }
  var keepLooking: String { language.say(en: "Keep looking", ru: "Продолжить поиски") }
  var keepLookingHint: String { language.say(en: "keep looking", ru: "продолжить поиски") }
  var you: String { language.say(en: "you", ru: "вы") }
}
