import Core
import Interchange

/// In what form a card is handed on.
public enum CardFormat: String, Sendable, CaseIterable {
  case markdown, json

  public var fileExtension: String { self == .markdown ? "md" : "json" }

  /// Between the name and the end of a file system's 255 bytes is room for the extension and a mark.
  static let longestName = 200

  /// A name for the file of a pet's card that any file system takes, without blanks or points at its
  /// ends: what a path, a shell or another system gives a meaning to becomes a hyphen.
  public func fileName(for pet: Pet, _ words: PetWords) -> String {
    let typed = TextRules.clean(pet.name ?? "").map { character in
      character.unicodeScalars.contains { Self.isSpecial($0) } ? "-" : character
    }
    var name = ""
    for character in typed {
      if name.utf8.count + character.utf8.count > Self.longestName { break }
      name.append(character)
    }
    name = Self.trimmed(name)
    return "\(name.isEmpty ? words.fileOfNameless : name).\(fileExtension)"
  }

  private static func trimmed(_ name: String) -> String {
    let isEdge = { (character: Character) in " .-~".contains(character) }
    return String(name.drop(while: isEdge).reversed().drop(while: isEdge).reversed())
  }

  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    "/\\:*?\"'`<>|$&;!#%(){}[]\u{FFFD}".unicodeScalars.contains(scalar)
  }
}

extension PetWords {
  var fileOfNameless: String { language.say(en: "pet", ru: "питомец") }
}
