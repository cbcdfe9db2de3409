import Core

extension Gazetteer {
  /// The places that a text may mean, in either language and alphabet, whatever case and accents.
  ///
  /// The last word may be unfinished. What stands behind a comma, or at the end, narrows it to a region
  /// or country: `Paris, TX`, `springfield illinois`. Typing errors are forgiven where the text is no
  /// name: one in words of up to five letters, then two; only from three letters on.
  /// A text of two numbers is a point, or nothing where they are out of range. Any text may
  /// be given, of any length: it is never taken as a query of the database.
  ///
  /// - Parameters:
  ///   - language: puts names of that language first where both fit.
  ///   - country: only places of this country, by its code.
  public func search(
    _ text: String, language: Language, limit: Int = 10, country: String? = nil
  ) throws -> SearchAnswer {
    guard limit > 0 else { return SearchAnswer(matches: []) }
    if let point = Coordinates(parsing: text) {
      let nearest = try nearest(to: point)
      let match = nearest.map {
        SearchMatch(city: $0.city, kind: .nearby($0.distance), alias: nil)
      }
      return SearchAnswer(matches: match.map { [$0] } ?? [], coordinates: point)
    }
    if CoordinateFault(parsing: text) != nil { return SearchAnswer(matches: []) }
    let weights = try weights()
    let hits = try database.read { db in
      var search = PlaceSearch(
        db: db, weights: weights, vocabulary: vocabulary, limit: limit, country: country)
      try search.run(text)
      return search.best
    }
    let cities = try cities(ranked: hits.map(\.rank))
    return SearchAnswer(
      matches: zip(hits, cities).map { hit, city in
        SearchMatch(city: city, kind: hit.kind, alias: city.alias(for: hit.words, language))
      })
  }
}

extension Gazetteer {
  /// Reads what searches need, so that the first one is as fast as the others: from an effect, when a
  /// search box opens.
  public func prepareSearch() throws {
    _ = try vocabulary()
    // The first query has the index opened.
    _ = try search("a", language: .english, limit: 1)
  }
}

extension City {
  /// The name that the words belong to, where it is not the one that is shown.
  fileprivate func alias(for words: [String], _ language: Language) -> String? {
    let joined = words.joined()
    func fits(_ name: String) -> Bool { PlaceFolding.joined(name).hasPrefix(joined) }
    if fits(name(language)) { return nil }
    return ([names.english, names.russian, name] + alternatives).first(where: fits)
  }
}
