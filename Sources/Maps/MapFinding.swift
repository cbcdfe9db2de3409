import Core
import Places
import Terminal

/// The places of the gazetteer under the mark of a map, and those that show around it.
public struct MapFinding: Equatable, Sendable {
  /// The point under the mark.
  public let point: Coordinates
  public var nearest: NearestCity?
  /// The country whose land the point is on; nil at sea.
  public var country: PlaceNames?
  /// The lake that the point is on.
  public var lake: PlaceNames?
  /// The biggest places that show, the biggest first.
  public var cities: [City] = []

  /// Looks up a point and the view around it; blocks for about a millisecond, so that it is called
  /// from an effect. Without a file of places it knows the point alone.
  public init(_ point: Coordinates, _ viewport: MapViewport, _ open: () throws -> Gazetteer) {
    self.point = point
    guard let gazetteer = try? open() else { return }
    nearest = try? gazetteer.nearest(to: point)
    country = (try? gazetteer.country(at: point))?.names
    // The outlines of lakes are coarse: beside a town there is a shore.
    if nearest.map({ $0.distance >= Self.shore }) ?? true {
      lake = (try? gazetteer.outlines.level(.close))?.lake(at: point)?.names
    }
    let room = viewport.size.columns * viewport.size.rows / Self.cellsOfName
    cities = (try? gazetteer.biggest(in: viewport.box, limit: min(max(room, 4), 60))) ?? []
  }

  /// The kilometres to a town from which on a point is on its lake.
  private static let shore = 6.0
  /// So many cells for each city that is named, so that the map is seen between them.
  private static let cellsOfName = 100

  /// The lake and the country of the point, and the nearest place with its distance, as far as they are
  /// known.
  public func places(_ language: Language) -> [String] {
    let areas = [lake, country].compactMap { $0?[language] }
    return areas + (nearest.map { [language.away($0) ?? $0.city.name(language)] } ?? [])
  }
}

extension Language {
  /// `12 km from Oslo`; nil where the place is right there.
  public func away(_ nearest: NearestCity) -> String? {
    guard nearest.distance >= 1 else { return nil }
    let (name, way) = (nearest.closest.name(self), number(nearest.distance.rounded()))
    return say(en: "\(way) km from \(name)", ru: "\(way) км до: \(name)")
  }
}
