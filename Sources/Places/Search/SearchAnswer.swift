/// What a search came to.
public struct SearchAnswer: Equatable, Sendable {
  /// The best first.
  public var matches: [SearchMatch]
  /// The point, where the text was one; then the match is the place closest to it.
  public var coordinates: Coordinates?

  public init(matches: [SearchMatch], coordinates: Coordinates? = nil) {
    self.matches = matches
    self.coordinates = coordinates
  }
}

/// A place that a search has found.
public struct SearchMatch: Equatable, Sendable {
  /// How the name and the text come together.
  public enum Kind: Equatable, Sendable {
    /// The text is a name of it.
    case name
    /// A name begins with the text, or has words that do.
    case beginning
    /// Fewer or more letters, others, or two swapped: so many slips.
    case typing(slips: Int)
    /// Spelled by ear in the letters of the other alphabet, or typed on the other layout.
    case spelling
    /// The place closest to the coordinates, so many kilometres away.
    case nearby(Double)
  }

  public let city: City
  public let kind: Kind
  /// The name that was meant where it is none of those shown: `Cologne` for Köln.
  public let alias: String?
}
