import Terminal

/// One key, or several pressed one after another: `a`, `z m`.
public struct KeySequence: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral,
  CustomStringConvertible
{
  /// At least one.
  public let strokes: [KeyStroke]

  public init(_ first: KeyStroke, _ rest: KeyStroke...) {
    strokes = [first] + rest
  }

  /// Nil where there is no stroke.
  public init?(_ strokes: [KeyStroke]) {
    guard !strokes.isEmpty else { return nil }
    self.strokes = strokes
  }

  public init(extendedGraphemeClusterLiteral character: Character) {
    strokes = [KeyStroke(.character(character))]
  }

  /// The stroke of a sequence of one; nil of a longer one.
  public var single: KeyStroke? { strokes.count == 1 ? strokes[0] : nil }

  /// The name for hints and help: `Ctrl-R`, `z m`.
  public var description: String {
    strokes.count == 1
      ? strokes[0].description : strokes.map(\.description).joined(separator: " ")
  }

  /// Whether more keys must follow `strokes` to make this sequence.
  func continues(_ begun: [KeyStroke]) -> Bool {
    strokes.count > begun.count && strokes.starts(with: begun)
  }
}
