/// A point of the Earth in degrees, north and east positive.
public struct Coordinates: Sendable, Hashable, Codable {
  public let latitude: Double
  public let longitude: Double

  /// Nil outside −90…90 and −180…180.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Reads `55.75,37.62`, the form of the settings and the command line.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      Double(part.filter { $0 != " " })
    }
    guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// Cut to 4 decimals, about 10 m: what terms of services ask for, so that answers can be shared.
  var cut: (latitude: String, longitude: String) {
    (Self.cut(latitude), Self.cut(longitude))
  }

  private static func cut(_ degrees: Double) -> String {
    let whole = Int((degrees * 10_000).rounded(.towardZero))
    let digits = String(10_000 + abs(whole) % 10_000).dropFirst()
    return (whole < 0 ? "-" : "") + "\(abs(whole) / 10_000).\(digits)"
  }
}
