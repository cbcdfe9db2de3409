/// A place on the Earth that the sky is seen from, at sea level with a free horizon.
public struct Observer: Sendable, Hashable {
  /// Degrees, north positive.
  public let latitude: Double
  /// Degrees from -180 to 180, east positive.
  public let longitude: Double

  /// Nil where the latitude is beyond a pole or one of them is no number. A longitude goes round as
  /// often as it likes: 190 is -170.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), longitude.isFinite else { return nil }
    self.latitude = latitude
    self.longitude = longitude.signedTurn
  }
}
