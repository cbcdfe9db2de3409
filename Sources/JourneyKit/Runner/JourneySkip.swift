/// Thrown by a journey that cannot be made here; it counts as skipped, with the reason.
public struct JourneySkip: Error, Hashable, Sendable, CustomStringConvertible {
  public let reason: String

  public init(_ reason: String) {
    self.reason = reason
  }

  public var description: String { "skipped: \(reason)" }
}
