import Places

/// The whole content of the file in order.
struct World {
  let countries: Table
  let continents: Table
  let regions: RegionList
  let cities: [CityRow]
  let zones: ZoneList
  let outlines: [(name: String, pack: OutlinePack)]
  let lakes: Table

  init(_ source: TableFolder) throws {
    let names = try source.table("further-countries").rows.map { ($0[0], [$0[1]]) }
    countries = try source.table("countries").adding(
      Dictionary(names, uniquingKeysWith: +), to: "aliases", by: "iso2")
    continents = try source.table("continents")
    let capital = try countries.column("capital_id")
    let capitals = Set(countries.rows.map { $0[capital] })
    var further: [String: [String]] = [:]
    for row in try source.table("further-names").rows {
      further[row[0], default: []] += row[1].split(separator: ";").map(String.init)
    }
    cities = try source.cities().flatMap {
      try CityRow.rows($0, capitals: capitals, further: further)
    }.enumerated().sorted {
      (-$0.element.population, $0.offset) < (-$1.element.population, $1.offset)
    }.map(\.element)
    regions = try RegionList(
      source.table("admin1"), byHand: source.table("further-regions"),
      russian: source.table("regions-ru"), cities: cities)
    zones = ZoneList(cities, links: try source.table("zone-links"))
    let boxes = try OutlinePack.boxes(countries)
    let lakes = try source.table("lakes-110m")
    self.lakes = lakes
    outlines = try [("world", "110m", []), ("close", "50m", ["states-10m"])].map {
      name, scale, more in
      let lines = try (["lines-" + scale] + more).map(source.table)
      let rings = try source.table("outlines-" + scale)
      return (name, try OutlinePack(rings: rings, lines: lines, lakes: lakes, boxes: boxes))
    }
  }
}

/// The first-level divisions, with Russian names if they can be found.
struct RegionList {
  /// Code, English name, Russian name.
  let rows: [[String]]

  /// Gives each division the Russian name that was written by hand, else the one of its own table in
  /// Russian letters, else that of CLDR, else that of its city: Canton of Zurich, İzmir.
  init(_ table: Table, byHand: Table, russian: Table, cities: [CityRow]) {
    func names(_ table: Table) -> [String: String] {
      Dictionary(table.rows.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }
    let (byHand, russian) = (names(byHand), names(russian))
    var byCity: [String: String] = [:]
    for city in cities where !city.russian.isEmpty && city.whole == 0 {
      for name in city.folded {
        let key = "\(city.country).\(city.region)/\(name)"
        if byCity[key] == nil { byCity[key] = city.russian }
      }
    }
    rows = table.rows.map { row in
      // The table has this suffix for some regions of France only.
      let english =
        row[0].hasPrefix("FR.") && row[1].hasSuffix(" Region") ? String(row[1].dropLast(7)) : row[1]
      // GeoNames has some names in Latin letters here: `Gorod Sevastopol`.
      let own = row[2].unicodeScalars.contains { ("а"..."я").contains($0) } ? row[2] : nil
      let words = PlaceFolding.words(row[1]).filter { !Self.kinds.contains($0) }
      let name =
        byHand[row[0]] ?? own ?? russian[row[0]]
        ?? byCity[row[0] + "/" + words.joined(separator: " ")]
      return [row[0], english, name ?? ""]
    }
  }

  private static let kinds: Set<String> = [
    "canton", "of", "province", "prefecture", "county", "municipality", "governorate", "district",
    "region", "rayon", "estado", "de", "capital", "city", "novads", "rajons",
  ]
}

/// The time zones, each with its chief city.
struct ZoneList {
  /// Names, sorted; a zone's number is its index.
  let names: [String]
  /// The rank of the city of each.
  let cities: [Int]
  /// Old names and their new ones.
  let links: [(old: String, new: String)]

  private let numbers: [String: Int]

  init(_ rows: [CityRow], links table: Table) {
    var biggest: [String: Int] = [:]
    var namesakes: [String: Int] = [:]
    for (index, row) in rows.enumerated() where row.whole == 0 {
      let zone = row.timeZone
      if biggest[zone] == nil { biggest[zone] = index + 1 }
      guard namesakes[zone] == nil, let last = zone.split(separator: "/").last else { continue }
      let name = PlaceFolding.fold(String(last))
      if row.folded.contains(name) { namesakes[zone] = index + 1 }
    }
    let names = biggest.keys.sorted()
    self.names = names
    cities = names.map { namesakes[$0] ?? biggest[$0] ?? 0 }
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    self.numbers = numbers
    links = table.rows.map { ($0[0], $0[1]) }.filter { numbers[$0.0] == nil }
  }

  func number(_ name: String) -> Int? { numbers[name] }
}
