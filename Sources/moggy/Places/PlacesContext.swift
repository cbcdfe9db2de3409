import Core
import Foundation
import Interchange
import Places

/// The places as a command has them: opened, in the language and form that were asked for.
struct PlacesContext: CommandOutput {
  let gazetteer: Gazetteer
  let words: PlacesCommandWords
  let isJSON: Bool

  var language: Language { words.language }

  /// Ends the process where there is a failure.
  static func run(_ options: PlacesOptions, _ body: (PlacesContext) throws -> Void) {
    let (program, environment) = (options.program, ProcessInfo.processInfo.environment)
    let language = program.language(options.speech, in: options.location)
    do {
      let file = PlacesFile(path: options.places ?? program.places, environment: environment)
      try body(
        PlacesContext(
          gazetteer: Gazetteer(file), words: PlacesCommandWords(language), isJSON: options.json))
    } catch { ProgramEnd.end(CommandFailure(error, language).tell()) }
  }
}

extension PlacesCommandWords {
  /// - Throws: ``CommandFailure`` for a text of coordinates that are out of range.
  func checkRange(_ text: String) throws {
    guard let fault = CoordinateFault(parsing: text) else { return }
    throw CommandFailure(.wrongUse, outside(fault))
  }
}

extension CommandFailure {
  init(_ error: PlacesError, _ words: PlacesCommandWords) {
    switch error {
    case .missing(let paths): self.init(.unavailable, words.missing(paths))
    case .unreadable(let path, let code):
      self.init(
        ExitStatus(reading: code), words.unreadable(path, PlacesError.words(code, words.language)))
    case .damaged(let path, let reason):
      self.init(.wrongData, words.damaged(path, reason.words(words.language)))
    case .outdated(let path, _): self.init(.wrongData, words.outdated(path))
    }
  }
}

extension PlacesContext {
  /// A line a city, or what `json` makes of the city of an index.
  func say(cities: [City], _ json: (Int) -> JSONValue) throws {
    tell(.array(cities.indices.map(json)), rows: cities.map(row))
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
    case .name: members += ["match": "name"]
    case .beginning: members += ["match": "beginning"]
    case .typing(let slips): members += ["match": "typing", "slips": .count(slips)]
    case .spelling: members += ["match": "spelling"]
    case .nearby(let distance):
      members += ["match": "nearby", "distance_km": Self.rounded(distance)]
    }
    if let alias = match.alias { members += ["alias": .string(alias)] }
    return members
  }

  func json(_ point: Coordinates, _ country: Country?, _ found: [NearestCity]) -> JSONValue {
    [
      "latitude": .number(point.latitude), "longitude": .number(point.longitude),
      "country": country.map { .string($0.code) } ?? .null,
      "country_name": country.map { .string($0.name(language)) } ?? .null,
      "is_near": .bool(found.first?.isFair == true), "places": .array(found.map(json)),
    ]
  }

  private func json(_ nearest: NearestCity) -> JSONValue {
    var members = members(nearest.city)
    members += ["distance_km": Self.rounded(nearest.distance)]
    if nearest.city.id != nearest.closest.id {
      members += [
        "part": .string(nearest.closest.name(language)), "part_id": .count(nearest.closest.id),
      ]
    }
    return members
  }

  private func members(_ city: City) -> JSONValue {
    [
      "id": .count(city.id), "name": .string(city.name(language)),
      "local_name": .string(city.name),
      "region": (city.regionNames?[language]).map { .string($0) } ?? .null,
      "region_code": city.region.isEmpty ? .null : .string(city.region),
      "country": .string(city.country), "country_name": .string(city.countryNames[language]),
      "latitude": .number(city.coordinates.latitude),
      "longitude": .number(city.coordinates.longitude), "population": .count(city.population),
      "time_zone": .string(city.timeZone),
    ]
  }

  /// To metres.
  private static func rounded(_ distance: Double) -> JSONValue {
    .number((distance * 1000).rounded() / 1000)
  }
}
