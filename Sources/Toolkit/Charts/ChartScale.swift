/// Where values stand between the ends of a scale.
///
/// Whatever the values are, the ends are finite and apart.
public struct ChartScale: Hashable, Sendable {
  public let low: Double
  public let high: Double

  /// The narrowest scale that all values fit on; what is not finite is left out.
  public init(_ values: some Sequence<Double>, includesZero: Bool = false) {
    var low = Double.infinity
    var high = -Double.infinity
    for value in values where value.isFinite {
      low = min(low, value)
      high = max(high, value)
    }
    if includesZero || low > high { (low, high) = (min(low, 0), max(high, 0)) }
    if !low.isFinite || !high.isFinite { (low, high) = (0, 1) }
    self.init(low: low, high: high)
  }

  /// Ends that are one are drawn apart, by a half of what they are.
  public init(low: Double, high: Double) {
    let low = Self.kept(low)
    let high = Self.kept(high)
    let reach = high == low ? max(1, low.magnitude / 2) : 0
    self.low = Self.kept(low - reach)
    self.high = Self.kept(high + reach)
  }

  /// The position of a value, 0 at the low end and 1 at the high one; kept between them.
  public func position(of value: Double) -> Double {
    guard value.isFinite else { return value > 0 ? 1 : 0 }
    // Halves: the difference of two great numbers may be too great for one.
    let span = high / 2 - low / 2
    guard span > 0 else { return 0.5 }
    return min(max(0, (value / 2 - low / 2) / span), 1)
  }

  /// The position in whole steps, from 0 to `steps`.
  public func step(of value: Double, steps: Int) -> Int {
    Int((position(of: value) * Double(steps)).rounded())
  }

  /// Far enough from the greatest number there is to be reckoned with.
  private static func kept(_ value: Double) -> Double { min(max(-limit, value), limit) }

  private static let limit = Double.greatestFiniteMagnitude / 4
}
