/// Whether snapshots are compared or written.
public enum SnapshotMode: Hashable, Sendable {
  case check, record

  /// Records only where `JOURNEY_SNAPSHOTS=record` says so and `CI` is not set, to whatever value.
  public init(environment: [String: String]) {
    let wants = environment["JOURNEY_SNAPSHOTS"] == "record"
    self = wants && environment["CI"] == nil ? .record : .check
  }
}
