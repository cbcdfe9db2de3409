import Core
import GRDB

/// The places of many points and names, such as those of an imported file. It answers from memory, a
/// hundred times as fast as the file of places.
///
/// It reads all positions with the first point and caches places, so it is made for one task.
public final class PlaceIndex {
  /// The most places in the cache.
  private static let mostPlaces = 50_000
  /// The most answers in the cache.
  private static let mostAnswers = 4_000
  /// The number of searches after which all names are read.
  private static let fewNames = 200

  private let gazetteer: Gazetteer
  private var grid: PositionGrid?
  private var places: [Int: (closest: City, city: City)] = [:]
  /// By text, language, limit and country.
  private var answers: [[String]: SearchAnswer] = [:]
  private var names: Set<String>?
  private var askedNames = 0

  public init(_ gazetteer: Gazetteer) { self.gazetteer = gazetteer }

  /// Returns the same as ``Gazetteer/nearest(to:)``.
  public func nearest(to point: Coordinates) throws -> NearestCity? {
    let grid = try grid ?? PositionGrid(gazetteer.positions())
    self.grid = grid
    var best: (rank: Int, distance: Double)?
    for rank in grid.closest(to: point) {
      guard let places = try places(rank) else { continue }
      let distance = places.closest.coordinates.distance(to: point)
      if best.map({ (distance, rank) < ($0.distance, $0.rank) }) ?? true { best = (rank, distance) }
    }
    guard let best, let places = try places(best.rank) else { return nil }
    return NearestCity(closest: places.closest, city: places.city, distance: best.distance)
  }

  private func places(_ rank: Int) throws -> (closest: City, city: City)? {
    if let known = places[rank] { return known }
    guard let closest = try gazetteer.cities(ranked: [rank]).first else { return nil }
    let whole = try closest.whole.flatMap { try gazetteer.city($0) }
    if places.count >= Self.mostPlaces { places = [:] }
    places[rank] = (closest, whole ?? closest)
    return places[rank]
  }

  /// Returns the same as ``Gazetteer/search(_:language:limit:country:)``, from a cache: a file has the
  /// same names many times.
  public func search(
    _ text: String, language: Language, limit: Int, country: String?
  ) throws -> SearchAnswer {
    let key = [text, language.rawValue, String(limit), country ?? ""]
    if let answer = answers[key] { return answer }
    let answer = try gazetteer.search(text, language: language, limit: limit, country: country)
    if answers.count >= Self.mostAnswers { answers = [:] }
    answers[key] = answer
    return answer
  }

  /// Returns true if a search could find a place of that name. After some hundreds of calls it answers
  /// from memory.
  public func mayBeName(_ text: String) throws -> Bool {
    askedNames += 1
    guard askedNames > Self.fewNames else { return true }
    let names = try names ?? gazetteer.wholeNames()
    self.names = names
    // The last words may be an area: see ``PlaceSearch``.
    let words = SearchText(text).words
    return (0...PlaceSearch.mostAreaWords).contains { count in
      count < words.count && names.contains(words.dropLast(count).joined())
    }
  }
}

extension Gazetteer {
  /// Returns all names of all places, folded and joined.
  fileprivate func wholeNames() throws -> Set<String> {
    try database.read { db in
      try Set(NameIndex(db: db).wholeNames())
    }
  }
}
