/// A place on the Earth from which the sky is seen, at sea level with a free horizon.
public struct Observer: Sendable, Hashable {
  /// Degrees, north positive.
  public let latitude: Double
  /// Degrees from -180 to 180, east positive.
  public let longitude: Double

  /// Creates an observer; nil for a latitude beyond a pole and for a value that is not a number. A
  /// longitude may go round: 190 is -170.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), longitude.isFinite else { return nil }
    self.latitude = latitude
    self.longitude = longitude.signedTurn
  }

  /// Returns the position of the Sun, within 0.01° (Meeus, chapter 25).
  public func sun(at instant: Instant) -> SkyPosition { Body.sun.position(at: instant, from: self) }
}

/// The position of a body in the sky of a place.
public struct SkyPosition: Sendable, Hashable {
  /// Degrees of its centre above the horizon, without refraction.
  public let altitude: Double
  /// Degrees from north over east, 0 up to 360.
  public let azimuth: Double

  init(_ sight: LocalSky.Sight) {
    altitude = sight.altitude
    azimuth = arcTangent(sight.direction.x, sight.direction.y).turned
  }
}

/// The sky over a place, which turns a position in space into a height and a direction.
///
/// The place is a point on the ellipsoid of the Earth that turns with it (Meeus, chapter 11), so that
/// parallax, nearly a degree for the Moon, is in the geometry (chapter 40).
struct LocalSky {
  private let observer: Observer
  private let equationOfEquinoxes: Double
  /// The place's distance from the axis and from the plane of the equator, kilometres.
  private let fromAxis, fromEquator: Double
  private let sineLatitude, cosineLatitude: Double

  static let earthRadius = 6378.14

  /// - Parameter orientation: of a moment within a day of what is asked for.
  init(over observer: Observer, _ orientation: EarthOrientation) {
    self.observer = observer
    equationOfEquinoxes = orientation.equationOfEquinoxes
    let flattened = 0.99664719
    let reduced = arcTangent(flattened * sine(observer.latitude), cosine(observer.latitude))
    fromAxis = Self.earthRadius * cosine(reduced)
    fromEquator = Self.earthRadius * flattened * sine(reduced)
    sineLatitude = sine(observer.latitude)
    cosineLatitude = cosine(observer.latitude)
  }

  /// A body as it is seen, without refraction.
  struct Sight {
    /// Degrees above the horizon.
    let altitude: Double
    /// Kilometres from the observer.
    let distance: Double
    /// Unit vector: to the east, to the north, to the zenith.
    let direction: SIMD3<Double>
  }

  private func siderealTime(at instant: Instant) -> Double {
    EarthOrientation.siderealTime(at: instant) + equationOfEquinoxes + observer.longitude
  }

  func sight(of body: SIMD3<Double>, at instant: Instant) -> Sight {
    let time = siderealTime(at: instant)
    let (sineTime, cosineTime) = (sine(time), cosine(time))
    // By the meridian of the place: outwards from the axis, to the east, along the axis.
    let out = body.x * cosineTime + body.y * sineTime - fromAxis
    let east = body.y * cosineTime - body.x * sineTime
    let along = body.z - fromEquator
    let distance = (out * out + east * east + along * along).squareRoot()
    let north = along * cosineLatitude - out * sineLatitude
    let up = along * sineLatitude + out * cosineLatitude
    return Sight(
      altitude: arcSine(up / distance), distance: distance,
      direction: SIMD3(east, north, up) / distance)
  }

  /// Returns the angle of a body west of the meridian, degrees from -180 to 180.
  func hourAngle(of body: SIMD3<Double>, at instant: Instant) -> Double {
    (siderealTime(at: instant) - arcTangent(body.y, body.x)).signedTurn
  }
}
