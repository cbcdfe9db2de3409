/// What a pet weighs, in whole grams.
public struct Weight: Sendable, Hashable, Comparable {
  /// From a small mouse to a large horse.
  public static let range = 1...999_000

  public let grams: Int

  /// Nil outside ``range``.
  public init?(grams: Int) {
    guard Self.range.contains(grams) else { return nil }
    self.grams = grams
  }

  public static func < (left: Weight, right: Weight) -> Bool { left.grams < right.grams }

  /// Kilograms with no more decimals than it takes, three at most: `4.2`.
  public func kilograms(decimalSeparator: String = ".") -> String {
    let fraction = String(grams % 1000 + 1000).dropFirst()
    let shown = fraction.reversed().drop { $0 == "0" }.reversed()
    return String(grams / 1000) + (shown.isEmpty ? "" : decimalSeparator + String(shown))
  }
}
