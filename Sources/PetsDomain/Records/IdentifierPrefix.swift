import Interchange

/// The first digits of an identifier, as a person types them: four at least.
struct IdentifierPrefix {
  /// The range of identifiers that begin so: from the first, up to this end.
  let first: String
  let end: String

  /// Nil for anything else.
  init?(_ typed: String) {
    let text = TextRules.trimmed(typed).uppercased()
    let isPrefix =
      (4...36).contains(text.utf8.count)
      && text.utf8.allSatisfy { (48...57).contains($0) || (65...70).contains($0) || $0 == 45 }
    guard isPrefix else { return nil }
    (first, end) = (text, text + "G")
  }
}
