import AppRuntime
import Core
import Toolkit

/// Every text of the Premium screen, and what is said when Premium comes and goes.
public struct PremiumWords: Sendable {
  let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  /// A name, the same in all languages.
  public var title: String { "Moggy Premium" }

  func reason(_ reason: PremiumReason) -> String {
    switch reason {
    case .slotTaken:
      language.say(
        en: "A second pet needs Premium.", ru: "Для второго питомца нужен Premium.")
    }
  }

  func benefit(_ benefit: PremiumBenefit) -> String {
    let text =
      switch benefit {
      case .pets: language.say(en: "any number of pets", ru: "сколько угодно питомцев")
      case .calendar:
        language.say(en: "vaccinations and prevention", ru: "прививки и профилактика")
      case .treatment:
        language.say(en: "illnesses and prescriptions", ru: "болезни и рецепты")
      case .documents:
        language.say(en: "all documents in one place", ru: "все документы в одном месте")
      case .care: language.say(en: "advice on care", ru: "советы по уходу")
      }
    return benefit.isBuilt ? text : text + language.say(en: " (later)", ru: " (позже)")
  }

  var price: String {
    language.say(en: "for ever, without limits", ru: "навсегда, без ограничений")
  }
  var honesty: String {
    language.say(
      en: "It costs nothing; no money is taken.", ru: "Это бесплатно: деньги не списываются.")
  }
  /// The limits for those who do not have it, which are not all of the above.
  var scope: String {
    language.say(
      en: "Only the number of pets depends on it; the rest works without.",
      ru: "От него зависит только число питомцев; остальное работает и так.")
  }
  var owned: String { language.say(en: "You have Premium.", ru: "Premium у вас есть.") }

  var get: String { language.say(en: "Get Premium", ru: "Получить Premium") }
  var getHint: String { language.say(en: "get Premium", ru: "получить") }
  var close: String { language.say(en: "Close", ru: "Закрыть") }
  var closeHint: String { language.say(en: "close", ru: "закрыть") }

  /// The notice when it has just been got.
  public var got: String {
    language.say(
      en: "Premium is on: you can add any number of pets.",
      ru: "Premium включён: можно добавить сколько угодно питомцев.")
  }
}
