/// The place whose weather is shown unless another is opened, and how it came to be.
public struct DefaultPlace: Sendable, Hashable, Codable {
  /// The three ways of the settings (W-21).
  public enum Kind: Sendable, Hashable, Codable {
    case location(LocationSource)
    case typed
    case map
  }

  public var kind: Kind
  public var place: WeatherPlace

  public init(_ kind: Kind, _ place: WeatherPlace) {
    self.kind = kind
    self.place = place
  }
}
