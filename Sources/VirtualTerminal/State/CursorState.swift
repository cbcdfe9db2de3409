import Terminal

/// Where and how the cursor shows.
public struct CursorState: Hashable, Sendable {
  public enum Shape: String, Hashable, Sendable {
    case block, underline, bar
  }

  public var position: Point
  public var isVisible: Bool
  public var shape: Shape
  public var blinks: Bool
  /// It stands on the last column, and the next character goes to the next line.
  public var pendingWrap: Bool
}
