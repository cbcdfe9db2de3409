import Core
import Interchange
import Places

/// Finds the place that a text or a point means.
struct PlaceFinder {
  /// A place of so many times the people of the next namesake is the one that is meant.
  private static let dominance = 5
  /// So far from its coordinates, in kilometres, a name is still believed.
  static let nearName = 50.0
  private static let mostNamesakes = 20

  private let gazetteer: Gazetteer
  /// Nil where only a few questions are to come.
  private let index: PlaceIndex?

  /// - Parameter forMany: whether the places of a whole file will be asked for.
  /// - Throws: ``TravelProblem/noPlaces`` for nil.
  init(_ gazetteer: Gazetteer?, forMany: Bool = false) throws {
    guard let gazetteer else { throw TravelProblem.noPlaces }
    self.gazetteer = gazetteer
    index = forMany ? PlaceIndex(gazetteer) : nil
  }

  // MARK: - Countries
  /// The country whose name, alias or code is the text but for case and accents.
  func country(named text: String) throws -> Country {
    let text = TextRules.trimmed(String(text.prefix(120)))
    let wanted = PlaceFolding.joined(text)
    if wanted.isEmpty { throw TravelProblem.empty }
    let found = try gazetteer.countries(matching: text, limit: 5)
    let exact = found.filter { Self.isCalled($0, wanted) }
    // A usual name is meant before an older or a longer one of another country.
    let usual = exact.filter { Self.isCalled($0.names, wanted) }
    let meant = usual.count == 1 ? usual : exact
    if meant.count == 1 { return meant[0] }
    if !exact.isEmpty { throw TravelProblem.ambiguousCountry(text, exact) }
    throw TravelProblem.unknownCountry(text, like: found)
  }

  private static func isCalled(_ country: Country, _ wanted: String) -> Bool {
    ([country.names.english, country.names.russian, country.code, country.alpha3]
      + country.aliases).contains { PlaceFolding.joined($0) == wanted }
  }

  /// The country that a point lies in, or else that of the closest city that is near.
  func country(of point: Coordinates, wanted: String?) throws -> String {
    let inside = try gazetteer.country(at: point)?.code
    let nearest = try nearest(to: point).flatMap { $0.isFair ? $0.city.country : nil }
    guard let wanted else {
      if let code = inside ?? nearest { return code }
      throw TravelProblem.inNoCountry
    }
    // Outlines are drawn to a few kilometres: on a border the closest city may know better.
    if inside == wanted || nearest == wanted { return wanted }
    throw TravelProblem.outside(country: wanted)
  }

  // MARK: - Cities
  /// The one city of a name, or the only big one.
  func city(named text: String, in country: String?, _ language: Language) throws -> City {
    let found = try namesakes(text, in: country, language)
    if let city = Self.pick(found.exact) { return city }
    if !found.exact.isEmpty { throw TravelProblem.ambiguous(found.exact) }
    if country != nil, let other = try namesakes(text, in: nil, language).exact.first {
      throw TravelProblem.elsewhere(other)
    }
    throw TravelProblem.unknownCity(TextRules.trimmed(String(text.prefix(120))), like: found.like)
  }

  /// Places that are called so, the biggest first, and others whose name is close. Whole cities come
  /// before parts, usual names before others; a region that is known rules out the others.
  func namesakes(
    _ text: String, in country: String?, region: String = "", _ language: Language
  ) throws -> (exact: [City], like: [City]) {
    let text = TextRules.trimmed(String(text.prefix(120)))
    if PlaceFolding.fold(text).isEmpty { throw TravelProblem.empty }
    let (limit, country) = (Self.mostNamesakes, country?.uppercased())
    if country == nil, let exact = try index?.places(called: text, limit: limit) {
      return (Self.narrowed(exact, text, region), exact)
    }
    let answer =
      try index?.search(text, language: language, limit: limit, country: country)
      ?? gazetteer.search(text, language: language, limit: limit, country: country)
    let matches = answer.matches.filter { if case .nearby = $0.kind { false } else { true } }
    let exact = matches.filter { $0.kind == .name }.map(\.city)
    return (Self.narrowed(exact, text, region), matches.map(\.city))
  }

  /// The cities of a name that are meant before others, the biggest first.
  private static func narrowed(_ cities: [City], _ text: String, _ region: String) -> [City] {
    if cities.count < 2 { return cities }
    var exact = cities
    exact = narrowed(exact) { $0.whole == nil }
    let wanted = PlaceFolding.joined(text)
    exact = narrowed(exact) { isCalled($0.names, wanted) }
    if !region.isEmpty {
      let wanted = PlaceFolding.joined(region)
      exact = narrowed(exact) { city in
        city.regionNames.map { isCalled($0, wanted) } ?? false
          || PlaceFolding.joined(city.region) == wanted
      }
    }
    return exact.sorted { $0.population > $1.population }
  }

  /// Returns the cities that fit, or all where none does.
  private static func narrowed(_ cities: [City], _ fits: (City) -> Bool) -> [City] {
    let fitting = cities.filter(fits)
    return fitting.isEmpty ? cities : fitting
  }

  private static func isCalled(_ names: PlaceNames, _ wanted: String) -> Bool {
    PlaceFolding.joined(names.english) == wanted || PlaceFolding.joined(names.russian) == wanted
  }

  /// Of the biggest first.
  static func pick(_ cities: [City]) -> City? {
    guard let first = cities.first else { return nil }
    guard cities.count > 1 else { return first }
    let next = max(1, cities[1].population)
    return first.population / next >= dominance ? first : nil
  }

  func city(_ id: City.ID) throws -> City? { try gazetteer.city(id) }

  /// The city near a point, which is fair to be called by it, else the closest at all.
  func nearest(to point: Coordinates) throws -> NearestCity? {
    if let index { return try index.nearest(to: point) }
    return try gazetteer.nearest(to: point)
  }

  /// Returns false if no place can have this name, so that no search is needed.
  func mayBeName(_ text: String) throws -> Bool {
    try index?.mayBeName(TextRules.trimmed(String(text.prefix(120)))) ?? true
  }

  func country(_ code: String) throws -> Country? { try gazetteer.country(code) }
}
