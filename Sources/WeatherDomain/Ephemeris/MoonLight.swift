/// How the Moon is lit at a moment, the same from everywhere on the Earth.
public struct MoonLight: Sendable, Hashable {
  /// Degrees that the Moon is ahead of the Sun along the ecliptic, 0 at new moon, 180 at full moon.
  public let elongation: Double
  /// The angle Sun–Moon–Earth in degrees, 180 near new moon and 0 near full moon (Meeus 48.3).
  public let phaseAngle: Double
  /// The lit part of the disc, 0 to 1 (Meeus 48.1).
  public let fraction: Double
  /// Where the middle of the lit limb points: degrees from the north of the disc over its east
  /// (Meeus 48.5). About 270 while it waxes and 90 while it wanes.
  public let brightLimb: Double
  /// Seconds since the last new moon.
  public let age: Double
  /// Kilometres from the centre of the Earth.
  public let distance: Double

  public init(at instant: Instant) {
    let centuries = instant.centuries
    let orientation = EarthOrientation(centuries: centuries)
    let sun = SunTheory.position(centuries: centuries, orientation)
    let moon = MoonTheory.position(centuries: centuries, orientation)
    let apart = Self.separation(sun, moon)
    elongation = (moon.longitude - sun.longitude).turned
    phaseAngle = arcTangent(
      sun.distance * sine(apart), moon.distance - sun.distance * cosine(apart))
    fraction = (1 + cosine(phaseAngle)) / 2
    brightLimb = Self.brightLimb(sun.equatorial(orientation), moon.equatorial(orientation))
    age = instant.seconds(since: PrincipalPhase.newMoon(before: instant))
    distance = moon.distance
  }

  /// True from new moon to full moon.
  public var isWaxing: Bool { elongation < 180 }

  /// The half of the disc that is lit for somebody who looks at the Moon upright.
  public enum Side: Sendable, Hashable { case left, right }

  /// The lit side as it is seen from a latitude: from the southern half of the Earth the Moon hangs
  /// upside down. Between the tropics it can lie on its back, of which this knows nothing; the
  /// equator counts as north.
  public func litSide(fromLatitude latitude: Double) -> Side {
    isWaxing == (latitude >= 0) ? .right : .left
  }

  /// ψ, the angle between the two as seen from the Earth, degrees (Meeus 48.2).
  private static func separation(_ sun: EclipticPosition, _ moon: EclipticPosition) -> Double {
    let across = cosine(moon.latitude) * sine(moon.longitude - sun.longitude)
    let along = cosine(moon.latitude) * cosine(moon.longitude - sun.longitude)
    let up = sine(moon.latitude)
    return arcTangent((across * across + up * up).squareRoot(), along)
  }

  private static func brightLimb(_ sun: SIMD3<Double>, _ moon: SIMD3<Double>) -> Double {
    let (rightAscension, declination) = spherical(moon)
    let (sunAscension, sunDeclination) = spherical(sun)
    let ahead = sunAscension - rightAscension
    let x =
      sine(sunDeclination) * cosine(declination)
      - cosine(sunDeclination) * sine(declination) * cosine(ahead)
    return arcTangent(cosine(sunDeclination) * sine(ahead), x).turned
  }

  private static func spherical(_ point: SIMD3<Double>) -> (Double, Double) {
    let flat = (point.x * point.x + point.y * point.y).squareRoot()
    return (arcTangent(point.y, point.x), arcTangent(point.z, flat))
  }
}
