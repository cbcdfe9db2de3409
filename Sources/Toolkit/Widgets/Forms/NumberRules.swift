import Core

/// Which numbers a field takes, and by how much its keys change one.
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

  /// What is wrong with a number.
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

  /// What is wrong with a text; nil for a good number and where there is none.
  public func problem(with text: String) -> Problem? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    do throws(Problem) {
      _ = try number(in: text)
      return nil
    } catch { return error }
  }

  /// Whether more typing can make a number within the bounds of it: `-`, or `1` on the way to 12.
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
    guard let number = Self.read(text) else {
      return min(max(0, bounds.lowerBound), bounds.upperBound)
    }
    let sum = number + step.times(count)
    return min(max(sum, bounds.lowerBound), bounds.upperBound).reduced
  }
}
