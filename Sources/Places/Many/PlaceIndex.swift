import Core
import GRDB

/// Answers for many points and names at once, as of a file that is read in: out of memory, where each
/// question to the file would take a hundred times as long.
///
/// Reads the positions with the first point and keeps the places that it has told of, so it is made for
/// one task and goes with it.
public final class PlaceIndex {
  /// Places that are kept, at the most.
  private static let mostKept = 50_000
  /// Answers of searches that are kept, at the most.
  private static let mostAnswers = 4_000
  /// So many names are searched for before all names are read.
  private static let fewNames = 200

  private let gazetteer: Gazetteer
  private var tree: PositionTree?
  /// Of the last point, which is often asked about twice.
  private var last: (point: Coordinates, nearest: NearestCity?)?
  private var kept: [Int: (closest: City, city: City)] = [:]
  private var answers: [Question: SearchAnswer] = [:]
  private var names: NameTable?
  private var askedNames = 0

  private struct Question: Hashable {
    let text: String
    let language: Language
    let limit: Int
    let country: String?
  }

  public init(_ gazetteer: Gazetteer) { self.gazetteer = gazetteer }

  /// The same as ``Gazetteer/nearest(to:)``.
  public func nearest(to point: Coordinates) throws -> NearestCity? {
    if let last, last.point == point { return last.nearest }
    let nearest = try search(point)
    last = (point, nearest)
    return nearest
  }

  private func search(_ point: Coordinates) throws -> NearestCity? {
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
    if let places = kept[rank] { return places }
    guard let closest = try gazetteer.cities(ranked: [rank]).first else { return nil }
    let whole = try closest.whole.flatMap { try gazetteer.city($0) }
    if kept.count >= Self.mostKept { kept = [:] }
    kept[rank] = (closest, whole ?? closest)
    return kept[rank]
  }

  /// The same as ``Gazetteer/search(_:language:limit:country:)``: a file has the same names over and over.
  public func search(
    _ text: String, language: Language, limit: Int, country: String?
  ) throws -> SearchAnswer {
    let question = Question(text: text, language: language, limit: limit, country: country)
    if let answer = answers[question] { return answer }
    let answer = try gazetteer.search(text, language: language, limit: limit, country: country)
    if answers.count >= Self.mostAnswers { answers = [:] }
    answers[question] = answer
    return answer
  }

  /// Whether a search could find a place that is called so; after some hundreds of questions without a
  /// look into the file.
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

  /// The places that a search takes for the ones of this name, without a look into the index of names.
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

  /// The places of a name by their ranks, as ``PlaceSearch`` counts them: also those that have the Latin
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
