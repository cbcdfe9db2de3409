import Terminal

/// One key, or several pressed one after another: `a`, `z m`.
public struct KeySequence: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral,
  CustomStringConvertible
{
  let first: KeyStroke
  /// Nearly always none, which takes no memory: a screen has a hundred of these.
  private let rest: [KeyStroke]

  public init(_ first: KeyStroke, _ rest: KeyStroke...) {
    (self.first, self.rest) = (first, rest)
  }

  /// Nil where there is no stroke.
  public init?(_ strokes: [KeyStroke]) {
    guard let first = strokes.first else { return nil }
    (self.first, rest) = (first, Array(strokes.dropFirst()))
  }

  public init(extendedGraphemeClusterLiteral character: Character) {
    (first, rest) = (KeyStroke(.character(character)), [])
  }

  /// At least one.
  public var strokes: [KeyStroke] { [first] + rest }

  /// The stroke of a sequence of one; nil of a longer one.
  public var single: KeyStroke? { rest.isEmpty ? first : nil }

  /// The name for hints and help: `Ctrl-R`, `z m`.
  public var description: String {
    rest.isEmpty
      ? first.description : strokes.map(\.description).joined(separator: " ")
  }

  /// Whether more keys must follow `strokes` to make this sequence.
  func continues(_ begun: [KeyStroke]) -> Bool {
    rest.count >= begun.count
      && (begun.isEmpty || begun[0] == first && rest.starts(with: begun.dropFirst()))
  }

  /// Whether these strokes, and no more, make this sequence.
  func consists(of strokes: [KeyStroke]) -> Bool {
    strokes.count == rest.count + 1 && strokes[0] == first
      && (rest.isEmpty || strokes.dropFirst().elementsEqual(rest))
  }
}
