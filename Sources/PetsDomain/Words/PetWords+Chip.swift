extension PetWords {
  /// A line beside the field.
  public func chip(_ hint: ChipHint) -> String {
    switch hint {
    case .country(let code):
      language.say(en: "ISO 11784, country \(code)", ru: "ISO 11784, код страны \(code)")
    case .manufacturer(let code):
      language.say(
        en: "ISO 11784, manufacturer \(code)", ru: "ISO 11784, код производителя \(code)")
    case .sharedCode:
      language.say(en: "ISO 11784, shared code 900", ru: "ISO 11784, общий код 900")
    case .test: language.say(en: "999 is a test number", ru: "999 — тестовый номер")
    case .noCode: language.say(en: "no country has 000", ru: "кода страны 000 нет")
    case .length(let count):
      language.say(
        en: "an ISO number has 15 digits, not \(count)",
        ru: "в номере ISO 15 цифр, а не \(count)")
    case .notDigits:
      language.say(en: "an ISO number is 15 digits", ru: "номер ISO — это 15 цифр")
    }
  }
}
