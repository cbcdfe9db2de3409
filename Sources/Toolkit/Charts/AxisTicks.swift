import Glibc

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
  public var scale: ChartScale {
    ChartScale(low: values.first ?? 0, high: values.last ?? 1)
  }

  /// From the first to the last.
  var reach: Double { (values.last ?? 1) - (values.first ?? 0) }

  private static func nice(_ value: Double, rounds: Bool) -> Double {
    guard value > 0, value.isFinite else { return 1 }
    let power = pow(10, log10(value).rounded(.down))
    let fraction = value / power
    let limits = rounds ? [1.5, 3, 7] : [1, 2, 5]
    let index = limits.firstIndex { rounds ? fraction < $0 : fraction <= $0 } ?? 3
    return [1, 2, 5, 10][index] * power
  }
}
