import Core
import CursesHost
import Foundation
import Interchange
import Persistence
import PetsDomain
import Places
import Shell
import Toolkit

/// The places as a command has them: opened, in the language and form that were asked for.
struct PlacesContext: CommandOutput {
  let gazetteer: Gazetteer
  let words: PlacesCommandWords
  let isJSON: Bool

  var language: Language { words.language }

  /// Never returns: the process ends with the status.
  static func run(
    _ options: PlacesOptions, _ program: MoggyCommand, _ body: (PlacesContext) throws -> Void
  ) throws {
    let environment = ProcessInfo.processInfo.environment
    let words = PlacesCommandWords(
      language: program.language(options.language, in: options.location))
    do {
      let file = PlacesFile(path: options.places ?? program.places, environment: environment)
      try body(
        PlacesContext(gazetteer: Gazetteer(file), words: words, isJSON: options.json))
    } catch {
      ProgramEnd.end(PlacesFailure.report(error, words))
    }
  }
}

/// A failure that ends a command about places before it is done.
enum PlacesFailure: Error {
  /// 64.
  case noPoint(String)
  /// 64: numbers that are out of range.
  case outside(CoordinateFault)
  /// 66.
  case none(String)

  /// - Throws: ``outside(_:)`` for a text of coordinates that are.
  static func checkRange(_ text: String) throws {
    if let fault = CoordinateFault(parsing: text) { throw PlacesFailure.outside(fault) }
  }

  /// Tells it on standard error.
  ///
  /// - Returns: the status to exit with, of sysexits(3).
  static func report(_ error: any Error, _ words: PlacesCommandWords) -> ExitStatus {
    let (text, status): (String, ExitStatus)
    switch error {
    case PlacesFailure.noPoint(let point): (text, status) = (words.noPoint(point), .wrongUse)
    case PlacesFailure.outside(let fault): (text, status) = (words.outside(fault), .wrongUse)
    case PlacesFailure.none(let name): (text, status) = (words.none(name), .noInput)
    case PlacesError.missing(let paths): (text, status) = (words.missing(paths), .unavailable)
    case PlacesError.unreadable(let path, let code):
      (text, status) = (
        words.unreadable(path, PlacesError.words(code)), ExitStatus(reading: code)
      )
    case PlacesError.damaged(let path, let reason):
      (text, status) = (words.damaged(path, reason), .wrongData)
    case PlacesError.outdated(let path, _): (text, status) = (words.outdated(path), .wrongData)
    default: return ProgramEnd.report(error)
    }
    ErrorOutput.write("moggy: \(text)")
    return status
  }
}

extension PlacesContext {
  /// A line a city, or what `json` makes of the city of an index.
  func say(cities: [City], _ json: (Int) -> JSONValue) throws {
    if isJSON { return say(.array(cities.indices.map(json))) }
    for line in TextColumns.lines(cities.map(row)) { say(line) }
  }

  /// Name, where it is, people, position, number.
  private func row(_ city: City) -> [String] {
    [
      city.name(language), city.origin(language), words.people(city.population),
      "\(city.coordinates.latitude), \(city.coordinates.longitude)", "\(city.id)",
    ]
  }

  /// In words: the name of the point, or that it has none, and the places around it.
  func lines(_ country: Country?, _ found: [NearestCity]) -> [String] {
    var lines: [String] = []
    if found.first?.isFair != true {
      lines = [country?.name(language) ?? words.sea, words.noPlaceNear]
    }
    let rows = found.map { nearest in
      [
        words.kilometres(nearest.distance), nearest.city.name(language),
        nearest.city.origin(language),
        nearest.city.id == nearest.closest.id ? "" : nearest.closest.name(language),
      ]
    }
    return lines + TextColumns.lines(rows)
  }

  // MARK: JSON

  func json(_ match: SearchMatch) -> JSONValue {
    var members = members(match.city)
    switch match.kind {
    case .name: members.append(JSONMember("match", .string("name")))
    case .beginning: members.append(JSONMember("match", .string("beginning")))
    case .typing(let slips):
      members.append(JSONMember("match", .string("typing")))
      members.append(JSONMember("slips", .integer(Int64(slips))))
    case .spelling: members.append(JSONMember("match", .string("spelling")))
    case .nearby(let distance):
      members.append(JSONMember("match", .string("nearby")))
      members.append(JSONMember("distance_km", Self.rounded(distance)))
    }
    if let alias = match.alias { members.append(JSONMember("alias", .string(alias))) }
    return .object(members)
  }

  func json(_ point: Coordinates, _ country: Country?, _ found: [NearestCity]) -> JSONValue {
    .object([
      JSONMember("latitude", .number(point.latitude)),
      JSONMember("longitude", .number(point.longitude)),
      JSONMember("country", country.map { .string($0.code) } ?? .null),
      JSONMember("country_name", country.map { .string($0.name(language)) } ?? .null),
      JSONMember("is_near", .bool(found.first?.isFair == true)),
      JSONMember("places", .array(found.map(json))),
    ])
  }

  private func json(_ nearest: NearestCity) -> JSONValue {
    var members = members(nearest.city)
    members.append(JSONMember("distance_km", Self.rounded(nearest.distance)))
    if nearest.city.id != nearest.closest.id {
      members.append(JSONMember("part", .string(nearest.closest.name(language))))
      members.append(JSONMember("part_id", .integer(Int64(nearest.closest.id))))
    }
    return .object(members)
  }

  private func members(_ city: City) -> [JSONMember] {
    [
      JSONMember("id", .integer(Int64(city.id))),
      JSONMember("name", .string(city.name(language))),
      JSONMember("local_name", .string(city.name)),
      JSONMember("region", (city.regionNames?[language]).map { .string($0) } ?? .null),
      JSONMember("region_code", city.region.isEmpty ? .null : .string(city.region)),
      JSONMember("country", .string(city.country)),
      JSONMember("country_name", .string(city.countryNames[language])),
      JSONMember("latitude", .number(city.coordinates.latitude)),
      JSONMember("longitude", .number(city.coordinates.longitude)),
      JSONMember("population", .integer(Int64(city.population))),
      JSONMember("time_zone", .string(city.timeZone)),
    ]
  }

  /// To metres.
  private static func rounded(_ distance: Double) -> JSONValue {
    .number((distance * 1000).rounded() / 1000)
  }
}
