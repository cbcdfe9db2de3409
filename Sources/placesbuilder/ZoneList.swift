import Places

/// The time zones, each with the city to begin with.
struct ZoneList {
  /// Names, sorted; a zone's number is its index.
  let names: [String]
  /// The rank of the city of each.
  let cities: [Int]
  /// Old names and what they mean.
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
