import Core
import Interchange

/// The usual answers of a field, the likeliest first. Any other text is as good.
public struct Suggestions: Sendable {
  private let words: PetWords

  public init(_ language: Language) { words = PetWords(language) }

  /// Returns all for a field of this pet; empty where there is nothing usual.
  public func texts(_ field: PetField, for pet: Pet) -> [String] {
    switch field {
    case .kind: Self.table.pairs("kinds").map(text)
    // A kind is known by its name in either language, and by other words for it.
    case .breed: Self.table.pairs("breeds", for: pet.kind ?? "")?.map(text) ?? []
    case .sterilised: YesNo.allCases.map(words.answer)
    case .colour: Self.table.pairs("colours").map(text)
    case .coat: Self.table.pairs("coats").map(text)
    case .name, .birthday, .weight, .chip: []
    }
  }

  /// Returns those that continue the typed text, whatever its case and accents: first whole texts
  /// that begin so, then those with a word that does. Where there are none, those of the other
  /// language follow.
  public func texts(_ field: PetField, for pet: Pet, typed: String) -> [String] {
    matches(of: typed) { $0.texts(field, for: pet) }
  }

  /// Returns the texts that continue the typed one, of this language, else of the other; all for an
  /// empty text.
  public func matches(of typed: String, in texts: (Suggestions) -> [String]) -> [String] {
    let typed = TextRules.folded(TextRules.trimmed(typed))
    let all = texts(self)
    if typed.isEmpty { return all }
    let own = Self.matches(of: typed, in: all)
    if !own.isEmpty { return own }
    let others = Language.allCases.filter { $0 != words.language }
    return Self.matches(of: typed, in: others.flatMap { texts(Suggestions($0)) })
  }

  private static func matches(of typed: String, in all: [String]) -> [String] {
    let folded = all.map { (text: $0, key: TextRules.folded($0)) }
    let first = folded.filter { $0.key.hasPrefix(typed) }
    let second = folded.filter { pair in
      !pair.key.hasPrefix(typed)
        && pair.key.split { " -".contains($0) }.contains { $0.hasPrefix(typed) }
    }
    return (first + second).map(\.text)
  }

  private func text(_ pair: (en: String, ru: String)) -> String {
    words.say(en: pair.en, ru: pair.ru)
  }

  // MARK: - The health book
  /// Returns the usual vaccinations and repeated treatments of this kind of animal.
  public func vaccinations(for pet: Pet) -> [String] {
    (Self.table.pairs("vaccinations", for: pet.kind ?? "") ?? Self.forAll).map(text)
  }

  /// The usual reasons to see a vet.
  public var visits: [String] {
    [("Check-up", "Осмотр"), ("Vaccination", "Прививка"), ("Teeth", "Зубы"), ("Injury", "Травма")]
      .map { words.say(en: $0.0, ru: $0.1) }
  }

  /// The usual schedules of a medicine; a number is so many times a day.
  public var schedules: [String] {
    ["1", "2", "3"]
      + [("every other day", "через день"), ("once a week", "раз в неделю")]
      .map { words.say(en: $0.0, ru: $0.1) }
  }

  /// For a kind that nobody has given, or that is not known here.
  private static var forAll: [Pair] {
    var seen: Set<String> = []
    let listed = table.sections.filter { $0.name == "vaccinations" }.flatMap(\.pairs)
    let all: [Pair] = [("Rabies", "Бешенство"), ("Worms", "Глисты"), ("Ticks", "Клещи")] + listed
    return all.filter { seen.insert($0.en).inserted }
  }

  // MARK: - The table
  private typealias Pair = (en: String, ru: String)

  private static let table = SuggestionTable(PackageResources.Suggestions_tsv)
}

/// The table of `Suggestions.tsv`: behind the name of each list, and the words for the kinds of animals
/// that it is for, its texts in both languages.
private struct SuggestionTable: Sendable {
  typealias Pair = (en: String, ru: String)

  struct Section {
    let name: String
    /// Folded, as ``TextRules/folded(_:)`` does; empty for every kind.
    let kinds: Set<String>
    var pairs: [Pair] = []
  }

  private(set) var sections: [Section] = []

  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t").map(String.init)
      if line.hasPrefix("# ") {
        sections.append(Section(name: String(parts[0].dropFirst(2)), kinds: Set(parts.dropFirst())))
      } else if parts.count == 2, !sections.isEmpty {
        sections[sections.count - 1].pairs.append((parts[0], parts[1]))
      }
    }
  }

  func pairs(_ name: String) -> [Pair] { sections.first { $0.name == name }?.pairs ?? [] }

  /// Returns those for a kind of animal; nil for a kind that is not known.
  func pairs(_ name: String, for kind: String) -> [Pair]? {
    let key = TextRules.folded(TextRules.trimmed(kind))
    return sections.first { $0.name == name && $0.kinds.contains(key) }?.pairs
  }
}
