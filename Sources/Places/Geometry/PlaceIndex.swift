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
  private var tree: PositionTree?
  private var kept: [Int: (closest: City, city: City)] = [:]
  /// By text, language, limit and country.
  private var answers: [[String]: SearchAnswer] = [:]
  private var names: NameTable?
  private var askedNames = 0

  public init(_ gazetteer: Gazetteer) { self.gazetteer = gazetteer }

  /// Returns the same as ``Gazetteer/nearest(to:)``.
  public func nearest(to point: Coordinates) throws -> NearestCity? {
    let tree = try tree ?? PositionTree(gazetteer.positions())
    self.tree = tree
    var best: (rank: Int, distance: Double)?
    for rank in tree.closest(to: point) {
      guard let places = try places(rank) else { continue }
      let distance = places.closest.coordinates.distance(to: point)
      if best.map({ (distance, rank) < ($0.distance, $0.rank) }) ?? true { best = (rank, distance) }
    }
    guard let best, let places = try places(best.rank) else { return nil }
    return NearestCity(closest: places.closest, city: places.city, distance: best.distance)
  }

  private func places(_ rank: Int) throws -> (closest: City, city: City)? {
    if let known = kept[rank] { return known }
    guard let closest = try gazetteer.cities(ranked: [rank]).first else { return nil }
    let whole = try closest.whole.flatMap { try gazetteer.city($0) }
    if kept.count >= Self.mostPlaces { kept = [:] }
    kept[rank] = (closest, whole ?? closest)
    return kept[rank]
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
    let names = try names ?? NameTable(gazetteer.database)
    self.names = names
    // The last words may be an area: see ``PlaceSearch``.
    let words = SearchText(text).words
    return (0...PlaceSearch.mostAreaWords).contains { count in
      count < words.count && names.has(words.dropLast(count).joined())
    }
  }

  /// Returns the places that a search takes for the ones of this name, without a look into the index of names.
  ///
  /// - Returns: nil while few names were asked for, and where only a search can tell: it knows areas and
  ///   slips.
  public func places(called text: String, limit: Int) throws -> [City]? {
    guard let names else { return nil }
    let query = SearchText(text)
    guard query.areas.isEmpty else { return nil }
    let scores = try scores(query.joined, names)
    if scores.isEmpty { return nil }
    let best = scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit)
    return try best.compactMap { try places($0.key)?.closest }
  }

  /// Returns the places of a name by their ranks, as ``PlaceSearch`` counts them: also those that have the Latin
  /// name of the biggest of them, as not every place has a Russian one.
  private func scores(_ name: String, _ names: NameTable) throws -> [Int: Double] {
    let weights = try gazetteer.weights()
    let ranks = names.ranks(of: name).filter { weights.indices.contains($0 - 1) }
    func weight(_ rank: Int) -> Double { Double(weights[rank - 1]) }
    var scores = Dictionary(
      ranks.prefix(200).map { ($0, weight($0) + PlaceSearch.Score.name) },
      uniquingKeysWith: max)
    guard !ranks.isEmpty, Transliteration.latin(name) != nil else { return scores }
    let biggest = ranks.prefix(200).sorted { weight($0) > weight($1) }.prefix(3)
    let latin = try biggest.compactMap { try places($0)?.closest.name }.map(PlaceFolding.joined)
    for rank in Set(latin).flatMap({ names.ranks(of: $0).prefix(50) })
    where weights.indices.contains(rank - 1) {
      let score = weight(rank) + PlaceSearch.Score.namesake
      scores[rank] = max(score, scores[rank] ?? score)
    }
    return scores
  }
}
