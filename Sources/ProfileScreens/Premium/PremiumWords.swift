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

  var benefit: String {
    say(en: "Any number of pets, instead of one.", ru: "Сколько угодно питомцев, а не один.")
  }

  var honesty: String {
    say(en: "It costs nothing; no money is taken.", ru: "Это бесплатно: деньги не списываются.")
  }
  var scope: String {
    say(en: "Everything else works without it.", ru: "Всё остальное работает и без него.")
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
