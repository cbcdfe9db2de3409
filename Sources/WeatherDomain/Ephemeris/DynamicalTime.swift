/// ΔT: how far the even time of the theories is ahead of the clock, which follows the turning Earth.
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
