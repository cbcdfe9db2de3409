import GRDB

/// A search: queries of the index from the strictest to the most lenient, until there are enough hits.
///
/// The index returns the biggest places first, as they are sorted by population, so that each query
/// reads little. A place gets the best score of all queries.
struct PlaceSearch {
  struct Hit {
    let rank: Int
    let score: Double
    let kind: SearchMatch.Kind
    let words: [String]
  }

  /// The scores that queries add to a place's weight, the decimal logarithm of its population.
  enum Score {
    static let name = 3.0
    static let beginning = 0.5
    static let word = 0.0
    static let slip = -1.5
    static let spelling = -0.5
    static let namesake = 2.9
  }

  /// The most words at the end of a text that may name an area.
  static let mostAreaWords = 4

  private let index: NameIndex
  private let weights: [Float]
  /// Called only if a text is no name.
  private let vocabulary: () throws -> Vocabulary
  private let limit: Int
  private let country: [String]
  private var hits: [Int: Hit] = [:]
  /// The ranks of the places whose whole name begins with the text.
  private var begins: Set<Int> = []
  private var isLong = false
  /// The alternatives of words that were looked up: readings of a text share them.
  private var alternatives: [String: [Vocabulary.Alternative]] = [:]

  init(
    db: Database, weights: [Float], vocabulary: @escaping () throws -> Vocabulary, limit: Int,
    country: String?
  ) {
    index = NameIndex(db: db)
    (self.weights, self.vocabulary, self.limit) = (weights, vocabulary, limit)
    self.country = country.map { ["@" + PlaceFolding.joined($0)] } ?? []
  }

  /// The best hits. Where the name of a place begins with the text, others that need the text to be
  /// mistyped come last: once for six letters or more, twice for a shorter text.
  var best: [Hit] {
    let hasBegun = hits.values.contains { begins.contains($0.rank) }
    func isFar(_ hit: Hit) -> Bool {
      guard hasBegun, case .typing(let slips) = hit.kind else { return false }
      return isLong || slips > 1
    }
    return Array(
      hits.values.map { (hit: $0, tier: isFar($0) ? 1 : 0) }.sorted {
        ($0.tier, $1.hit.score, $0.hit.rank) < ($1.tier, $0.hit.score, $1.hit.rank)
      }.map(\.hit).prefix(limit))
  }

  private var hasName: Bool { hits.values.contains { $0.kind == .name } }

  mutating func run(_ text: String) throws {
    let query = SearchText(text)
    guard !query.words.isEmpty else { return }
    isLong = query.joined.count >= 6
    try run(query)
    if hits.isEmpty, Self.isEnough(query) {
      let other = SearchText(Transliteration.otherLayout(text))
      if other.words != query.words { try strict(other, shift: 0, kind: .spelling) }
    }
  }

  private mutating func run(_ query: SearchText) throws {
    try strict(query, shift: 0)
    let narrowed = hasName ? nil : try trailingArea(query)
    if !hasName, hits.count < limit, Self.isEnough(query) { try typing(query) }
    try otherAlphabet(narrowed ?? query)
  }

  /// Returns true from three letters on: almost any name is similar to one or two.
  private static func isEnough(_ query: SearchText) -> Bool { query.joined.count > 2 }

  // MARK: Strict
  /// Finds whole names, beginnings of names and words of names.
  private mutating func strict(
    _ query: SearchText, shift: Double, kind: SearchMatch.Kind? = nil
  ) throws {
    let filter = try filter(query.areas)
    let (whole, words) = (query.joined, query.words)
    try take(index.places(["\"=\(whole)\""] + filter, limit: 200), words) {
      ($0 + Score.name + shift, kind ?? .name)
    }
    let begun = try index.places(["\"=\(whole)\" *"] + filter, limit: limit + 40)
    if kind == nil { begins.formUnion(begun) }
    take(begun, words) { ($0 + Score.beginning + shift, kind ?? .beginning) }
    try take(index.places(Self.all(words) + filter, limit: limit + 40), words) {
      ($0 + Score.word + shift, kind ?? .beginning)
    }
  }

