import Glibc

/// The eight names of the Moon's shapes.
///
/// As almanacs print them, a principal phase is the name of one day, that of its instant, and the
/// others share the days between.
public enum MoonPhase: Int, Sendable, Hashable, CaseIterable {
  case new, waxingCrescent, firstQuarter, waxingGibbous
  case full, waningGibbous, lastQuarter, waningCrescent

  /// True from the day after new moon to the day before full moon.
  public var isWaxing: Bool { self != .new && rawValue < MoonPhase.full.rawValue }

  /// The name of a day.
  /// - Parameter next: the first principal phase from the start of the day on.
  init(endingBefore end: Instant, next: PrincipalPhase) {
    let principal = next.quarter.phase
    let before = (principal.rawValue + Self.allCases.count - 1) % Self.allCases.count
    self = next.instant < end ? principal : MoonPhase(rawValue: before) ?? principal
  }
}

/// The light of the Moon at a moment, the same from everywhere on the Earth.
public struct MoonLight: Sendable, Hashable {
  /// Degrees that the Moon is ahead of the Sun along the ecliptic, 0 at new moon, 180 at full moon.
  public let elongation: Double
  /// The angle Sun–Moon–Earth in degrees, 180 near new moon and 0 near full moon (Meeus 48.3).
  public let phaseAngle: Double
  /// The lit part of the disc, 0 to 1 (Meeus 48.1).
  public let fraction: Double
  /// The direction of the middle of the lit limb: degrees from the north of the disc over its east
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

  /// Returns the lit side as it is seen from a latitude: in the south the Moon is upside down. The
  /// equator counts as north. A Moon that lies on its back, as in the tropics, is not distinguished.
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

/// An instant at which the Moon is new, half or full.
///
/// Meeus, chapter 49: within 17 s of the theory, 4 s on average, for 1980 to 2020, to which the error
/// of ΔT comes, 6 s in 2026.
public struct PrincipalPhase: Sendable, Hashable {
  public enum Quarter: Int, Sendable, Hashable, CaseIterable {
    case new, first, full, last

    public var phase: MoonPhase {
      switch self {
      case .new: .new
      case .first: .firstQuarter
      case .full: .full
      case .last: .lastQuarter
      }
    }
  }

  public let quarter: Quarter
  public let instant: Instant

  /// Returns the four phases from a moment on, in order; one at that moment is the first.
  public static func next(from instant: Instant) -> [PrincipalPhase] {
    // The true phase is at most 15 hours from the mean one.
    var number = number(at: instant) - 1
    var found: [PrincipalPhase] = []
    while found.count < Quarter.allCases.count {
      let phase = PrincipalPhase(number: number)
      if phase.instant >= instant { found.append(phase) }
      number += 1
    }
    return found
  }

  /// The new moon that a moment's age is counted from.
  fileprivate static func newMoon(before instant: Instant) -> Instant {
    let count = Quarter.allCases.count
    var number = number(at: instant)
    number += count - (number % count + count) % count
    var found = PrincipalPhase(number: number).instant
    while found > instant {
      number -= count
      found = PrincipalPhase(number: number).instant
    }
    return found
  }

  /// Returns the number of mean quarters since the new moon of 6 January 2000 (49.2).
  private static func number(at instant: Instant) -> Int {
    let ephemerisDay = instant.centuries * 36_525 + 2_451_545
    let lunation = (ephemerisDay - 2_451_550.09766) / 29.530588861
    return Int((lunation * 4).rounded(.down))
  }

  init(number: Int) {
    let quarter = Quarter(rawValue: (number % 4 + 4) % 4) ?? .new
    let date = PhaseTheory(lunation: Double(number) / 4, quarter).ephemerisDay
    let excess = DynamicalTime.excess(at: Instant(julianDay: date))
    self.quarter = quarter
    instant = Instant(julianDay: date - excess / Instant.daySeconds)
  }
}
