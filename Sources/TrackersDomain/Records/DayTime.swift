import Interchange

/// A time of the day, to the minute, wherever the person is.
public struct DayTime: Sendable, Hashable, Comparable {
  public static let midnight = DayTime(0)

  /// Since midnight, 0 to 1439.
  public let minutes: Int

  private init(_ minutes: Int) { self.minutes = minutes }

  public init?(minutes: Int) {
    guard (0..<1440).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  public init?(hour: Int, minute: Int) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  /// Reads `9:05`, `09.05` or `21:30`.
  public init?(typed text: String) {
    let parts = TextRules.trimmed(text).split(separator: /[:.]/, omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  public var hour: Int { minutes / 60 }
  public var minute: Int { minutes % 60 }

  /// `09:05`.
  public var text: String { "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)" }

  public static func < (left: DayTime, right: DayTime) -> Bool { left.minutes < right.minutes }
}
