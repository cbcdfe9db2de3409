/// A part of the days that are due.
public struct DuePage: Sendable, Equatable {
  /// How many there are in all.
  public let total: Int
  /// How many of all are overdue.
  public let overdue: Int
  /// The position of the first of `items`.
  public let offset: Int
  public let items: [DueItem]
}
