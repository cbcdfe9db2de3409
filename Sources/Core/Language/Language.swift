/// The languages of the interface.
public enum Language: String, Hashable, Sendable, Codable, CaseIterable {
  case english = "en"
  case russian = "ru"

  /// The language's own name.
  public var name: String { say(en: "English", ru: "Русский") }

  /// The language of a POSIX locale name such as `ru_RU.UTF-8`; English for any that is not ours.
  public init(locale: String) {
    let language = locale.lowercased().prefix { $0.isLetter }
    self = Language(rawValue: String(language)) ?? .english
  }

  /// One text in every language. A language that is added makes each call that lacks it fail to
  /// compile, which is the point.
  public func say(en: String, ru: String) -> String {
    switch self {
    case .english: en
    case .russian: ru
    }
  }

  /// The word that goes with a number, by the plural rules of Unicode CLDR for whole numbers:
  /// English one and other; Russian one (1, 21, 101), few (2 to 4, 22) and many (0, 5 to 20, 11).
  public func plural(
    _ count: Int, en: (one: String, other: String), ru: (one: String, few: String, many: String)
  ) -> String {
    switch self {
    case .english: return count.magnitude == 1 ? en.one : en.other
    case .russian:
      let tens = count.magnitude % 100
      let ones = tens % 10
      if ones == 1, tens != 11 { return ru.one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? ru.few : ru.many
    }
  }
}
