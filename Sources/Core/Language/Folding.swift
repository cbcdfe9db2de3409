/// The form in which words of the interface are compared: small letters, and ё as е.
///
/// Accents count, and й is a letter of its own.
public enum Folding {
  /// A character by itself; a string, as a small letter may be several.
  public static func fold(_ character: Character) -> String {
    if let ascii = character.asciiValue {
      return (65...90).contains(ascii) ? String(UnicodeScalar(ascii + 32)) : String(character)
    }
    let small = character.lowercased()
    return small == "ё" ? "е" : small
  }

  /// A whole text; costs its length.
  public static func fold(_ text: some StringProtocol) -> String {
    let small = text.lowercased()
    return small.contains("ё") ? String(small.map { $0 == "ё" ? "е" : $0 }) : small
  }

  /// The words of a text, without what is neither letter nor digit.
  public static func words(_ text: some StringProtocol) -> [String] {
    fold(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
