import Core

/// The numbers that a field takes, and by how much its keys change one.
public struct NumberRules: Hashable, Sendable {
  public var bounds: ClosedRange<DecimalNumber>
  /// The most decimals.
  public var decimals: Int
  public var step: DecimalNumber

  /// - Parameter step: nil for one unit of the last decimal.
  public init(_ bounds: ClosedRange<DecimalNumber>, decimals: Int = 0, step: DecimalNumber? = nil) {
    self.bounds = bounds
    self.decimals = min(max(0, decimals), DecimalNumber.maximumDecimals)
    self.step = step ?? DecimalNumber(units: 1, decimals: self.decimals)
  }

  /// An error of a number.
  public enum Problem: Error, Hashable, Sendable {
    case notANumber
    case tooManyDecimals(Int)
    case tooSmall(DecimalNumber)
    case tooLarge(DecimalNumber)

    public func words(_ language: Language) -> String {
      switch self {
      case .notANumber: return language.say(en: "Not a number", ru: "Это не число")
      case .tooManyDecimals(0): return language.say(en: "Whole numbers only", ru: "Только целое")
      case .tooManyDecimals(let count):
        let places = language.plural(
          count, en: ("decimal", "decimals"), ru: ("знака", "знаков", "знаков"))
        return language.say(
          en: "At most \(count) \(places)", ru: "Не больше \(count) \(places) после запятой")
      case .tooSmall(let least):
        let text = Self.words(least, language)
        return language.say(en: "At least \(text)", ru: "Не меньше \(text)")
      case .tooLarge(let most):
        let text = Self.words(most, language)
        return language.say(en: "At most \(text)", ru: "Не больше \(text)")
      }
    }

    /// In a sentence, a number has a true minus sign.
    private static func words(_ number: DecimalNumber, _ language: Language) -> String {
      number.text(language).replacing("-", with: "−")
    }
  }

  public func number(in text: String) throws(Problem) -> DecimalNumber {
    guard let number = Self.read(text)?.reduced else { throw .notANumber }
    if number.decimals > decimals { throw .tooManyDecimals(decimals) }
    if number < bounds.lowerBound { throw .tooSmall(bounds.lowerBound) }
    if number > bounds.upperBound { throw .tooLarge(bounds.upperBound) }
    return number
  }

  /// The number that a text says between blanks.
  private static func read(_ text: String) -> DecimalNumber? {
    DecimalNumber(
      String(
        text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()))
  }

  /// Returns the error of a text; nil for a good number and where there is none.
  public func problem(with text: String) -> Problem? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    do throws(Problem) {
      _ = try number(in: text)
      return nil
    } catch { return error }
  }

  /// Returns true if more typing can make a number within the bounds of it: `-`, or `1` on the way
  /// to 12.
  func isUnfinished(_ text: String) -> Bool {
    let isNegative = text.first == "-" || text.first == "−"
    guard let number = Self.read(text) else {
      let begun = text.dropFirst(isNegative || text.first == "+" ? 1 : 0)
      return begun.isEmpty && (!isNegative || bounds.lowerBound < 0)
        || decimals > 0 && (begun == "." || begun == ",")
    }
    if number.decimals > decimals { return false }
    if number < bounds.lowerBound { return !isNegative }
    return number > bounds.upperBound && isNegative
  }

  /// The number so many steps from what a text says, within the bounds; or the one nearest to zero
  /// where it says none.
  func stepped(_ text: String, by count: Int) -> DecimalNumber {
    guard let number = Self.read(text)
    else { return min(max(0, bounds.lowerBound), bounds.upperBound) }
    let sum = number + step.times(count)
    return min(max(sum, bounds.lowerBound), bounds.upperBound).reduced
  }
}

/// A number as it is written, with its decimals: exact, where a Double drifts.
public struct DecimalNumber: Hashable, Sendable, Comparable {
  /// All digits as one whole number: 45 of 4.5.
  public let units: Int
  /// The number of digits that are decimals; 0 to ``maximumDecimals``.
  public let decimals: Int

  /// So many digits a number may have in all, and so many decimals.
  static let maximumDigits = 15
  public static let maximumDecimals = 6

