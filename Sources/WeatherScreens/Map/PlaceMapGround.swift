import Core
import Maps
import Places

/// The world that the map is drawn from, with the names of its countries by their codes.
public enum PlaceMapGround: Equatable, Sendable {
  case opening
  case open(MapAtlas, names: [String: PlaceNames])
  /// There is no file of places that could be used: the map has no outlines, and points no names.
  case missing

  var atlas: MapAtlas? {
    if case .open(let atlas, _) = self { return atlas }
    return nil
  }

  func name(_ code: String, _ language: Language) -> String? {
    guard case .open(_, let names) = self else { return nil }
    return names[code]?[language]
  }
}
