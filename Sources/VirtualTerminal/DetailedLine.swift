/// A line of the screen or the scrollback with all that the terminal knows of it.
public struct DetailedLine: Hashable, Sendable {
  /// How large the line's characters are drawn (DECDWL, DECDHL).
  public enum CharacterSize: Hashable, Sendable {
    case single, doubleWidth, upperHalf, lowerHalf
  }

  /// Without the never written cells of the plain style at its end.
  public var cells: [DetailedCell]
  /// The text goes on in the next line because it did not fit.
  public var isWrapped: Bool
  public var characterSize: CharacterSize
}
