/// Which days that are due, and which part of them: the most overdue first.
public struct DueQuery: Sendable, Hashable {
  /// How many days ahead count as soon, unless told otherwise.
  public static let soon = 30

  /// How many days ahead to look; nil for all. What is overdue always comes.
  public var days: Int?
  /// Of one pet; nil for all.
  public var pet: Pet.ID?
  public var offset: Int
  public var limit: Int

  public init(
    days: Int? = DueQuery.soon, pet: Pet.ID? = nil, offset: Int = 0, limit: Int = 200
  ) {
    self.days = days
    self.pet = pet
    self.offset = offset
    self.limit = limit
  }
}
