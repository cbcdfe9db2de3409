/// A moment of universal time. The day and hour that a clock shows then are its place's business
/// (``UTCOffsetRule``).
public struct Instant: Sendable, Hashable, Comparable {
  /// Seconds of UTC since 1 January 1970, with the fraction, leap seconds not counted: as POSIX and
  /// `Date` have them.
  public let secondsSince1970: Double

  /// - Parameter secondsSince1970: moments beyond the years 1 to 9999 become the nearest of them,
  ///   what is no number the start of 1970.
  public init(secondsSince1970: Double) {
    guard !secondsSince1970.isNaN else { self.secondsSince1970 = 0; return }
    self.secondsSince1970 = min(max(-62_135_596_800, secondsSince1970), 253_402_300_799)
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }

  public func adding(seconds: Double) -> Instant {
    Instant(secondsSince1970: secondsSince1970 + seconds)
  }

  /// Seconds from another moment to this one; negative where it comes later.
  public func seconds(since other: Instant) -> Double {
    secondsSince1970 - other.secondsSince1970
  }
}

extension Instant {
  static let daySeconds = 86_400.0

  /// The Julian Day of universal time: Meeus, chapter 7.
  var julianDay: Double { secondsSince1970 / Self.daySeconds + 2_440_587.5 }

  init(julianDay: Double) {
    self.init(secondsSince1970: (julianDay - 2_440_587.5) * Self.daySeconds)
  }

  /// Julian centuries of dynamical time since J2000.0, the argument of all theories (Meeus 22.1).
  var centuries: Double {
    (julianDay - 2_451_545 + DynamicalTime.excess(at: self) / Self.daySeconds) / 36_525
  }

  /// The year with its fraction, as near as the time scales need it.
  var year: Double { 2000 + (julianDay - 2_451_544.5) / 365.2425 }
}
