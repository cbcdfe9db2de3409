/// Cards under one header.
public struct DaySection: Sendable, Equatable {
  public enum Header: Sendable, Hashable {
    case pinned
    case category(TrackerCategory)
  }

  public let header: Header
  public let cards: ArraySlice<DayCard>
}
