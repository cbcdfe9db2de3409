import Core
import Foundation
import Interchange
import Places

/// Turns the row of a file into a record.
struct RowReading {
  enum Item {
    case country(VisitedCountry)
    case city(VisitedCity, guess: ImportPreview.Guess?)
  }

  /// The row cannot be read.
  struct Refusal: Error {
    let reason: ImportProblem.Reason

    init(_ reason: ImportProblem.Reason) { self.reason = reason }
  }

  let finder: PlaceFinder?
  let now: Date
  let today: CalendarDay
  let makeID: @Sendable () -> UUID
  let words: Words<Self>

  func item(_ row: ExchangeRow) throws -> Item {
    let details = try details(row)
    let hasPoint = !row[.latitude].isEmpty || !row[.longitude].isEmpty
    let isBare = row[.id].isEmpty && row[.name].isEmpty && !hasPoint
    switch TextRules.folded(row[.type]) {
    case "country", "страна": return .country(try country(row, details))
    case "city", "place", "town", "город": return try city(row, details)
    default: break
    }
    if isBare { return .country(try country(row, details)) }
    // A name alone is a country's where there is such a country: Monaco, Singapore.
    let isLoneName = row[.country].isEmpty && row[.countryName].isEmpty && !hasPoint
    if isLoneName, row[.id].isEmpty, let found = try? finder?.country(named: row[.name]) {
      return .country(VisitedCountry(found, details, isHome: isHome(row), at: now))
    }
    return try city(row, details)
  }

  // MARK: - Details
  private func details(_ row: ExchangeRow) throws -> VisitDetails {
    let details = VisitDetails(
      try state(row[.state]), from: try date(row[.from]), until: try date(row[.until]),
      note: row[.note])
    do throws(TravelProblem) {
      return try details.checked()
    } catch {
      switch error {
      case .noteTooLong(let most): throw Refusal(.badNote(most: most))
      case .endsBeforeStart: throw Refusal(.endsBeforeStart)
      default: throw Refusal(.badDate(row[.from].isEmpty ? row[.until] : row[.from]))
      }
    }
  }

  private func date(_ text: String) throws -> PartialDate? {
    if text.isEmpty { return nil }
    guard let date = PartialDate(typed: text) ?? PartialDate(typed: String(text.prefix(10)))
    else { throw Refusal(.badDate(String(text.prefix(40)))) }
    return date
  }

  private func state(_ text: String) throws -> VisitState {
    switch TextRules.folded(text) {
    case "", "been", "visited", "yes", "был", "была", "посещено", "да": return .been
    case "want", "wanted", "wishlist", "wish", "want to go", "хочу", "план": return .want
    case "lived", "live", "living", "жил", "жила", "живу": return .lived
    default: throw Refusal(.badState(String(text.prefix(40))))
    }
  }

  private func isHome(_ row: ExchangeRow) -> Bool {
    ["yes", "true", "1", "да"].contains(TextRules.folded(row[.home]))
  }

  // MARK: - Countries
  private func country(_ row: ExchangeRow, _ details: VisitDetails) throws -> VisitedCountry {
    guard let found = try knownCountry(row) else { throw Refusal(.nothing) }
    return VisitedCountry(found, details, isHome: isHome(row), at: now)
  }

  /// The first of the columns that say one; nil where they are empty.
  private func knownCountry(_ row: ExchangeRow) throws -> Country? {
    let texts = [row[.country], row[.countryName]].filter { !$0.isEmpty }
    let isCountry = TextRules.folded(row[.type]) == "country"
    guard let text = texts.first ?? (isCountry && !row[.name].isEmpty ? row[.name] : nil)
    else { return nil }
    guard let finder else { throw Refusal(.noPlaces) }
    do {
      return try finder.country(named: text)
    } catch TravelProblem.ambiguousCountry(_, let countries) {
      throw Refusal(.ambiguousCountry(countries))
    } catch is TravelProblem { throw Refusal(.unknownCountry(String(text.prefix(80)))) }
  }

