/// Where a body seems to be from the centre of the Earth, by the ecliptic and equinox of the moment.
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
