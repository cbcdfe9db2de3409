import Interchange
import PetsDomain
import Places
import TravelDomain

extension JSONValue {
  init(_ country: VisitedCountry) {
    self = .object(
      [
        JSONMember("type", .string("country")), JSONMember("code", .string(country.code)),
        JSONMember("name", .string(country.names.english)),
        JSONMember("name_ru", .string(country.names.russian)),
        JSONMember("latitude", .number(country.center.latitude)),
        JSONMember("longitude", .number(country.center.longitude)),
      ] + Self.members(country.details) + [
        JSONMember("home", .bool(country.isHome)),
        JSONMember("cities", .integer(Int64(country.cityCount))),
      ])
  }

  init(_ city: VisitedCity) {
    self = .object(
      [
        JSONMember("type", .string("city")), JSONMember("id", .string(city.key.text)),
        JSONMember("country", .string(city.country)),
        JSONMember("name", .string(city.names.english)),
        JSONMember("name_ru", .string(city.names.russian)),
        JSONMember("region", city.region.map { .string($0.english) } ?? .null),
        JSONMember("latitude", .number(city.coordinates.latitude)),
        JSONMember("longitude", .number(city.coordinates.longitude)),
      ] + Self.members(city.details))
  }

  private static func members(_ details: VisitDetails) -> [JSONMember] {
    [
      JSONMember("state", .string(details.state.rawValue)),
      JSONMember("from", details.from.map { .string($0.iso) } ?? .null),
      JSONMember("until", details.until.map { .string($0.iso) } ?? .null),
      JSONMember("note", details.note.isEmpty ? .null : .string(details.note)),
    ]
  }

  // MARK: Counts

  init(_ statistics: TravelStatistics, of world: WorldCount) {
    self = .object([
      JSONMember("countries", Self.counts(statistics.countries)),
      JSONMember("cities", Self.counts(statistics.cities)),
      JSONMember("world", .string(world == .iso ? "iso" : "un")),
      JSONMember("visited", .integer(Int64(statistics.world.visited))),
      JSONMember("total", .integer(Int64(statistics.world.total))),
      JSONMember("share", Self.rounded(statistics.world.share)),
      JSONMember("area_share", statistics.areaShare.map(Self.rounded) ?? .null),
      JSONMember("continents", .array(statistics.continents.map(Self.continent))),
      JSONMember("farthest", statistics.farthest.map(Self.farthest) ?? .null),
      JSONMember("first", statistics.firstDate.map { .string($0.iso) } ?? .null),
      JSONMember("last", statistics.lastDate.map { .string($0.iso) } ?? .null),
    ])
  }

  private static func counts(_ counts: [VisitState: Int]) -> JSONValue {
    .object(
      VisitState.allCases.map { JSONMember($0.rawValue, .integer(Int64(counts[$0] ?? 0))) })
  }

  private static func continent(_ part: TravelStatistics.ContinentPart) -> JSONValue {
    .object([
      JSONMember("code", .string(part.continent.code)),
      JSONMember("name", .string(part.continent.names.english)),
      JSONMember("visited", .integer(Int64(part.part.visited))),
      JSONMember("total", .integer(Int64(part.part.total))),
    ])
  }

  private static func farthest(_ place: TravelStatistics.Farthest) -> JSONValue {
    .object([
      JSONMember("name", .string(place.names.english)),
      JSONMember("country", .string(place.country)),
      JSONMember("distance_km", .number(place.distance.rounded())),
    ])
  }

  // MARK: Import

  /// The outcome of reading a file in, as it would be or is.
  init(_ preview: ImportPreview, added: (countries: Int, cities: Int)?, _ lines: [String]) {
    self = .object([
      JSONMember("rows", .integer(Int64(preview.rows))),
      JSONMember("countries", .integer(Int64(added?.countries ?? preview.countries.count))),
      JSONMember("cities", .integer(Int64(added?.cities ?? preview.cities.count))),
      JSONMember("alreadyThere", .integer(Int64(preview.knownCount))),
      JSONMember("notUnderstood", .integer(Int64(preview.problems.count))),
      JSONMember("problems", .array(lines.map { .string($0) })),
    ])
  }
}
