import Glibc

/// The languages of the interface.
public enum Language: String, Hashable, Sendable, Codable, CaseIterable {
  case english = "en"
  case russian = "ru"

  /// The language's own name.
  public var name: String { say(en: "English", ru: "Русский") }

  /// Takes the language of a POSIX locale name such as `ru_RU.UTF-8`; English for an unknown one.
  public init(locale: String) {
    let language = locale.lowercased().prefix { $0.isLetter }
    self = Language(rawValue: String(language)) ?? .english
  }

  /// Returns the text of this language. A new language makes each call that lacks it fail to
  /// compile, on purpose.
  public func say(en: String, ru: String) -> String {
    switch self {
    case .english: en
    case .russian: ru
    }
  }

  /// Returns the word for a number, by the plural rules of Unicode CLDR for whole numbers: English
  /// one and other; Russian one (1, 21, 101), few (2 to 4, 22) and many (0, 5 to 20, 11).
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

  /// Returns a number as text: the decimal mark of the language, a true minus sign, groups of three
  /// from 10,000 on; `–` if it is none.
  ///
  /// - Parameter digits: after the mark, 9 at the most. Beyond 15 digits it is `1.2e20`.
  public func number(_ value: Double, digits: Int = 0) -> String {
    guard value.isFinite else { return "–" }
    let digits = min(max(0, digits), 9)
    let scaled = (value.magnitude * pow(10, Double(digits))).rounded()
    guard scaled < 1e15 else { return exponential(value) }
    let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: Self.power(of: digits))
    let sign = value < 0 && scaled > 0 ? "−" : ""
    guard digits > 0 else { return sign + grouped(whole) }
    let tail = String(rest)
    return sign + grouped(whole) + decimalMark + String(repeating: "0", count: digits - tail.count)
      + tail
  }

  /// A share as people write it: `84%`, in Russian with a blank, `84 %`.
  ///
  /// - Parameter value: in hundredths, 0 to 100.
  public func percent(_ value: Double, digits: Int = 0) -> String {
    number(value, digits: digits) + percentSign
  }

  /// The sign behind a number, with the blank that the language wants.
  public var percentSign: String { say(en: "%", ru: " %") }

  /// The mark between whole and fraction, as in `4.2` and `4,2`.
  public var decimalMark: String { say(en: ".", ru: ",") }
  private static func power(of digits: Int) -> Int { (0..<digits).reduce(1) { a, _ in a * 10 } }

  /// Returns groups of three digits, in Russian with a no-break space between them.
  private func grouped(_ whole: Int) -> String {
    let text = String(whole)
    guard whole >= 10_000 else { return text }
    let first = text.count % 3
    var groups = first > 0 ? [String(text.prefix(first))] : []
    var rest = text.dropFirst(first)
    while !rest.isEmpty {
      groups.append(String(rest.prefix(3)))
      rest = rest.dropFirst(3)
    }
    return groups.joined(separator: say(en: ",", ru: "\u{A0}"))
  }

  private func exponential(_ value: Double) -> String {
    let exponent = Int(log10(value.magnitude).rounded(.down))
    let mantissa = value / pow(10, Double(exponent))
    // 9.96 is written 10.0, which would be a digit too much.
    let isRoundedUp = mantissa.magnitude >= 9.95
    return number(isRoundedUp ? mantissa / 10 : mantissa, digits: 1)
      + "e\(isRoundedUp ? exponent + 1 : exponent)"
  }
}

/// The form in which words of the interface are compared: small letters, and ё as е.
///
/// Accents count, and й is a letter of its own.
public enum Folding {
  /// Returns the folded form of a character, as a string since a small letter may be several
  /// characters.
  public static func fold(_ character: Character) -> String {
    if let ascii = character.asciiValue {
      return (65...90).contains(ascii) ? String(UnicodeScalar(ascii + 32)) : String(character)
    }
    let small = character.lowercased()
    return small == "ё" ? "е" : small
  }

  /// Returns the folded form of a text; costs its length.
  public static func fold(_ text: some StringProtocol) -> String {
    let small = text.lowercased()
    return small.contains("ё") ? String(small.map { $0 == "ё" ? "е" : $0 }) : small
  }

  /// Returns the words of a text without all that is neither letter nor digit.
  public static func words(_ text: some StringProtocol) -> [String] {
    fold(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
