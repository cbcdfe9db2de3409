import Interchange

/// The cost of a visit, in hundredths of a currency. The currency is kept as it was typed.
public struct Money: Sendable, Hashable {
  /// Up to ten thousand million.
  public static let range: ClosedRange<Int64> = 0...1_000_000_000_000
  /// The longest text for a currency, in what a person would call characters.
  public static let currencyLimit = 8

  public let minor: Int64
  /// Such as `€`, `RUB` or `руб.`; empty where none was given.
  public let currency: String

  /// Nil outside ``range``, and for a currency that is too long or has digits.
  public init?(minor: Int64, currency: String) {
    let currency = TextRules.trimmed(currency)
    guard Self.range.contains(minor), currency.count <= Self.currencyLimit,
      !currency.contains(where: \.isNumber)
    else { return nil }
    (self.minor, self.currency) = (minor, currency)
  }

  /// Reads `1500`, `1 500,50 ₽`, `$25.5`, `25.50 EUR`.
  public init(typed text: String) throws(FieldProblem) {
    let text = TextRules.trimmed(text)
    let marks = Set(",. \u{A0}\u{202F}'")
    let isAmount = { (character: Character) in
      character.isASCII && character.isNumber || marks.contains(character)
    }
    guard let first = text.firstIndex(where: { $0.isASCII && $0.isNumber })
    else { throw .notAnAmount }
    let end = text[first...].firstIndex { !isAmount($0) } ?? text.endIndex
    let around = [text[..<first], text[end...]].map { TextRules.trimmed(String($0)) }
    guard around.contains(""), Self.isCurrency(around.joined()),
      let minor = Self.hundredths(text[first..<end]),
      let money = Money(minor: minor, currency: around.joined())
    else { throw .notAnAmount }
    self = money
  }

  /// A sign before a number is none.
  private static func isCurrency(_ text: String) -> Bool {
    text.isEmpty
      || text.contains { $0.isLetter || $0.isCurrencySymbol }
        && text.allSatisfy { $0.isLetter || $0.isCurrencySymbol || ". ".contains($0) }
  }

  /// The last comma or point parts the hundredths, where one or two digits follow it.
  private static func hundredths(_ text: Substring) -> Int64? {
    let text = text.filter { !" \u{A0}\u{202F}'".contains($0) }.replacing(",", with: ".")
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Int64(parts[0]), whole <= range.upperBound
    else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard fraction.utf8.count <= 2, let rest = Int64((fraction + "00").prefix(2))
    else { return nil }
    return whole * 100 + rest
  }

  /// `1500.50 RUB`; without hundredths where there are none.
  public func text(decimalMark: String = ".") -> String {
    let (whole, rest) = minor.quotientAndRemainder(dividingBy: 100)
    let fraction = rest == 0 ? "" : decimalMark + String(rest + 100).dropFirst()
    return "\(whole)\(fraction)" + (currency.isEmpty ? "" : " \(currency)")
  }
}
