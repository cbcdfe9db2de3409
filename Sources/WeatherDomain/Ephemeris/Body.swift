/// A body as a place sees it over a day.
struct BodyView {
  private let track: SkyTrack
  private let sky: LocalSky
  private let span: Range<Instant>

  init(_ body: Body, over span: Range<Instant>, from observer: Observer) {
    self.span = span
    track = SkyTrack(over: span) { body.equatorial(at: $0) }
    let length = span.upperBound.seconds(since: span.lowerBound)
    let middle = span.lowerBound.adding(seconds: length / 2)
    sky = LocalSky(over: observer, EarthOrientation(centuries: middle.centuries))
  }

  func sight(at instant: Instant) -> LocalSky.Sight {
    sky.sight(of: track.position(at: instant), at: instant)
  }

  /// The upper transit nearest to the middle of the span.
  var transit: Instant {
    let length = span.upperBound.seconds(since: span.lowerBound)
    var instant = span.lowerBound.adding(seconds: length / 2)
    for _ in 0..<3 {
      let angle = sky.hourAngle(of: track.position(at: instant), at: instant)
      instant = instant.adding(seconds: -angle / 360 * Instant.daySeconds)
    }
    return instant
  }
}

/// The Sun or the Moon.
enum Body {
  case sun, moon

  private func ecliptic(centuries: Double, _ orientation: EarthOrientation) -> EclipticPosition {
    switch self {
    case .sun: SunTheory.position(centuries: centuries, orientation)
    case .moon: MoonTheory.position(centuries: centuries, orientation)
    }
  }

  func equatorial(at instant: Instant) -> SIMD3<Double> {
    let centuries = instant.centuries
    let orientation = EarthOrientation(centuries: centuries)
    return ecliptic(centuries: centuries, orientation).equatorial(orientation)
  }

  func position(at instant: Instant, from observer: Observer) -> SkyPosition {
    let orientation = EarthOrientation(centuries: instant.centuries)
    let sky = LocalSky(over: observer, orientation)
    return SkyPosition(sky.sight(of: equatorial(at: instant), at: instant))
  }
}

/// The position of the Sun: Meeus, chapter 25, the method of low accuracy.
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
