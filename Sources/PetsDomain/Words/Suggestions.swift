import Core
import Interchange

/// What a field offers while it is filled in: the usual answers, the likeliest first. Any other text
/// is as good.
public struct Suggestions: Sendable {
  let language: Language

  public init(_ language: Language) { self.language = language }

  /// All for a field of this pet; empty where there is nothing usual.
  public func texts(_ field: PetField, for pet: Pet) -> [String] {
    switch field {
    case .kind: Self.kinds.map(text)
    case .breed: breeds(of: pet.kind ?? "")
    case .sterilised: YesNo.allCases.map(PetWords(language).answer)
    case .colour: Self.colours.map(text)
    case .coat: Self.coats.map(text)
    case .name, .birthday, .weight, .chip: []
    }
  }

  /// Those that go on with what was typed, whatever its case and accents: first where the whole
  /// begins so, then where a word does. Where none does, those of the other language that do.
  public func texts(_ field: PetField, for pet: Pet, typed: String) -> [String] {
    matches(of: typed) { $0.texts(field, for: pet) }
  }

  /// What goes on with a typed text, of what either language has, this one first; all for no text.
  public func matches(of typed: String, in texts: (Suggestions) -> [String]) -> [String] {
    let typed = TextRules.folded(TextRules.trimmed(typed))
    let all = texts(self)
    if typed.isEmpty { return all }
    let own = Self.matches(of: typed, in: all)
    if !own.isEmpty { return own }
    let others = Language.allCases.filter { $0 != language }
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

  /// A kind is known by its name in either language, and by other words for it.
  private func breeds(of kind: String) -> [String] {
    let key = TextRules.folded(TextRules.trimmed(kind))
    let found = Self.breeds.first { $0.kinds.contains(key) }
    return found?.names.map(text) ?? []
  }

  private func text(_ pair: (en: String, ru: String)) -> String {
    language.say(en: pair.en, ru: pair.ru)
  }
}
