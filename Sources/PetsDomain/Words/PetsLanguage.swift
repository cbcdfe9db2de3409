/// The language of texts that leave the records: exports, suggestions, invented pets.
public enum PetsLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case russian = "ru"

  func say(en: String, ru: String) -> String {
    switch self {
    case .english: en
    case .russian: ru
    }
  }

  /// The word that goes with a number, by the plural rules of Unicode CLDR.
  func plural(
    _ count: Int, en: (one: String, other: String), ru: (one: String, few: String, many: String)
  ) -> String {
    switch self {
    case .english: return count.magnitude == 1 ? en.one : en.other
    case .russian:
      let (tens, ones) = (count.magnitude % 100, count.magnitude % 10)
      if ones == 1, tens != 11 { return ru.one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? ru.few : ru.many
    }
  }

  /// As in `4.2` and `4,2`.
  /// Between whole and fraction.
  public var decimalMark: String { say(en: ".", ru: ",") }
}
