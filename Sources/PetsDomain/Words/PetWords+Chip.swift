import Core

extension PetWords {
  /// A line below the field.
  public func chip(_ hint: ChipHint) -> String {
    switch hint {
    case .country, .manufacturer, .sharedCode: "ISO: \(origin(hint))"
    case .test: language.say(en: "ISO: 999 is a test number", ru: "ISO: 999 — для проверок")
    case .noCode: language.say(en: "ISO: no country has 000", ru: "ISO: кода 000 нет")
    case .length(let count):
      language.say(en: "\(count) digits; ISO has 15", ru: "цифр: \(count), в ISO — 15")
    case .notDigits: language.say(en: "ISO has 15 digits only", ru: "в ISO — только 15 цифр")
    }
  }

  /// A word or two behind the number: whose it is, or that it is none of ISO's.
  public func origin(_ hint: ChipHint) -> String {
    switch hint {
    case .country(let code):
      ChipHint.countryName(code, language)
        ?? language.say(en: "country \(code)", ru: "код страны \(code)")
    case .manufacturer(let code):
      ChipHint.manufacturerName(code)
        ?? language.say(en: "manufacturer \(code)", ru: "код изготовителя \(code)")
    case .sharedCode: language.say(en: "shared code 900", ru: "общий код 900")
    case .test: language.say(en: "test number", ru: "тестовый номер")
    case .noCode, .length, .notDigits: language.say(en: "not ISO", ru: "не ISO")
    }
  }
}
