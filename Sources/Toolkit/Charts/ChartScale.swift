import Glibc

/// A scale with two ends, and the places of values between them.
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

  /// The same without what lies beyond some bounds.
  func within(_ bounds: ClosedRange<Double>?) -> ChartScale {
    guard let bounds else { return self }
    return ChartScale(
      low: min(max(low, bounds.lowerBound), bounds.upperBound),
      high: min(max(high, bounds.lowerBound), bounds.upperBound))
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

/// Round values along an axis, evenly apart, that reach beyond both ends of a scale.
///
/// Paul Heckbert, "Nice Numbers for Graph Labels", Graphics Gems (1990), pages 61 to 63: steps of 1, 2
/// or 5 times a power of ten.
public struct AxisTicks: Hashable, Sendable {
  /// At least two, in rising order.
  public let values: [Double]
  /// Digits after the decimal mark that tell them apart.
  public let digits: Int

  /// - Parameter count: about how many are wanted, from 2 to 12.
  public init(_ scale: ChartScale, count: Int = 5) {
    let count = Double(min(max(2, count), 12))
    let span = Self.nice(scale.high - scale.low, rounds: false)
    let step = Self.nice(span / (count - 1), rounds: true)
    let first = (scale.low / step).rounded(.down)
    let last = (scale.high / step).rounded(.up)
    // So small a step against so great a value is lost in the digits of a number.
    guard step.isFinite, step > 0, last - first >= 1, last - first <= 30, first.magnitude < 1e12,
      last.magnitude < 1e12
    else {
      values = [scale.low, scale.high]
      digits = 0
      return
    }
    values = (0...Int(last - first)).map { (first + Double($0)) * step }
    digits = min(9, max(0, -Int(log10(step).rounded(.down))))
  }

  /// The scale from the first to the last.
  public var scale: ChartScale { ChartScale(low: values.first ?? 0, high: values.last ?? 1) }
  /// From the first to the last.
  private var reach: Double { (values.last ?? 1) - (values.first ?? 0) }

  /// The rows from one tick to the next, where so many are there: as many for each, so that the ticks stand
  /// evenly.
  func rowsApart(rows: Int) -> Int { max(1, (rows - 1) / max(1, values.count - 1)) }

  /// The rows that one unit gets.
  func share(of rows: Int) -> Double {
    Double(rowsApart(rows: rows) * (values.count - 1)) / max(reach, .leastNormalMagnitude)
  }

  private static func nice(_ value: Double, rounds: Bool) -> Double {
    guard value > 0, value.isFinite else { return 1 }
    let power = pow(10, log10(value).rounded(.down))
    let fraction = value / power
    let limits = rounds ? [1.5, 3, 7] : [1, 2, 5]
    let index = limits.firstIndex { rounds ? fraction < $0 : fraction <= $0 } ?? 3
    return [1, 2, 5, 10][index] * power
  }
}

/// Bars of block characters, in steps of an eighth of a cell (Unicode block 2580, "Block Elements").
enum BlockText {
  private static let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
  private static let heights = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// A bar from left to right.
  static func bar(eighths: Int) -> String {
    let eighths = max(0, eighths)
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }

  /// A cell that is filled from below.
  static func column(eighths: Int) -> String { heights[min(max(0, eighths), 8)] }
}
