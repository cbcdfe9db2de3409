import Places
import Semantics
import Toolkit

/// A place that is marked on a map, and can be chosen there.
public struct MapPin: Hashable, Sendable {
  /// Kinds differ in shape and colour both.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case country, city, favourite, here

    var glyph: String {
      switch self {
      case .country: "◆"
      case .city: "●"
      case .favourite: "★"
      case .here: "◎"
      }
    }

    var asciiGlyph: String {
      switch self {
      case .country: "A"
      case .city: "o"
      case .favourite: "*"
      case .here: "@"
      }
    }

    var role: ThemeRole {
      switch self {
      case .country: .chart2
      case .city: .chart3
      case .favourite: .chart4
      case .here: .chart5
      }
    }
  }

  /// Names it in identifiers: `travel.map.pin[FR]`.
  public var key: String
  public var label: String
  public var coordinates: Coordinates
  public var kind: Kind
  /// A second line where it is selected, as the number of cities.
  public var note: String?

  public init(
    _ key: String, _ label: String, at coordinates: Coordinates, kind: Kind, note: String? = nil
  ) {
    self.key = key
    self.label = label
    self.coordinates = coordinates
    self.kind = kind
    self.note = note
  }
}
