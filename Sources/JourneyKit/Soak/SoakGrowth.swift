/// The growth of one figure over the second half of a soak.
///
/// The first half does not count: caches fill, pages of the database come to memory. Over the second half a
/// line is laid through the samples, whose slope is the median of those between any two (Theil 1950,
/// Sen 1968): a sample in the midst of large work, which gives back what it takes, does not bend it. A figure
/// grows without bound where that line rises, from the middle of the soak to its end, by more than is allowed.
/// A bounded figure rises ever less the longer the soak is; one that leaks rises as before.
public struct SoakGrowth: Hashable, Sendable, CustomStringConvertible {
  /// A figure that is looked at, and the rise that is allowed.
  public struct Rule: Hashable, Sendable {
    public var name: String
    public var unit: String
    /// The rise that is always allowed, in the unit of the figure.
    public var allowance: Double
    /// The rise that is allowed as a share of the mean over the second half, where that is more.
    public var share: Double

    /// 8 MiB, or a twentieth of the mean.
    public static let memory = Rule(name: "memory", unit: "KiB", allowance: 8192, share: 0.05)
    public static let descriptors = Rule(name: "descriptors", unit: "", allowance: 4, share: 0)
    public static let threads = Rule(name: "threads", unit: "", allowance: 4, share: 0)
  }

  /// The fewest samples of a second half that are judged.
  public static let fewest = 10

  public let rule: Rule
  /// The mean over the second half.
  public let mean: Double
  /// The rise of the line over the second half.
  public let rise: Double
  /// The samples of the second half.
  public let count: Int

  /// - Parameters:
  ///   - times: in any unit, ascending.
  ///   - values: as many.
  public init(_ rule: Rule, times: [Double], values: [Double]) {
    self.rule = rule
    let middle = ((times.first ?? 0) + (times.last ?? 0)) / 2
    let half = zip(times, values).filter { $0.0 >= middle }.map { (time: $0.0, value: $0.1) }
    count = half.count
    mean = half.map(\.value).reduce(0, +) / Double(max(1, count))
    rise = Self.slope(half) * ((times.last ?? 0) - middle)
  }

  /// The median of the slopes between any two points; 0 for fewer. Takes the square of their number.
  private static func slope(_ points: [(time: Double, value: Double)]) -> Double {
    let slopes = points.indices.flatMap { last in
      points[..<last].compactMap { first in
        let (time, value) = (points[last].time - first.time, points[last].value - first.value)
        return time > 0 ? value / time : nil
      }
    }.sorted()
    return slopes.isEmpty ? 0 : slopes[slopes.count / 2]
  }

  /// The most that the line may rise.
  public var allowed: Double { max(rule.allowance, rule.share * mean) }

  /// False where the samples are too few to say so.
  public var isUnbounded: Bool { isJudged && rise > allowed }

  public var isJudged: Bool { count >= Self.fewest }

  public var description: String {
    let unit = rule.unit.isEmpty ? "" : " \(rule.unit)"
    let sign = rise < 0 ? "" : "+"
    let line = "\(rule.name): \(sign)\(Self.tenths(rise))\(unit) over the second half"
    guard isJudged else { return "\(line); \(count) samples are too few to judge" }
    return "\(line), \(Self.tenths(allowed))\(unit) allowed\(isUnbounded ? ": GROWS" : "")"
  }

  private static func tenths(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

  /// Returns the growth of all figures.
  public static func all(of samples: [SoakSample]) -> [SoakGrowth] {
    let times = samples.map { $0.time / .seconds(1) }
    return [
      SoakGrowth(.memory, times: times, values: samples.map { Double($0.figures.memory) }),
      SoakGrowth(
        .descriptors, times: times, values: samples.map { Double($0.figures.descriptors) }),
      SoakGrowth(.threads, times: times, values: samples.map { Double($0.figures.threads) }),
    ]
  }
}
