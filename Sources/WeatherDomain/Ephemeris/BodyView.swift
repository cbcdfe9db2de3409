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

/// The two that are watched.
enum Body {
  case sun, moon

  func ecliptic(centuries: Double, _ orientation: EarthOrientation) -> EclipticPosition {
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
