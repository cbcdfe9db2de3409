/// Where the Sun is: Meeus, chapter 25, the method of low accuracy.
///
/// A Keplerian ellipse without the pull of the planets: within 0.01° (36″), which is 2.4 s of a
/// sunrise at the equator and 10 s at 65° of latitude.
enum SunTheory {
  static let astronomicalUnit = 149_597_870.7

  static func position(centuries t: Double, _ orientation: EarthOrientation) -> EclipticPosition {
    let meanLongitude = polynomial([280.46646, 36_000.76983, 0.0003032], t)
    let anomaly = polynomial([357.52911, 35_999.05029, -0.0001537], t)
    let centre =
      polynomial([1.914602, -0.004817, -0.000014], t) * sine(anomaly)
      + polynomial([0.019993, -0.000101], t) * sine(2 * anomaly) + 0.000289 * sine(3 * anomaly)
    let eccentricity = polynomial([0.016708634, -0.000042037, -0.0000001267], t)
    let radius =
      1.000001018 * (1 - eccentricity * eccentricity)
      / (1 + eccentricity * cosine(anomaly + centre))
    let aberration = -20.4898 / 3600 / radius
    return EclipticPosition(
      longitude: (meanLongitude + centre + aberration + orientation.nutation).turned, latitude: 0,
      distance: radius * astronomicalUnit)
  }
}
