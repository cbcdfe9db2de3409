import Foundation
import Places

/// A place as a row of the file.
struct CityRow {
  let id: Int
  let name: String
  /// Empty if it is the name itself.
  let english: String
  let russian, alternatives, country, region: String
  let latitude, longitude: Double
  let population: Int
  let timeZone: String
  /// 0 for none.
  let whole: Int
  let isCapital: Bool
  /// All names, folded, each once.
  let folded: [String]

  /// The weight in a search: a capital counts as 2.5 times the people, a part of a city as a fifth.
  var weight: Float {
    Float(log10(Double(population + 1)) + (isCapital ? 0.4 : 0) - (whole == 0 ? 0 : 0.7))
  }

  /// Its entry of the index: the words of all names, each name joined behind `=`, its areas.
  var terms: String {
    var terms: Set<String> = ["@" + country.lowercased()]
    if !region.isEmpty { terms.insert("@" + Self.term(country, region)) }
    for name in folded {
      terms.formUnion(name.split(separator: " ").map(String.init))
      terms.insert("=" + name.replacing(" ", with: ""))
    }
    return terms.sorted().joined(separator: " ")
  }

  private static func term(_ country: String, _ region: String) -> String {
    "\(country).\(region)".lowercased()
  }

  static func rows(
    _ table: Table, capitals: Set<String>, further: [String: [String]]
  ) throws -> [CityRow] {
    let names = [
      "id", "name", "ascii", "name_ru", "alt", "iso2", "admin1", "lat", "lon", "population",
      "timezone", "within",
    ]
    let at = try names.map(table.column)
    return try table.rows.map { row in
      let fields = at.map { row[$0] }
      return try CityRow(
        fields, isCapital: capitals.contains(fields[0]), further: further[fields[0]] ?? [])
    }
  }

  private init(_ fields: [String], isCapital: Bool, further: [String]) throws {
    guard let id = Int(fields[0]), let latitude = Double(fields[7]),
      let longitude = Double(fields[8]), let population = Int(fields[9])
    else { throw TableError(description: "a place that has no position: \(fields)") }
    (self.id, self.latitude, self.longitude) = (id, latitude, longitude)
    self.population = population
    name = fields[1]
    russian = fields[3]
    let others = fields[4].split(separator: ";").map(String.init)
    // The usual English name is the first, unless it is the name without accents.
    let first = others.first ?? ""
    english =
      !fields[2].isEmpty && !first.isEmpty && first.utf8.allSatisfy { $0 < 0x80 } ? first : ""
    alternatives = (others + further).joined(separator: ";")
    (country, region, timeZone) = (fields[5], fields[6], fields[10])
    whole = Int(fields[11]) ?? 0
    self.isCapital = isCapital
    folded = Set(([fields[1], fields[2], fields[3]] + others + further).map(PlaceFolding.fold))
      .filter { !$0.isEmpty }.sorted()
  }
}

/// The names of regions and countries in a search, with their terms of the index.
struct AreaNames {
  let rows: [(name: String, term: String)]

  init(_ countries: Table, _ regions: RegionList) throws {
    var found: Set<[String]> = []
    let names = try ["iso2", "iso3", "name_en", "name_ru"].map(countries.column)
    let (code, aliases) = (try countries.column("iso2"), try countries.column("aliases"))
    for row in countries.rows {
      let all = names.map { row[$0] } + row[aliases].split(separator: ";").map(String.init)
      for name in all { found.insert([PlaceFolding.joined(name), "@" + row[code].lowercased()]) }
    }
    for row in regions.rows {
      let term = "@" + row[0].lowercased()
      for name in row[1...] { found.insert([PlaceFolding.joined(name), term]) }
      // Codes are letters that people use in the United States; elsewhere they are numbers.
      let parts = row[0].split(separator: ".")
      if parts.count == 2, parts[1].allSatisfy(\.isLetter) {
        found.insert([parts[1].lowercased(), term])
      }
    }
    rows = found.filter { !$0[0].isEmpty }.map { ($0[0], $0[1]) }.sorted { $0 < $1 }
  }
}