  // MARK: - Cities
  private func city(_ row: ExchangeRow, _ details: VisitDetails) throws -> Item {
    let point = row.coordinates
    if !(row[.latitude].isEmpty && row[.longitude].isEmpty), point == nil {
      throw Refusal(.badCoordinates)
    }
    if let key = CityKey(row[.id]), let city = try kept(row, point, key, details) {
      return .city(city, guess: nil)
    }
    guard let finder else { throw Refusal(.noPlaces) }
    let country = try knownCountry(row)
    if !row[.name].isEmpty, let item = try named(row, point, country, finder, details) {
      return item
    }
    guard let point else { throw Refusal(.nothing) }
    return try near(point, row, country, finder, details)
  }

  /// A city with an identifier: of the gazetteer, or as the file has it.
  private func kept(
    _ row: ExchangeRow, _ point: Coordinates?, _ key: CityKey, _ details: VisitDetails
  ) throws -> VisitedCity? {
    let code = row[.country].uppercased()
    if case .geoNames(let id) = key, let city = try finder?.city(id) {
      if CountryTable.isCode(code), city.country != code { throw Refusal(.elsewhere(city)) }
      return VisitedCity(city, details, at: now)
    }
    guard let point, CountryTable.isCode(code), !row[.name].isEmpty,
      row[.name].count <= VisitedCity.longestName
    else { return nil }
    if let finder, try finder.country(code) == nil { throw Refusal(.unknownCountry(code)) }
    let region =
      row[.region].isEmpty
      ? nil : PlaceNames(english: row[.region], russian: row[.regionRussian])
    return VisitedCity(
      key: key, country: code,
      names: PlaceNames(
        english: row[.name], russian: String(row[.nameRussian].prefix(VisitedCity.longestName))),
      region: region, coordinates: point, details: details, createdAt: now, updatedAt: now)
  }

  /// By its name; nil where the coordinates have to say it.
  private func named(
    _ row: ExchangeRow, _ point: Coordinates?, _ country: Country?, _ finder: PlaceFinder,
    _ details: VisitDetails
  ) throws -> Item? {
    let name = row[.name]
    guard !PlaceFolding.fold(name).isEmpty else { return nil }
    if point != nil, try !finder.mayBeName(name) { return nil }
    let found = try finder.namesakes(
      name, in: country?.code, region: row[.region], words.language
    ).exact
    if let point {
      let closest = found.map { ($0, $0.coordinates.distance(to: point)) }.min { $0.1 < $1.1 }
      guard let (city, distance) = closest, distance <= PlaceFinder.nearName else { return nil }
      return .city(VisitedCity(city, details, at: now), guess: nil)
    }
    if let city = PlaceFinder.pick(found) {
      let guess = found.count > 1 ? self.guess(row, city, distance: nil) : nil
      return .city(VisitedCity(city, details, at: now), guess: guess)
    }
    if !found.isEmpty { throw Refusal(.ambiguous(Array(found.prefix(5)))) }
    if country != nil, let other = try finder.namesakes(name, in: nil, words.language).exact.first {
      throw Refusal(.elsewhere(other))
    }
    throw Refusal(.unknownCity(String(name.prefix(80))))
  }

  /// By its point: the city that is near, else a point of the person's own.
  private func near(
    _ point: Coordinates, _ row: ExchangeRow, _ country: Country?, _ finder: PlaceFinder,
    _ details: VisitDetails
  ) throws -> Item {
    guard let nearest = try finder.nearest(to: point) else { throw Refusal(.badCoordinates) }
    let isFitting = country == nil || nearest.city.country == country?.code
    if nearest.isFair, isFitting {
      return .city(
        VisitedCity(nearest.city, details, at: now),
        guess: guess(row, nearest.city, distance: nearest.distance))
    }
    let name = row[.name]
    if name.isEmpty { throw Refusal(.nothingNear(nearest.city, distance: nearest.distance)) }
    let code: String
    do {
      code = try finder.country(of: point, wanted: country?.code)
    } catch TravelProblem.outside(let code) {
      throw Refusal(.outside(country: code))
    } catch is TravelProblem { throw Refusal(.inNoCountry) }
    let own = String(name.prefix(VisitedCity.longestName))
    return .city(
      VisitedCity(
        key: .own(makeID()), country: code, names: PlaceNames(english: own, russian: own),
        region: nil, coordinates: point, details: details, createdAt: now, updatedAt: now),
      guess: nil)
  }

  private func guess(_ row: ExchangeRow, _ city: City, distance: Double?) -> ImportPreview.Guess {
    ImportPreview.Guess(line: row.line, text: row[.name], names: city.names, distance: distance)
  }
}
