import CatinderDomain
import Interchange

extension CatinderDesk {
  /// The one match that is meant: by its identifier, else its name, else the beginning of its name,
  /// whatever case and accents.
  ///
  /// - Throws: ``CatinderError/notFound`` for an identifier, else ``CatinderProblem``.
  func partner(
    _ text: String, of me: ProfileID, among matches: [Match]
  ) throws -> Profile {
    let cats = matches.map { $0.partner(of: me) }
    if let uid = ProfileID(text) {
      guard let cat = cats.first(where: { $0.uid == uid }) else { throw CatinderError.notFound }
      return cat
    }
    let folded = TextRules.folded(TextRules.trimmed(text))
    let named = cats.filter { TextRules.folded($0.name) == folded }
    let found = named.isEmpty ? cats.filter { begins($0.name, folded) } : named
    guard let cat = found.first else { throw CatinderProblem.noMatch(text) }
    guard found.count == 1 else { throw CatinderProblem.notUnique(text, found) }
    return cat
  }

  private func begins(_ name: String, _ folded: String) -> Bool {
    !folded.isEmpty && TextRules.folded(name).hasPrefix(folded)
  }
}
