import Foundation
import GRDB
import Places

/// Fills the tables in a fixed order, so that the same world gives the same bytes.
struct WorldWriter {
  let db: Database
  let world: World

  func write(digest: String) throws {
    try insert("meta", [["digest", digest]])
    try insert("continent", world.continents.rows)
    try insert("region", world.regions.rows)
    try countries()
    try insert("lake", world.lakes.rows.enumerated().map { [$0, $1[0], $1[1]] })
    try insert("area", AreaNames(world.countries, world.regions).rows.map { [$0.name, $0.term] })
    try zones()
    try cities()
    try names()
    try blobs()
  }

  // MARK: Tables

  private func insert(_ table: String, _ rows: [[any DatabaseValueConvertible]]) throws {
    guard let first = rows.first else { return }
    let marks = Array(repeating: "?", count: first.count).joined(separator: ", ")
    let statement = try db.makeStatement(sql: "INSERT INTO \(table) VALUES (\(marks))")
    for row in rows { try statement.execute(arguments: StatementArguments(row)) }
  }

  /// Writes the columns of the table; numbers get the affinity of numbers.
  private func countries() throws {
    let numbers: Set<String> = [
      "un_member", "capital_id", "lat", "lon", "west", "south", "east", "north", "main_west",
      "main_south", "main_east", "main_north", "area_km2", "population",
    ]
    let columns = world.countries.columns.map { $0 + (numbers.contains($0) ? " NUMERIC" : " TEXT") }
    try PlacesSchema.createCountries(columns, in: db)
    try insert("country", world.countries.rows)
  }

  private func zones() throws {
    let zones = world.zones
    try insert("zone", zip(zones.names, zones.cities).enumerated().map { [$0, $1.0, $1.1] })
    let links = zones.links.compactMap { link -> (String, Int)? in
      zones.number(link.new).map { (link.old, zones.cities[$0]) }
    }
    try insert("zone", links.enumerated().map { [zones.names.count + $0, $1.0, $1.1] })
  }

  private func cities() throws {
    try insert(
      "city",
      world.cities.enumerated().map { index, city in
        [
          index + 1, city.id, city.name, city.english, city.russian, city.alternatives,
          city.country, city.region, city.latitude, city.longitude, city.population,
          world.zones.number(city.timeZone), city.whole, city.isCapital,
        ]
      })
  }

  private func names() throws {
    let name = try db.makeStatement(sql: "INSERT INTO names (rowid, terms) VALUES (?, ?)")
    let position = try db.makeStatement(sql: "INSERT INTO position VALUES (?, ?, ?, ?, ?, ?, ?)")
    for (index, city) in world.cities.enumerated() {
      try name.execute(arguments: [index + 1, city.terms])
      let (x, y, z) = Coordinates(latitude: city.latitude, longitude: city.longitude).unit
      try position.execute(arguments: [index + 1, x, x, y, y, z, z])
    }
    try db.execute(sql: "INSERT INTO names (names) VALUES ('optimize')")
  }

  // MARK: Blocks

  private func blobs() throws {
    try blob("weights", world.cities.map(\.weight))
    try blob(
      "positions", world.cities.flatMap { [Float($0.latitude), Float($0.longitude)] })
    let words = VocabularyPack(world.cities)
    try blob("vocabulary.masks", words.masks)
    try blob("vocabulary.letters", words.letters)
    try blob("vocabulary.ranks", words.ranks)
    try blob("vocabulary.counts", words.counts)
    for (name, pack) in world.outlines {
      try blob(name + ".points", pack.points)
      try blob(name + ".rings", pack.rings)
      try blob(name + ".territories", pack.territories)
      try blob(name + ".lines", pack.lines)
      try blob(name + ".lakes", pack.lakes)
    }
  }

  private func blob<Value: BitwiseCopyable>(_ name: String, _ values: [Value]) throws {
    let data = values.withUnsafeBytes { Data($0) }
    try insert("blob", [[name, data]])
  }
}

/// All words in which typing errors are forgiven, sorted by length, then by letters.
private struct VocabularyPack {
  let masks: [UInt64]
  let letters: [UInt16]
  let ranks: [UInt32]
  let counts: [UInt32]

  /// - Parameter rows: of the file, so that the first with a word is the biggest.
  init(_ rows: [CityRow]) {
    var best: [String: UInt32] = [:]
    for (index, row) in rows.enumerated() {
      for name in row.folded {
        for word in name.split(separator: " ").map(String.init) where best[word] == nil {
          best[word] = UInt32(index + 1)
        }
      }
    }
    var byLength = Array(repeating: [String](), count: Vocabulary.longest + 1)
    for word in best.keys where Vocabulary.takes(Array(word.utf16)) {
      byLength[word.utf16.count].append(word)
    }
    let words = byLength.flatMap { $0.sorted() }
    let units = words.map { Array($0.utf16) }
    masks = units.map(Vocabulary.mask)
    letters = units.flatMap { $0 }
    ranks = words.map { best[$0] ?? 0 }
    counts = byLength.map { UInt32($0.count) }
  }
}