  /// Returns a query for all words, the last of them unfinished.
  private static func all(_ words: [String]) -> [String] {
    words.enumerated().map { place, word in
      let readings = SearchText.readings(of: word).map { "\"\($0)\"" }
      if place == words.count - 1 { return "\"\(word)\" *" }
      return readings.count == 1 ? readings[0] : "(\(readings.joined(separator: " OR ")))"
    }
  }

  /// Takes the last words as an area, as in `paris texas`.
  ///
  /// - Returns: the text in that reading; nil if no name was found.
  private mutating func trailingArea(_ query: SearchText) throws -> SearchText? {
    for count in 1...Self.mostAreaWords where count < query.words.count {
      let area = query.words.suffix(count).joined()
      guard try !index.areas(named: area).isEmpty else { continue }
      let narrowed = SearchText(words: query.words.dropLast(count), areas: [area] + query.areas)
      try strict(narrowed, shift: 0)
      if hasName { return narrowed }
    }
    return nil
  }

  /// Returns the query for areas. Unknown ones are ignored: a place elsewhere is better than none.
  private func filter(_ areas: [String]) throws -> [String] {
    let whole = areas.joined()
    let isOne = try areas.count > 1 && !index.areas(named: whole).isEmpty
    return try country.map { "\"\($0)\"" }
      + (isOne ? [whole] : areas).compactMap { area in
        let exact = try index.areas(named: area)
        let tokens = try exact.isEmpty ? index.areas(beginningWith: area) : exact
        return tokens.isEmpty
          ? nil : "(\(tokens.map { "\"\($0)\"" }.joined(separator: " OR ")))"
      }
  }

  // MARK: Lenient
  private mutating func typing(_ query: SearchText, shift: Double = 0) throws {
    if query.words.count == 1, let word = query.words.first {
      return try oneWord(word, query, shift)
    }
    let unknown = try query.words.map { try !index.knows($0) }
    try someWords(query, unknown, shift)
    if hits.isEmpty { try someWords(query, query.words.map { _ in true }, shift) }
  }

  private mutating func oneWord(_ word: String, _ query: SearchText, _ shift: Double) throws {
    let filter = try filter(query.areas)
    for alternative in try alternatives(to: word) {
      let slips = Score.slip * Double(alternative.edits) + shift
      let kind = SearchMatch.Kind.typing(slips: alternative.edits)
      let words = [alternative.word]
      try take(index.places(["\"=\(alternative.word)\""] + filter, limit: 20), words) {
        ($0 + Score.name / 2 + slips, kind)
      }
      try take(index.places(["\"\(alternative.word)\""] + filter, limit: 10), words) {
        ($0 + slips, kind)
      }
    }
  }

  private mutating func alternatives(to word: String) throws -> [Vocabulary.Alternative] {
    if let known = alternatives[word] { return known }
    let found = try vocabulary().alternatives(to: word, limit: 10)
    alternatives[word] = found
    return found
  }

  /// Finds names with the alternatives of the open words, and the other words as they are.
  private mutating func someWords(_ query: SearchText, _ isOpen: [Bool], _ shift: Double) throws {
    guard isOpen.contains(true) else { return }
    var parts: [String] = []
    var slips = 0
    for (place, word) in query.words.enumerated() {
      var choices = ["\"\(word)\"" + (place == query.words.count - 1 ? " *" : "")]
      if isOpen[place] {
        let alternatives = try alternatives(to: word).prefix(8)
        slips += alternatives.first?.edits ?? 0
        choices += alternatives.map { "\"\($0.word)\"" }
      }
      parts.append("(\(choices.joined(separator: " OR ")))")
    }
    guard slips > 0 else { return }
    let filter = try filter(query.areas)
    try take(index.places(parts + filter, limit: limit + 10), query.words) {
      ($0 + Score.slip * Double(slips) + shift, .typing(slips: slips))
    }
  }

  /// Finds places without a Russian name, by the Latin names of those found, and by transliteration.
  private mutating func otherAlphabet(_ query: SearchText) throws {
    guard let latin = Transliteration.latin(query.joined) else { return }
    let found = hits.values.filter { $0.kind == .name }.sorted { $0.score > $1.score }.prefix(3)
    for name in Set(try index.latinNames(of: found.map(\.rank))).sorted() {
      let filter = try filter(query.areas)
      try take(index.places(["\"=\(name)\""] + filter, limit: 50), [name]) {
        ($0 + Score.namesake, .name)
      }
    }
    guard found.isEmpty, hits.count < limit, Self.isEnough(query) else { return }
    let words = query.words.compactMap { Transliteration.latin($0) ?? $0 }
    let spelled = SearchText(words: latin.isEmpty ? [] : words, areas: query.areas)
    guard !spelled.words.isEmpty else { return }
    try strict(spelled, shift: Score.spelling, kind: .spelling)
    if hits.isEmpty { try typing(spelled, shift: Score.spelling) }
  }

  // MARK: Taking
  private mutating func take(
    _ ranks: [Int], _ words: [String], _ value: (Double) -> (Double, SearchMatch.Kind)
  ) {
    for rank in ranks where weights.indices.contains(rank - 1) {
      let (score, kind) = value(Double(weights[rank - 1]))
      if let known = hits[rank], known.score >= score { continue }
      hits[rank] = Hit(rank: rank, score: score, kind: kind, words: words)
    }
  }
}

