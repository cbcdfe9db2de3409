/// Which cities, in which order, and which part of them.
public struct CityQuery: Sendable, Hashable {
  /// The code of a country; nil for all.
  public var country: String?
  /// Words that must all occur in a name, in either language; blank means all.
  public var search: String
  /// Nil for all.
  public var states: Set<VisitState>?
  public var order: TravelOrder
  public var offset: Int
  public var limit: Int

  public init(
    country: String? = nil, search: String = "", states: Set<VisitState>? = nil,
    order: TravelOrder = .name, offset: Int = 0, limit: Int = 200
  ) {
    (self.country, self.search, self.states, self.order) = (country, search, states, order)
    (self.offset, self.limit) = (offset, limit)
  }
}
