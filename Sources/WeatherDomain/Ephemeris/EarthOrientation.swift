/// The direction of the Earth's axis at a moment: nutation and obliquity.
///
/// Meeus, chapter 22, with the four greatest terms of the nutation: 0.5″ in longitude, 0.1″ in
/// obliquity. The mean obliquity is (22.2).
struct EarthOrientation {
  /// Δψ, degrees.
  let nutation: Double
  /// ε, the true obliquity, degrees.
  let obliquity: Double

  init(centuries t: Double) {
    let node = 125.04452 - 1934.136261 * t
    let sun = 280.4665 + 36_000.7698 * t
    let moon = 218.3165 + 481_267.8813 * t
    let longitude =
      -17.20 * sine(node) - 1.32 * sine(2 * sun) - 0.23 * sine(2 * moon) + 0.21 * sine(2 * node)
    let tilt =
      9.20 * cosine(node) + 0.57 * cosine(2 * sun) + 0.10 * cosine(2 * moon)
      - 0.09 * cosine(2 * node)
    nutation = longitude / 3600
    obliquity = polynomial([84_381.448, -46.8150, -0.00059, 0.001813], t) / 3600 + tilt / 3600
  }

  /// The lead of apparent sidereal time over the mean one, degrees.
  var equationOfEquinoxes: Double { nutation * cosine(obliquity) }

  /// Mean sidereal time at Greenwich in degrees, Meeus (12.4).
  static func siderealTime(at instant: Instant) -> Double {
    let days = instant.julianDay - 2_451_545
    let t = days / 36_525
    return (280.46061837 + 360.98564736629 * days + t * t * (0.000387933 - t / 38_710_000)).turned
  }
}

/// The apparent position of a body from the centre of the Earth, by the ecliptic and equinox of the
/// moment.
struct EclipticPosition {
  /// Degrees, nutation and aberration included.
  let longitude: Double
  /// Degrees.
  let latitude: Double
  /// Kilometres.
  let distance: Double

  /// The place in space, by the equator: x to the equinox, z to the pole (Meeus, chapter 26, with the
  /// apparent position).
  func equatorial(_ orientation: EarthOrientation) -> SIMD3<Double> {
    let x = cosine(latitude) * cosine(longitude)
    let y = cosine(latitude) * sine(longitude)
    let z = sine(latitude)
    let (sineTilt, cosineTilt) = (sine(orientation.obliquity), cosine(orientation.obliquity))
    return distance * SIMD3(x, y * cosineTilt - z * sineTilt, y * sineTilt + z * cosineTilt)
  }
}
