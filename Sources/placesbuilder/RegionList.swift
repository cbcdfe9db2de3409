import Places

/// The first-level divisions, with Russian names where there is any way to one.
struct RegionList {
  /// Code, English name, Russian name.
  let rows: [[String]]

  /// A division that has no Russian name takes one written by hand, else that of the city it is
  /// called after: Canton of Zurich, İzmir.
  init(_ table: Table, further: Table, cities: [CityRow]) {
    let byHand = Dictionary(
      further.rows.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    var byCity: [String: String] = [:]
    for city in cities where !city.russian.isEmpty && city.whole == 0 {
      for name in city.folded {
        let key = "\(city.country).\(city.region)/\(name)"
        if byCity[key] == nil { byCity[key] = city.russian }
      }
    }
    rows = table.rows.map { row in
      // Only in France does the table say so of some and not of others.
      let english =
        row[0].hasPrefix("FR.") && row[1].hasSuffix(" Region") ? String(row[1].dropLast(7)) : row[1]
      guard row[2].isEmpty else { return [row[0], english, row[2]] }
      let words = PlaceFolding.words(row[1]).filter { !Self.kinds.contains($0) }
      let name = byHand[row[0]] ?? byCity[row[0] + "/" + words.joined(separator: " ")]
      return [row[0], english, name ?? ""]
    }
  }

  private static let kinds: Set<String> = [
    "canton", "of", "province", "prefecture", "county", "municipality", "governorate", "district",
    "region", "rayon", "estado", "de", "capital", "city", "novads", "rajons",
  ]
}
