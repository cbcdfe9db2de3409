import Terminal

/// A picture that a program has put on the screen, with the place that it has now.
public struct TerminalPicture: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    case sixel
    /// The program's numbers; 0 for none.
    case kitty(image: Int, placement: Int)
    case iTerm2(name: String)
  }

  public let source: Source
  /// The row of the upper left corner; below 0 in the scrollback, -1 for its newest line.
  public let row: Int
  public let column: Int
  /// In cells of 8 by 16 pixels.
  public let size: Size
  public let content: PictureContent
  /// What part of the content shows, in its pixels.
  public let crop: Rect
  /// Above 0 over other kitty pictures, below 0 under the text.
  public let layer: Int
  /// How many of its cells still show it. Text over a sixel or iTerm2 picture takes them away; over
  /// one of kitty's it does not.
  public let cellsLeft: Int
}
