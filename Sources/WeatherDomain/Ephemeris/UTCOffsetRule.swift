import Core

/// The offset of a place's clocks from UTC at any moment, with summer time.
public struct UTCOffsetRule: Sendable {
  private let offset: @Sendable (Instant) -> Int

  /// - Parameter offset: seconds east of UTC at a moment, as of `TimeZone.secondsFromGMT(for:)`. It
  ///   is called twice for a day, and some twenty times for a day on which the clocks change.
  public init(_ offset: @escaping @Sendable (Instant) -> Int) { self.offset = offset }

  /// Clocks that never change.
  public init(seconds: Int) { self.init { _ in seconds } }

  public static let utc = UTCOffsetRule(seconds: 0)

  /// The seconds of the place's own clock since it showed 1 January 1970.
  private func localSeconds(at instant: Instant) -> Double {
    instant.secondsSince1970 + Double(offset(instant))
  }

  /// The day that the place's calendar shows at a moment.
  public func day(at instant: Instant) -> CalendarDay {
    let days = (localSeconds(at: instant) / Instant.daySeconds).rounded(.down)
    return CalendarDay(daysSinceEpoch: Int(days))
  }

  /// Returns the span of a day of the place's calendar: 24 hours, or 23 or 25 where the clocks
  /// change. Nil for a day that the place left out, as Samoa did with 30 December 2011.
  public func span(of day: CalendarDay) -> Range<Instant>? {
    let start = midnight(before: day.daysSinceEpoch)
    let end = midnight(before: day.daysSinceEpoch + 1)
    return start < end ? start..<end : nil
  }

  /// Returns the moment at which a day begins. Where clocks skip midnight, it is the moment of the
  /// change; where they show it twice, one of the two.
  private func midnight(before day: Int) -> Instant {
    let local = Double(day) * Instant.daySeconds
    // No clock has ever been further from UTC than 15 h 14 min.
    var early = Instant(secondsSince1970: local - 16 * 3600)
    var late = Instant(secondsSince1970: local + 16 * 3600)
    let offsets = (offset(early), offset(late))
    if offsets.0 == offsets.1 { return Instant(secondsSince1970: local - Double(offsets.0)) }
    // To the second: all changes of clocks come at a full one.
    while late.seconds(since: early) > 1 {
      let middle = (early.secondsSince1970 + late.secondsSince1970) / 2
      let instant = Instant(secondsSince1970: middle.rounded(.down))
      if localSeconds(at: instant) < local { early = instant } else { late = instant }
    }
    return late
  }
}
