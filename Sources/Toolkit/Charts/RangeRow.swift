/// One row of ``RangeBars``: from the least to the greatest value of a day, or of anything.
public struct RangeRow: Hashable, Sendable {
  public var label: String
  public var low: Double?
  public var high: Double?
  /// What it is at the moment; gets a mark on the bar.
  public var now: Double?

  /// - Parameters:
  ///   - low: in either order with `high`; what is not finite counts as none.
  public init(_ label: String, low: Double?, high: Double?, now: Double? = nil) {
    let ends = [low, high].compactMap { $0 }.filter(\.isFinite)
    self.label = label
    self.low = ends.min()
    self.high = ends.max()
    self.now = now.flatMap { $0.isFinite ? $0 : nil }
  }
}
