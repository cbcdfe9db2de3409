/// Of which tests a trace is written.
public enum TraceMode: String, Hashable, Sendable {
  case always, failure, never

  /// `JOURNEY_TRACE`; without it, and with another word in it, of those that fail.
  public init(environment: [String: String]) {
    self = environment["JOURNEY_TRACE"].flatMap(Self.init) ?? .failure
  }
}
