import Foundation

/// A warning of an authority, in its own words, cleaned: each a line without controls.
public struct WeatherAlert: Sendable, Equatable {
  public var event: String
  public var sender: String?
  public var start: Date?
  public var end: Date?
  public var text: String?

  public init(event: String) {
    self.event = event
  }
}
