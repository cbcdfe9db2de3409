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
  }

  public private(set) var count = 0
  /// Of the last turn; nil before the first.
  public private(set) var way: Way?
  /// How often the card was to be let go of.
  public private(set) var drops = 0

  public init() {}

  /// The next turn.
  public mutating func turn(_ way: Way) {
    count += 1
    self.way = way
  }

  /// The hand lets go of the card, which stays; nothing moves where nothing was held.
  public mutating func drop() { drops += 1 }
}
