import Core
import Interchange
import Persistence
import Places

/// The map of somebody's travels with names, shares and years, to hang up or to send.
///
/// It is drawn as an SVG, as a PNG of the same sheet, and as text.
public struct Poster: Sendable {
  /// Stands above the map; controls are taken out.
  public let title: String
  let words: PosterWords
  let content: TravelContent
  let statistics: TravelStatistics
  let outlines: OutlineLevel
  private let known: [String: Country]
  private let today: CalendarDay

  init(
    _ content: TravelContent, _ statistics: TravelStatistics, title: String, language: Language,
    gazetteer: Gazetteer, today: CalendarDay
  ) throws {
    self.title = TextRules.trimmed(String(title.prefix(120)))
    (self.content, self.statistics, self.today) = (content, statistics, today)
    words = PosterWords(language)
    outlines = try gazetteer.outlines.level(.world)
    let pairs = try gazetteer.countries().map { ($0.code, $0) }
    known = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Antarctica is cut off, unless somebody was there: it would take a quarter of the sheet.
  var latitudes: ClosedRange<Double> {
    let wasFarSouth =
      content.countries.contains { $0.code == "AQ" }
      || content.cities.contains { $0.coordinates.latitude < -57 }
    return wasFarSouth ? -90...84 : -57...84
  }

  var states: [String: VisitStanding] {
    Dictionary(
      content.countries.map { ($0.code, standing($0.details)) },
      uniquingKeysWith: { first, _ in first })
  }

  func standing(_ details: VisitDetails) -> VisitStanding { details.standing(on: today) }
  func country(_ code: String) -> Country? { known[code] }

  /// The states that occur, with how many countries are in each.
  var legend: [(state: VisitStanding, count: Int)] {
    VisitStanding.allCases.compactMap { state in
      statistics.countries[state].map { (state, $0) }
    }
  }

  /// The counts of the states in one line.
  var counts: String {
    legend.map { "\(words.name($0.state)): \($0.count)" }.joined(separator: ", ")
  }

  /// The names of the countries of a state, in the order of the alphabet.
  func names(_ state: VisitStanding) -> [String] {
    content.countries.filter { standing($0.details) == state }.map { $0.name(words.language) }
      .sorted { TextRules.folded($0) < TextRules.folded($1) }
  }

  /// Continents with a visit.
  var continents: [TravelStatistics.ContinentPart] {
    statistics.continents.filter { $0.part.visited > 0 }
  }

  /// The outlines are Natural Earth's, the places GeoNames'.
  static let credit = "\(PlacesCredits.naturalEarth) \(PlacesCredits.geoNames)"
}

extension TravelRepository {
  /// Returns the poster of everything there is.
  ///
  /// - Parameters:
  ///   - title: stands above the map.
  ///   - world: the countries that the shares are of.
  ///   - gazetteer: for outlines and continents.
  /// - Throws: ``PlacesError``, and the errors of the store.
  public func poster(
    _ title: String, of world: WorldCount, on gazetteer: Gazetteer
  ) async throws -> Poster {
    let query = StatisticsQuery(world: world, gazetteer: gazetteer, today: today)
    let (content, statistics) = try await store.read("travel.poster") { db in
      (try TravelContent(in: db), try query.statistics(in: db))
    }
    return try Poster(
      content, statistics, title: title, language: language, gazetteer: gazetteer, today: today)
  }
}
