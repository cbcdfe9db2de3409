/// Where a body stands in the sky of a place.
public struct SkyPosition: Sendable, Hashable {
  /// Degrees of its centre above the horizon, as it would be without air.
  public let altitude: Double
  /// Degrees from north over east, 0 up to 360.
  public let azimuth: Double

  init(_ sight: LocalSky.Sight) {
    altitude = sight.altitude
    azimuth = arcTangent(sight.direction.x, sight.direction.y).turned
  }

  /// Degrees above the horizon as they are seen: Sæmundsson's formula for the refraction at 1010 hPa
  /// and 10 °C (Meeus 16.4), good to 0.1′; below the horizon, where it means nothing, the same as
  /// ``altitude``.
  public var apparentAltitude: Double {
    guard altitude > -1 else { return altitude }
    let angle = altitude + 10.3 / (altitude + 5.11)
    return altitude + max(0, 1.02 / 60 * cosine(angle) / sine(angle))
  }
}
