import Foundation

/// What `[weather]` says; nil where it says nothing.
public struct WeatherSection: Hashable, Sendable {
  /// Degrees; north and east count up.
  public struct Point: Hashable, Sendable {
    public var latitude: Double
    public var longitude: Double
  }

  /// Where the user is.
  public var coordinates: Point?
  /// Where the key of OpenWeatherMap is kept: a file, as it was written, a variable of the
  /// environment, a command of the shell. The key itself is not to stand here.
  public var keyFile: String?
  public var keyVariable: String?
  public var keyCommand: String?
  /// Asked instead of the services themselves.
  public var server: URL?
  /// Of the credits.
  public var author: String?
  public var avatar: URL?
  /// A list of pictures.
  public var pictures: URL?

  public init() {}

  static let keys = [
    "coordinates", "key_file", "key_variable", "key_command", "server", "author", "avatar",
    "pictures",
  ]
}
