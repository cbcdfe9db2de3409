/// A cell with all that the terminal knows of it.
public struct DetailedCell: Hashable, Sendable {
  /// Empty where nothing was ever written, and in the right half of a wide character.
  public var text: String
  public var width: Int
  public var style: DetailedStyle
}
