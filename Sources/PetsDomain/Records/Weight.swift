import Core

/// What a pet weighs, in whole grams.
public struct Weight: Sendable, Hashable, Comparable {
  /// From a small mouse to a large horse.
  public static let range = 1...999_000

  /// 453.59237 g, by the international agreement of 1959, in steps of 10 µg.
  static let pound = 45_359_237

  /// Below so many thousandths, pounds are shown with three decimals: a tenth is 45 g, less than it.
  static let finePounds = 99

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
    let thousandths = unit == .kilograms ? grams : poundThousandths
    let fraction = String(thousandths % 1000 + 1000).dropFirst()
    let shown = fraction.reversed().drop { $0 == "0" }.reversed()
    return String(thousandths / 1000) + (shown.isEmpty ? "" : decimalSeparator + String(shown))
  }

  /// For a chart.
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
