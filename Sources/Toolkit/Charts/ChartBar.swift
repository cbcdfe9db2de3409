/// One bar of a ``BarChart``; without a value there is none.
public struct ChartBar: Hashable, Sendable {
  public var label: String
  public var value: Double?

  public init(_ label: String, _ value: Double?) {
    self.label = label
    self.value = value.flatMap { $0.isFinite ? $0 : nil }
  }
}
