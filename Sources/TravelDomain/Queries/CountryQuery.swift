/// Which countries, in which order, and which part of them.
public struct CountryQuery: Sendable, Hashable {
  /// Words that must all occur in a name, in either language; blank means all.
  public var search: String
  /// Nil for all.
  public var states: Set<VisitState>?
  public var order: TravelOrder
  public var offset: Int
  public var limit: Int

  public init(
    search: String = "", states: Set<VisitState>? = nil, order: TravelOrder = .name,
    offset: Int = 0, limit: Int = 250
  ) {
    (self.search, self.states, self.order) = (search, states, order)
    (self.offset, self.limit) = (offset, limit)
  }
}
