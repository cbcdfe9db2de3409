import AppRuntime
import Core

/// Every text of the Premium screen, and what is said when Premium comes and goes.
public typealias PremiumWords = Words<PremiumScreen>

extension PremiumWords {
  /// A name, the same in all languages.
  public var title: String { "Moggy Premium" }

  func reason(_ reason: PremiumReason) -> String {
    switch reason {
    case .slotTaken:
      say(en: "A second pet needs Premium.", ru: "Для второго питомца нужен Premium.")
    }
  }

  func benefit(_ benefit: PremiumBenefit) -> String {
    let text =
      switch benefit {
      case .pets: say(en: "any number of pets", ru: "сколько угодно питомцев")
      case .calendar: say(en: "vaccinations and prevention", ru: "прививки и профилактика")
      case .treatment: say(en: "illnesses and prescriptions", ru: "болезни и рецепты")
      case .documents: say(en: "all documents in one place", ru: "все документы в одном месте")
      case .care: say(en: "advice on care", ru: "советы по уходу")
      }
    return benefit.isBuilt ? text : text + say(en: " (later)", ru: " (позже)")
  }

  var price: String { say(en: "for ever, without limits", ru: "навсегда, без ограничений") }
  var honesty: String {
    say(en: "It costs nothing; no money is taken.", ru: "Это бесплатно: деньги не списываются.")
  }
  /// The limits for those who do not have it, which are not all of the above.
  var scope: String {
    say(
      en: "Only the number of pets depends on it; the rest works without.",
      ru: "От него зависит только число питомцев; остальное работает и так.")
  }
  var owned: String { say(en: "You have Premium.", ru: "Premium у вас есть.") }
  var get: String { say(en: "Get Premium", ru: "Получить Premium") }
  var getHint: String { say(en: "get Premium", ru: "получить") }
  var close: String { say(en: "Close", ru: "Закрыть") }
  var closeHint: String { say(en: "close", ru: "закрыть") }

  /// The notice when it has just been got.
  public var got: String {
    say(
      en: "Premium is on: you can add any number of pets.",
      ru: "Premium включён: можно добавить сколько угодно питомцев.")
  }
}
