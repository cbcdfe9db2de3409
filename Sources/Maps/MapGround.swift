import Places

/// The world that a map is drawn from, with its countries by their codes.
public enum MapGround: Equatable, Sendable {
  case unopened
  case open(MapAtlas, Countries)
  /// There is no file of places that could be used: the map has no outlines, and places no names. With
  /// the reason where it is known.
  case missing(PlacesError?)

  /// Opens the file of places, and lays its outlines flat; blocks for some milliseconds, so that it is
  /// called from an effect.
  public init(_ open: () throws -> Gazetteer, _ projection: MapProjection = .mercator) {
    do {
      let gazetteer = try open()
      let countries = Countries(try gazetteer.countries())
      let atlas = MapAtlas(gazetteer.outlines)
      atlas.prepare(projection)
      self = .open(atlas, countries)
    } catch { self = .missing(error as? PlacesError) }
  }

  public var atlas: MapAtlas? {
    if case .open(let atlas, _) = self { return atlas }
    return nil
  }

  /// The reason that there are no outlines; nil where it is not known, and where they are there.
  public var problem: PlacesError? {
    if case .missing(let problem) = self { return problem }
    return nil
  }

  public func country(_ code: String) -> Country? {
    guard case .open(_, let countries) = self else { return nil }
    return countries.byCode[code]
  }

  /// Sorted by code.
  var countries: [Country] {
    guard case .open(_, let countries) = self else { return [] }
    return countries.sorted
  }

  /// All countries, in one order for each frame.
  public struct Countries: Equatable, Sendable {
    let sorted: [Country]
    let byCode: [String: Country]

    init(_ countries: [Country]) {
      sorted = countries.sorted { $0.code < $1.code }
      byCode = Dictionary(sorted.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }
}
