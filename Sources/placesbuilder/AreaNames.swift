import Places

/// The names by which regions and countries narrow a search, with the terms that stand for them.
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
