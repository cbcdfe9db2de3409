import Interchange

/// The hours of each day in which no reminder is told. What is to be told then is told when they end.
public struct QuietHours: Sendable, Hashable, Codable {
  /// The first quiet minute.
  public let start: DayTime
  /// The first minute that is not quiet any more; later than ``start``, or of the next morning.
  public let end: DayTime

  /// Two equal times are no quiet hours at all.
  public init(from start: DayTime, to end: DayTime) { (self.start, self.end) = (start, end) }

  public static let none = QuietHours(from: .midnight, to: .midnight)
  /// From 22:00 to 08:00.
  public static let usual = QuietHours(
    from: DayTime(hour: 22, minute: 0) ?? .midnight, to: DayTime(hour: 8, minute: 0) ?? .midnight)

  /// Reads `22:00–8:00` with a hyphen or a dash; nothing is no quiet hours.
  public init?(typed text: String) {
    let text = TextRules.trimmed(text)
    if text.isEmpty {
      self = .none
    } else {
      let times = text.split(separator: /[-–—]/, omittingEmptySubsequences: false)
        .map { DayTime(typed: String($0)) }
      guard times.count == 2, let start = times[0], let end = times[1] else { return nil }
      self.init(from: start, to: end)
    }
  }

  public var isNone: Bool { start == end }
  /// True where they begin in the evening and end in the morning.
  public var isOvernight: Bool { start > end }
  /// `22:00–08:00`; empty for none.
  public var text: String { isNone ? "" : "\(start.text)–\(end.text)" }

  public func contains(_ time: DayTime) -> Bool {
    isOvernight ? time >= start || time < end : time >= start && time < end
  }

  /// Returns the first time of the same day, not before `time`, that is not quiet; nil where the quiet
  /// hours last until the next day.
  public func opening(from time: DayTime) -> DayTime? {
    if !contains(time) { return time }
    return end > time ? end : nil
  }

  // MARK: - Kept as two numbers of minutes
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let times = try (0..<2).map { _ in DayTime(minutes: try values.decode(Int.self)) }
    guard let start = times[0], let end = times[1] else {
      throw DecodingError.dataCorruptedError(in: values, debugDescription: "no time of a day")
    }
    self.init(from: start, to: end)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(start.minutes)
    try values.encode(end.minutes)
  }
}
