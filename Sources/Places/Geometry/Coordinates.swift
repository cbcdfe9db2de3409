import Foundation

/// A point on the globe, in degrees: north and east count up.
public struct Coordinates: Hashable, Sendable, Codable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// - Throws: for numbers that are no point.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    latitude = try values.decode(Double.self, forKey: .latitude)
    longitude = try values.decode(Double.self, forKey: .longitude)
    guard isValid else {
      throw DecodingError.dataCorruptedError(
        forKey: .latitude, in: values, debugDescription: "no point of the globe")
    }
  }

  private enum CodingKeys: CodingKey {
    case latitude, longitude
  }

  /// Within -90…90 and -180…180; not so for what is no number.
  public var isValid: Bool {
    (-90...90).contains(latitude) && (-180...180).contains(longitude)
  }

  /// The mean radius of the earth in kilometres, as the IUGG has it (R₁ of GRS 80).
  public static let earthRadius = 6371.0088

  /// The way along the great circle, in kilometres; right to 0.5 %, as the earth is no ball.
  ///
  /// Haversine formula: R. W. Sinnott, “Virtues of the Haversine”, Sky and Telescope 68 (1984), 159.
  public func distance(to other: Coordinates) -> Double {
    let radians = Double.pi / 180
    let rise = sin((other.latitude - latitude) * radians / 2)
    let turn = sin((other.longitude - longitude) * radians / 2)
    let part =
      rise * rise
      + cos(latitude * radians) * cos(other.latitude * radians) * turn * turn
    return 2 * Self.earthRadius * asin(min(1, part.squareRoot()))
  }

  /// The point of the unit ball: no pole and no 180° is in the way of comparing these.
  package var unit: (x: Double, y: Double, z: Double) {
    let (up, around) = (latitude * .pi / 180, longitude * .pi / 180)
    return (cos(up) * cos(around), cos(up) * sin(around), sin(up))
  }
}
