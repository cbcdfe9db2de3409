/// Which pets, in which order, and which part of them.
public struct PetQuery: Sendable, Hashable {
  public enum Order: Sendable, Hashable, CaseIterable {
    /// The one added last comes first.
    case newest
    /// By name, without case and accents; those without one come last.
    case name
  }

  /// Words that must all occur in name, kind, breed, colour or chip number, in any order, in part of
  /// a word too; blank means all pets.
  public var search: String
  public var order: Order
  public var offset: Int
  public var limit: Int

  public init(search: String = "", order: Order = .newest, offset: Int = 0, limit: Int = 200) {
    self.search = search
    self.order = order
    self.offset = offset
    self.limit = limit
  }
}
