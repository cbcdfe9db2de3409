/// Where a card of a ``Draggable`` goes.
public enum DragSide: Hashable, Sendable {
  case left, right, up
}

/// What becomes of the card of a ``Draggable``, told by its screen: whatever key, button or drag was
/// the reason, with another count than in the frame before something moves.
public struct DragTurn: Hashable, Sendable {
  public enum Way: Hashable, Sendable {
    /// The card of before flies off.
    case away(DragSide)
    /// The card that shows now comes in.
    case back(DragSide)
    /// The card stays; it is let go of.
    case home
  }

  public private(set) var count = 0
  public private(set) var way = Way.home

  public init() {}

  /// The next turn.
  public mutating func turn(_ way: Way) {
    count += 1
    self.way = way
  }
}
