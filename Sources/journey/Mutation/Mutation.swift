/// One way to break a program: a piece of its source, and what stands there instead.
struct Mutation: Hashable {
  enum Kind: String {
    /// Whole statements, which declare nothing that is used later.
    case statement
    /// A value; only the marked part is replaced.
    case expression
  }

  var name: String
  /// From the root of the package.
  var file: String
  var kind: Kind
  /// Stands in the file exactly once; the first line without its indentation.
  var text: String
  /// What of `text` is replaced.
  var mark: Range<String.Index>
  var replacement: String

  /// The source that does the one or the other, by the number that is switched on.
  func schema(number: Int) -> String {
    let original = text[mark]
    switch kind {
    case .statement:
      return "if Mutant.isOn(\(number)) {\n\(replacement)\n} else {\n\(original)\n}"
    case .expression:
      return "(Mutant.isOn(\(number)) ? (\(replacement)) : (\(original)))"
    }
  }
}
