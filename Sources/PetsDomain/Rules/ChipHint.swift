import Interchange

/// What the number of a microchip tells by ISO 11784 and 11785: a hint beside the field, never a
/// reason to refuse; numbers of other systems are on sale too.
public enum ChipHint: Sendable, Equatable {
  /// 15 digits of a registry of that country (ISO 3166-1, numeric).
  case country(String)
  /// 15 digits with a code of one manufacturer, 901 to 998.
  case manufacturer(String)
  /// 15 digits with 900, which several manufacturers share.
  case sharedCode
  /// 15 digits with 999: made for tests, in no registry.
  case test
  /// 15 digits that begin with 000, which is nobody's.
  case noCode
  /// Not 15 digits, but so many.
  case length(Int)
  /// Something besides digits.
  case notDigits

  public static let digits = 15

  /// Nil for an empty text; blanks and hyphens between digits do not count.
  public init?(_ text: String) {
    let number = TextRules.trimmed(text).filter { !" -\u{A0}\u{2011}".contains($0) }
    if number.isEmpty { return nil }
    guard number.utf8.allSatisfy({ (48...57).contains($0) }) else {
      self = .notDigits
      return
    }
    guard number.utf8.count == Self.digits else {
      self = .length(number.utf8.count)
      return
    }
    self = Self.hint(String(number.prefix(3)))
  }

  private static func hint(_ code: String) -> ChipHint {
    switch Int(code) ?? 0 {
    case 0: .noCode
    case 900: .sharedCode
    case 901...998: .manufacturer(code)
    case 999: .test
    default: .country(code)
    }
  }

  /// Whether the number is one that a registry can have.
  public var isInOrder: Bool {
    switch self {
    case .country, .manufacturer, .sharedCode: true
    case .test, .noCode, .length, .notDigits: false
    }
  }
}
