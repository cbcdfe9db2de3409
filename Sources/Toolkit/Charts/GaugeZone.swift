import Semantics

/// A stretch of a ``Gauge`` with a name, up to a value.
public struct GaugeZone: Hashable, Sendable {
  public var name: String
  public var end: Double
  public var role: ThemeRole

  public init(_ name: String, to end: Double, role: ThemeRole = .chart1) {
    self.name = name
    self.end = end
    self.role = role
  }
}
