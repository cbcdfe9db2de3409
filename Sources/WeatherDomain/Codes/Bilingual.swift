/// Words in both languages of the program.
public struct Bilingual: Sendable, Hashable {
  public let english: String
  public let russian: String

  public init(_ english: String, _ russian: String) {
    self.english = english
    self.russian = russian
  }
}
