import Core
import Toolkit

/// What should stand at a place of a TOML text.
public enum TOMLExpectation: Hashable, Sendable {
  case key, equals, value, commaOrBracket, commaOrBrace, closingBracket, closingQuote

  func text(in language: Language) -> String {
    switch self {
    case .key: language.say(en: "a name is missing", ru: "не хватает имени")
    case .equals: language.say(en: "“=” is missing", ru: "не хватает «=»")
    case .value:
      language.say(
        en: "a value is missing; texts stand in quotes",
        ru: "не хватает значения; текст пишется в кавычках")
    case .commaOrBracket: language.say(en: "“,” or “]” is missing", ru: "не хватает «,» или «]»")
    case .commaOrBrace: language.say(en: "“,” or “}” is missing", ru: "не хватает «,» или «}»")
    case .closingBracket: language.say(en: "“]” is missing", ru: "не хватает «]»")
    case .closingQuote:
      language.say(en: "the closing quote is missing", ru: "не хватает закрывающей кавычки")
    }
  }
}
