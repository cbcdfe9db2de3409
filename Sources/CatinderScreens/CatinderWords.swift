import Core
import Toolkit

/// The words of the Catinder tab in one language; those of a page stand beside it.
public struct CatinderWords: Sendable {
  let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  /// A name, in every language.
  public var title: String { "Catinder" }
  var opening: String { language.say(en: "looking who is here", ru: "вход") }
  var offline: String { language.say(en: "Offline", ru: "Нет связи") }
  var logOut: String { language.say(en: "log out", ru: "выйти из профиля") }
  var sessionOver: String {
    language.say(
      en: "The session is over. Please log in again.", ru: "Сеанс окончен. Войдите ещё раз.")
  }
}
