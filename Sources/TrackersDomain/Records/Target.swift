/// What a measurable habit wants of a day that it is done on.
public struct Target: Sendable, Hashable {
  public static let longestUnit = 16

  public var amount: Amount
  /// `km`, `glasses`; may be empty.
  public var unit: String
  /// Not more than the amount, where it is not the least that is wanted.
  public var isAtMost: Bool

  public init(_ amount: Amount, unit: String, isAtMost: Bool = false) {
    (self.amount, self.unit, self.isAtMost) = (amount, unit, isAtMost)
  }

  /// Whether a day of that amount counts as done.
  public func isMet(by amount: Amount) -> Bool {
    isAtMost ? amount <= self.amount : amount >= self.amount
  }
}
