import Core
import Places

/// A service on the network that looks places up by name; asked only when its row is chosen.
public struct PlaceService: Sendable {
  /// A place as the service has it, in one language.
  public struct Place: Equatable, Sendable {
    public var name: String
    /// Region and country, to tell namesakes apart.
    public var origin: String
    /// ISO 3166-1 alpha-2; nil where the service does not say.
    public var country: String?
    public var coordinates: Coordinates

    public init(name: String, origin: String, country: String?, coordinates: Coordinates) {
      (self.name, self.origin) = (name, origin)
      (self.country, self.coordinates) = (country, coordinates)
    }
  }

  /// The places, or in words the reason why there are none.
  public enum Answer: Equatable, Sendable {
    case places([Place])
    case failed(String)
  }

  public typealias Find =
    @Sendable (_ text: String, Language, _ tell: @escaping @Sendable (Answer) -> Void) -> Void

  /// The name that a user knows it by.
  public let title: String
  /// Hands over the places of a name; returns at once.
  public let find: Find

  public init(title: String, find: @escaping Find) { (self.title, self.find) = (title, find) }
}
