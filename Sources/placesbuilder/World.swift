import Places

/// All that goes into the file, in the order in which it goes there.
struct World {
  let countries: Table
  let continents: Table
  let regions: RegionList
  let cities: [CityRow]
  let zones: ZoneList
  let outlines: [(name: String, pack: OutlinePack)]

  init(_ source: TableFolder) throws {
    countries = try source.table("countries")
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
      source.table("admin1"), further: source.table("further-regions"), cities: cities)
    zones = ZoneList(cities, links: try source.table("zone-links"))
    let boxes = try OutlinePack.boxes(countries)
    outlines = try [("world", "110m"), ("close", "50m")].map { name, scale in
      let pack = try OutlinePack(
        rings: source.table("outlines-" + scale), lines: source.table("lines-" + scale),
        boxes: boxes)
      return (name, pack)
    }
  }
}