/// The result of a search.
public struct SearchAnswer: Equatable, Sendable {
  /// The matches, the best first.
  public var matches: [SearchMatch]
  /// The point, if the text was one; then the match is the place closest to it.
  public var coordinates: Coordinates?

  public init(matches: [SearchMatch], coordinates: Coordinates? = nil) {
    (self.matches, self.coordinates) = (matches, coordinates)
  }
}

/// A place that a search has found.
public struct SearchMatch: Equatable, Sendable {
  /// The relation of the name to the text.
  public enum Kind: Equatable, Sendable {
    /// The text is a name of it.
    case name
    /// A name begins with the text, or has words that do.
    case beginning
    /// The text has so many typing errors: a letter missing, added or replaced, or two swapped.
    case typing(slips: Int)
    /// The text is spelled in the other alphabet, or typed on the other layout.
    case spelling
    /// The place closest to the coordinates, so many kilometres away.
    case nearby(Double)
  }

  public let city: City
  public let kind: Kind
  /// The name that was meant if it is none of those shown: `Cologne` for Köln.
  public let alias: String?
}

/// The parts of a typed text.
struct SearchText {
  /// The words of the name.
  let words: [String]
  /// The texts behind commas or in brackets, joined: a region or country.
  let areas: [String]

  init(_ text: String) {
    let parts = text.prefix(PlaceFolding.longest).split { ",;()".contains($0) }.map {
      PlaceFolding.words(String($0))
    }.filter { !$0.isEmpty }
    words = Self.withoutKind(parts.first ?? [])
    areas = parts.dropFirst().map { $0.joined() }
  }

  fileprivate init(words: [String], areas: [String]) { (self.words, self.areas) = (words, areas) }

  var joined: String { words.joined() }

  /// Returns the name without its kind, as of `г. Москва` and `city of London`.
  private static func withoutKind(_ words: [String]) -> [String] {
    if words.count > 1, ["г", "гор", "город"].contains(words[0]) {
      return Array(words.dropFirst())
    }
    if words.count > 2, words[0] == "city", words[1] == "of" { return Array(words.dropFirst(2)) }
    return words
  }

  /// Returns the words that a short form may stand for.
  fileprivate static func readings(of word: String) -> [String] {
    switch word {
    case "st": ["st", "saint", "sankt", "sainte"]
    case "ste": ["ste", "sainte"]
    case "ft": ["ft", "fort"]
    case "mt": ["mt", "mount"]
    default: [word]
    }
  }
}
