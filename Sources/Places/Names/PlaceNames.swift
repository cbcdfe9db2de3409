import Core

/// A name in both languages.
public struct PlaceNames: Equatable, Hashable, Sendable {
  public let english: String
  public let russian: String

  /// A name that Russian lacks is the English one.
  public init(english: String, russian: String) {
    self.english = english
    self.russian = russian.isEmpty ? english : russian
  }

  public subscript(language: Language) -> String {
    language == .russian ? russian : english
  }
}
