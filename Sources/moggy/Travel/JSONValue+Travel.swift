import Core
import Interchange
import Places
import TravelDomain

extension JSONValue {
  /// - Parameter today: tells a plan from a visit.
  init(_ country: VisitedCountry, _ today: CalendarDay) {
    self = [
      "type": "country", "code": .string(country.code),
      "name": .string(country.names.english), "name_ru": .string(country.names.russian),
      "latitude": .number(country.center.latitude),
      "longitude": .number(country.center.longitude),
    ]
    self += Self.members(country.details, today)
    self += ["home": .bool(country.isHome), "cities": .count(country.cityCount)]
  }

  init(_ city: VisitedCity, _ today: CalendarDay) {
    self = [
      "type": "city", "id": .string(city.key.text), "country": .string(city.country),
      "name": .string(city.names.english), "name_ru": .string(city.names.russian),
      "region": city.region.map { .string($0.english) } ?? .null,
      "latitude": .number(city.coordinates.latitude),
      "longitude": .number(city.coordinates.longitude),
    ]
    self += Self.members(city.details, today)
  }

  private static func members(_ details: VisitDetails, _ today: CalendarDay) -> JSONValue {
    [
      "state": .string(details.state.rawValue),
      "standing": .string(details.standing(on: today).rawValue),
      "from": details.from.map { .string($0.iso) } ?? .null,
      "until": details.until.map { .string($0.iso) } ?? .null,
      "note": details.note.isEmpty ? .null : .string(details.note),
    ]
  }

  // MARK: Counts
  init(_ statistics: TravelStatistics, of world: WorldCount) {
    self = [
      "countries": Self.counts(statistics.countries), "cities": Self.counts(statistics.cities),
      "world": .string(world == .iso ? "iso" : "un"), "visited": .count(statistics.world.visited),
      "total": .count(statistics.world.total), "share": Self.rounded(statistics.world.share),
      "area_share": statistics.areaShare.map(Self.rounded) ?? .null,
      "continents": .array(statistics.continents.map(Self.continent)),
      "home": statistics.home.map(Self.home) ?? .null,
      "farthest": statistics.farthest.map(Self.farthest) ?? .null,
      "first": statistics.firstDate.map { .string($0.iso) } ?? .null,
      "last": statistics.lastDate.map { .string($0.iso) } ?? .null,
      "years": .array(statistics.years.years.map(Self.year)),
      "longest_journey": statistics.longestJourney.map(Self.journey) ?? .null,
      "years_since_last_visit": .array(statistics.ages.spans.map(Self.age)),
      "undated": [
        "countries": .count(statistics.years.undatedCountries),
        "cities": .count(statistics.years.undatedCities),
      ],
    ]
  }

  private static func home(_ home: TravelStatistics.Home) -> JSONValue {
    [
      "name": .string(home.names.english), "country": .string(home.country),
      "latitude": .number(home.point.latitude), "longitude": .number(home.point.longitude),
    ]
  }

  private static func year(_ year: VisitYears.Year) -> JSONValue {
    [
      "year": .count(year.year), "new_countries": .count(year.newCountries),
      "countries": .count(year.countries), "cities": .count(year.cities),
    ]
  }

  private static func journey(_ journey: LongestJourney) -> JSONValue {
    [
      "from": .string(journey.from.iso), "until": .string(journey.until.iso),
      "days": .count(journey.days), "countries": .array(journey.countries.map { .string($0) }),
      "places": .count(journey.places),
    ]
  }

  private static func age(_ span: VisitAges.Span) -> JSONValue {
    [
      "from": .count(span.from), "until": span.until.map { .count($0) } ?? .null,
      "countries": .count(span.countries),
    ]
  }

  private static func counts(_ counts: [VisitStanding: Int]) -> JSONValue {
    .object(VisitStanding.allCases.map { JSONMember($0.rawValue, .count(counts[$0] ?? 0)) })
  }

  private static func continent(_ part: TravelStatistics.ContinentPart) -> JSONValue {
    [
      "code": .string(part.continent.code), "name": .string(part.continent.names.english),
      "visited": .count(part.part.visited), "total": .count(part.part.total),
    ]
  }

  private static func farthest(_ place: TravelStatistics.Farthest) -> JSONValue {
    [
      "name": .string(place.names.english), "country": .string(place.country),
      "distance_km": .number(place.distance.rounded()),
    ]
  }

  // MARK: Import
  /// The outcome of reading a file in, as it would be or is.
  init(_ preview: ImportPreview, added: (countries: Int, cities: Int)?, _ lines: [String]) {
    self = [
      "rows": .count(preview.rows),
      "countries": .count(added?.countries ?? preview.countries.count),
      "cities": .count(added?.cities ?? preview.cities.count),
      "alreadyThere": .count(preview.knownCount), "notUnderstood": .count(preview.problems.count),
      "problems": .array(lines.map { .string($0) }),
    ]
  }
}
