import Core
import Interchange

/// The weight of a pet, in whole grams.
public struct Weight: Sendable, Hashable, Comparable {
  /// From a small mouse to a large horse.
  public static let range = 1...999_000

  /// 453.59237 g, by the international agreement of 1959, in steps of 10 µg.
  fileprivate static let pound = 45_359_237

  /// Below so many thousandths, pounds are shown with three decimals: a tenth is 45 g, less than it.
  fileprivate static let finePounds = 99

  public let grams: Int

  /// Nil outside ``range``.
  public init?(grams: Int) {
    guard Self.range.contains(grams) else { return nil }
    self.grams = grams
  }

  public static func < (left: Weight, right: Weight) -> Bool { left.grams < right.grams }

  /// Kilograms with no more decimals than it takes, three at most: `4.2`.
  public func kilograms(decimalSeparator: String = ".") -> String {
    number(in: .kilograms, decimalSeparator: decimalSeparator)
  }

  /// The number alone, with no more decimals than it takes. Pounds have two at most, so that what was
  /// typed is shown again although whole grams are kept; three below a tenth of a pound.
  public func number(in unit: WeightUnit, decimalSeparator: String = ".") -> String {
    text(unit == .kilograms ? grams : poundThousandths, decimalSeparator)
  }

  /// The number for people: a whole number of the other unit gets no digits that nobody typed. 480 kg are
  /// 1058 lb, and 1058 lb are 479.9 kg.
  public func shown(in unit: WeightUnit, decimalSeparator: String = ".") -> String {
    guard let step = roughStep(in: unit)
    else { return number(in: unit, decimalSeparator: decimalSeparator) }
    let thousandths = unit == .kilograms ? grams : poundThousandths
    return text((thousandths + step / 2) / step * step, decimalSeparator)
  }

  private func text(_ thousandths: Int, _ decimalSeparator: String) -> String {
    let fraction = String(thousandths % 1000 + 1000).dropFirst()
    let shown = fraction.reversed().drop { $0 == "0" }.reversed()
    return String(thousandths / 1000) + (shown.isEmpty ? "" : decimalSeparator + String(shown))
  }

  /// The thousandths to which a weight is shown that was given as a whole number of the other unit, which
  /// are no coarser than that; nil for all others.
  ///
  /// Below 10 kg people weigh to the gram, and a whole pound may be one of these grams.
  private func roughStep(in unit: WeightUnit) -> Int? {
    guard grams >= 10_000 else { return nil }
    if unit == .pounds { return grams % 1000 == 0 ? 1000 : nil }
    let pounds = (grams * 100_000 + Self.pound / 2) / Self.pound
    let isWhole = (pounds * Self.pound + 50_000) / 100_000 == grams
    return isWhole && grams % 10 != 0 ? 100 : nil
  }

  /// The number in a unit, for a chart.
  public func value(in unit: WeightUnit) -> Double {
    unit == .kilograms ? Double(grams) / 1000 : Double(poundThousandths) / 1000
  }

  /// As they are shown.
  private var poundThousandths: Int {
    let fine = (grams * 100_000_000 + Self.pound / 2) / Self.pound
    if fine < Self.finePounds { return fine }
    return (grams * 10_000_000 + Self.pound / 2) / Self.pound * 10
  }
}

/// Reads a weight as people type it, with a comma or a point, and with a unit where they say it.
public enum WeightInput {
  /// - Parameter unit: of a number that does not say it; `4.2 kg` and `9 фунтов` do.
  public static func weight(
    in text: String, unit: WeightUnit = .kilograms
  ) throws(FieldProblem) -> Weight {
    let (number, named) = split(TextRules.trimmed(text))
    let unit = try named.isEmpty ? unit : self.unit(named)
    let thousandths = try thousandths(in: number, unit)
    guard let weight = Weight(grams: grams(thousandths, unit)) else { throw .outOfRange }
    return weight
  }

  /// The same weight with its unit, where the text is a number alone.
  public static func naming(_ unit: WeightUnit, in text: String) -> String {
    let (number, named) = split(TextRules.trimmed(text))
    if !named.isEmpty || number.isEmpty { return text }
    return number + (unit == .pounds ? " lb" : " kg")
  }

  // MARK: Units
  private static func split(_ text: String) -> (number: String, unit: String) {
    let start = text.firstIndex { $0.isLetter } ?? text.endIndex
    return (TextRules.trimmed(String(text[..<start])), text[start...].lowercased())
  }

  private static func unit(_ name: String) throws(FieldProblem) -> WeightUnit {
    switch name {
    case "kg", "kgs", "kg.", "кг", "кг.": return .kilograms
    case "lb", "lbs", "lb.", "lbs.", "pound", "pounds", "фунт", "фунта", "фунтов", "фунты":
      return .pounds
    default: throw .notANumber
    }
  }

  // MARK: Numbers
  private static func thousandths(in text: String, _ unit: WeightUnit) throws(FieldProblem) -> Int {
    let text = text.replacing(",", with: ".")
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, !text.isEmpty, text != "."
    else { throw .notANumber }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard isDigits(whole), isDigits(fraction) else { throw .notANumber }
    let digits = fraction.reversed().drop { $0 == "0" }.count
    guard digits <= 3 else { throw .tooManyDecimals(unit == .pounds ? 2 : 3) }
    guard let result = Int(whole + (fraction + "000").prefix(3)), result < 1_000_000_000
    else { throw .outOfRange }
    // What would not be shown is not taken either.
    let isShown = digits <= 2 || unit == .kilograms || result < Weight.finePounds
    if !isShown { throw .tooManyDecimals(2) }
    return result
  }

  private static func isDigits(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// To the nearest gram.
  private static func grams(_ thousandths: Int, _ unit: WeightUnit) -> Int {
    if unit == .kilograms { return thousandths }
    return (thousandths * Weight.pound + 50_000_000) / 100_000_000
  }
}
