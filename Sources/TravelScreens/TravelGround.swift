import Maps
import Places

/// The world that the map is drawn from, with its countries by their codes.
public enum TravelGround: Equatable, Sendable {
  case unopened
  case open(MapAtlas, [String: Country])
  /// There is no file of places that could be used: the map has no outlines.
  case missing

  var atlas: MapAtlas? {
    if case .open(let atlas, _) = self { return atlas }
    return nil
  }

  func country(_ code: String) -> Country? {
    guard case .open(_, let countries) = self else { return nil }
    return countries[code]
  }

  /// Blocks for some milliseconds: from an effect.
  init(_ open: () throws -> Gazetteer) {
    guard let gazetteer = try? open(), let countries = try? gazetteer.countries() else {
      self = .missing
      return
    }
    let atlas = MapAtlas(gazetteer.outlines)
    atlas.prepare(.mercator)
    let pairs = countries.map { ($0.code, $0) }
    self = .open(atlas, Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }
}