  /// A number of units of the last decimal: 45 with 1 decimal is 4.5.
  public init(units: Int, decimals: Int = 0) {
    self.units = units
    self.decimals = min(max(0, decimals), Self.maximumDecimals)
  }

  /// Reads digits with a comma or a point, a sign before them: `4,5`, `-0.50`, `.5`, `12`.
  ///
  /// Nil for all else, and where there are more digits than it keeps exactly.
  public init?(_ text: String) {
    let isNegative = text.first == "-" || text.first == "−"
    let digits = text.dropFirst(isNegative || text.first == "+" ? 1 : 0)
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard let whole = parts.first, parts.count <= 2 else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    let all = whole + fraction
    guard !all.isEmpty, all.utf8.allSatisfy({ (48...57).contains($0) }),
      all.utf8.count <= Self.maximumDigits, fraction.utf8.count <= Self.maximumDecimals,
      let units = Int(all)
    else { return nil }
    self.init(units: isNegative ? -units : units, decimals: fraction.utf8.count)
  }

  /// With a point and all its decimals: `4.50`.
  public var text: String {
    let digits = String(units.magnitude)
    let padding = String(repeating: "0", count: max(0, decimals + 1 - digits.count))
    let padded = padding + digits
    let sign = units < 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// With the decimal sign of a language: `4,5` in Russian.
  public func text(_ language: Language) -> String { Self.shown(text, language) }

  /// Without zeros at the end.
  public var reduced: DecimalNumber {
    var (units, decimals) = (units, decimals)
    while decimals > 0, units % 10 == 0 {
      units /= 10
      decimals -= 1
    }
    return DecimalNumber(units: units, decimals: decimals)
  }

  public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    let (a, b) = aligned(left, right)
    return a < b
  }

  /// Numbers are equal by their value: 4.5 is 4.50.
  public static func == (left: DecimalNumber, right: DecimalNumber) -> Bool {
    let (a, b) = aligned(left, right)
    return a == b
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(reduced.units)
    hasher.combine(reduced.decimals)
  }

  /// The sum, exact; with as many decimals as the longer one has.
  public static func + (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    let (a, b) = aligned(left, right)
    let sum = a.addingReportingOverflow(b)
    let units = sum.overflow ? (a < 0 ? Int.min : .max) : sum.partialValue
    return DecimalNumber(units: units, decimals: max(left.decimals, right.decimals))
  }

  public static prefix func - (number: DecimalNumber) -> DecimalNumber {
    DecimalNumber(units: 0 &- number.units, decimals: number.decimals)
  }

  /// So many times the number; the largest or smallest one where that is more than it can keep.
  func times(_ count: Int) -> DecimalNumber {
    let product = units.multipliedReportingOverflow(by: count)
    let limit = (units < 0) == (count < 0) ? Int.max : .min
    return DecimalNumber(units: product.overflow ? limit : product.partialValue, decimals: decimals)
  }

  private static func aligned(_ left: DecimalNumber, _ right: DecimalNumber) -> (Int, Int) {
    let decimals = max(left.decimals, right.decimals)
    return (left.units(decimals), right.units(decimals))
  }

  private func units(_ decimals: Int) -> Int {
    let factor = (self.decimals..<max(self.decimals, decimals)).reduce(1) { value, _ in value * 10 }
    let product = units.multipliedReportingOverflow(by: factor)
    return product.overflow ? (units < 0 ? .min : .max) : product.partialValue
  }

  // MARK: Signs
  /// A text of digits with the decimal sign that a language has; all other text as it is.
  static func shown(_ text: String, _ language: Language) -> String {
    guard isNumeric(text) else { return text }
    return language.say(en: text.replacing(",", with: "."), ru: text.replacing(".", with: ","))
  }

  /// A text of digits with a point; all other text as it is.
  static func written(_ text: String) -> String {
    isNumeric(text) ? text.replacing(",", with: ".") : text
  }

  private static func isNumeric(_ text: String) -> Bool {
    text.utf8.allSatisfy { (48...57).contains($0) || [43, 44, 45, 46].contains($0) }
  }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(units: value) }
}
