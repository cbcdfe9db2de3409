/// A moment of universal time; ``UTCOffsetRule`` gives the day and hour of a place.
public struct Instant: Sendable, Hashable, Comparable {
  /// Seconds of UTC since 1 January 1970, with the fraction, leap seconds not counted: as POSIX and
  /// `Date` have them.
  public let secondsSince1970: Double

  /// - Parameter secondsSince1970: clamped to the years 1 to 9999; not a number means 1970.
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
  public func seconds(since other: Instant) -> Double { secondsSince1970 - other.secondsSince1970 }
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

/// ΔT: the lead of dynamical time, which the theories use, over the clock, which follows the Earth.
///
/// Polynomials of Fred Espenak and Jean Meeus, “Five Millennium Canon of Solar Eclipses” (NASA
/// TP-2006-214141, section 2.7), for 1900 to 2150; before and after, their parabola. What has been
/// measured since lies below them, in 2026 by 6 s: rise and set feel a thirtieth of that for the
/// Moon and nothing for the Sun, the instant of a phase all of it. UTC stands for UT1, which is
/// always within 0.9 s.
enum DynamicalTime {
  /// Seconds.
  static func excess(at instant: Instant) -> Double {
    let year = instant.year
    for span in spans where span.years.contains(year) {
      return polynomial(span.coefficients, year - span.origin)
    }
    let parabola = polynomial([-20, 0, 32], (year - 1820) / 100)
    return (2050..<2150).contains(year) ? parabola - 0.5628 * (2150 - year) : parabola
  }

  private struct Span {
    let years: Range<Double>
    let origin: Double
    let coefficients: [Double]
  }

  private static let spans = [
    Span(years: 2005..<2050, origin: 2000, coefficients: [62.92, 0.32217, 0.005589]),
    Span(
      years: 1986..<2005, origin: 2000,
      coefficients: [63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 0.00002373599]),
    Span(years: 1961..<1986, origin: 1975, coefficients: [45.45, 1.067, -1 / 260, -1 / 718]),
    Span(years: 1941..<1961, origin: 1950, coefficients: [29.07, 0.407, -1 / 233, 1 / 2547]),
    Span(years: 1920..<1941, origin: 1920, coefficients: [21.20, 0.84493, -0.076100, 0.0020936]),
    Span(
      years: 1900..<1920, origin: 1900,
      coefficients: [-2.79, 1.494119, -0.0598939, 0.0061966, -0.000197]),
  ]
}

/// The sum of `coefficients[i]` times the `i`th power of `x`, by Horner's rule.
func polynomial(_ coefficients: [Double], _ x: Double) -> Double {
  coefficients.reversed().reduce(0) { $0 * x + $1 }
}
