import Places

/// A name on a map that cannot be chosen, of an area or a place; drawn only where there is room.
public struct MapLabel: Hashable, Sendable {
  public var text: String
  public var coordinates: Coordinates
  /// The higher ones get the room first; of equal ones the earlier.
  public var priority: Double
  /// Where the way around the earth takes fewer columns, it is left out.
  public var leastColumns: Double
  /// Marks a place, with the name beside the dot, instead of an area with the name in its middle.
  public var hasDot: Bool

  public init(
    _ text: String, at coordinates: Coordinates, priority: Double = 0, leastColumns: Double = 0,
    hasDot: Bool = false
  ) {
    self.text = text
    self.coordinates = coordinates
    self.priority = priority
    self.leastColumns = leastColumns
    self.hasDot = hasDot
  }
}
