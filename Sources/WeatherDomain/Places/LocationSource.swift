/// Who has said where this machine is (W-22), the best first.
public enum LocationSource: String, Sendable, Hashable, Codable, CaseIterable {
  /// Coordinates in the file of settings.
  case configuration
  /// The location service of the desktop (GeoClue 2).
  case geoClue
  /// The biggest city of the system's time zone.
  case timeZone
  /// A service that goes by the network address.
  case network
}
