import Semantics
import Toolkit

/// The identifiers of the map on which a place is chosen.
public enum PlaceMapID {
  public static let page: Identifier = "weather.map"
  public static let map: Identifier = "weather.map.world"
  /// `‹`, back without a change (W-33).
  public static let back: Identifier = "weather.map.back"
  /// `✓`, this is the default place (W-32).
  public static let choose: Identifier = "weather.map.choose"
  /// What stands under the mark, by name (W-30).
  public static let address: Identifier = "weather.map.address"
  /// Its coordinates, and who says the name.
  public static let detail: Identifier = "weather.map.detail"
  /// In the place of the address, or behind it, while that is looked for (W-31).
  public static let shimmer: Identifier = "weather.map.shimmer"
  /// Whether addresses may be asked for, once.
  public static let offer: Identifier = "weather.map.offer"
  public static let allow: Identifier = "weather.map.allow"
  public static let refuse: Identifier = "weather.map.refuse"
  public static let opening: Identifier = "weather.map.opening"
}
