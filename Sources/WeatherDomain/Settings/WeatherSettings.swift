/// What a user has chosen for the weather; kept with the settings of the program.
public struct WeatherSettings: Sendable, Hashable, Codable {
  /// Nil until it is known where the user is, or wants to be.
  public var home: DefaultPlace?
  public var provider = ProviderName.openMeteo
  /// 1 to 16, today included.
  public var days = 8
  /// Nil for those that are usual where the user lives.
  public var units: WeatherUnits?
  /// Whether a service may be told our network address to say where we are; nil until asked.
  public var mayLocateByNetwork: Bool?
  /// Whether the points of the map may be told to a service that names them; nil until asked.
  public var mayAskAddresses: Bool?

  public init() {}
}
