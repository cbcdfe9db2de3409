/// A part of the records that a query asks for.
public struct TravelPage<Record: Sendable & Equatable>: Sendable, Equatable {
  /// How many there are in all.
  public let total: Int
  /// The position of the first of `records`; less than was asked for where there are fewer by now.
  public let offset: Int
  public let records: [Record]

  public init(total: Int, offset: Int, records: [Record]) {
    (self.total, self.offset, self.records) = (total, offset, records)
  }
}
