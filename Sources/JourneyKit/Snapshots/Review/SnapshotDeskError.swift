/// Why pending snapshots are not accepted; none of them is then.
public enum SnapshotDeskError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A robot decides nothing.
  case isCI
  case tooMany(Int, limit: Int)
  case unknown([String])
  case stale(String)
  case unusable(String)

  public var description: String {
    switch self {
    case .isCI: "nothing is accepted where CI is set"
    case .tooMany(let count, let limit):
      "\(count) at once are more than \(limit); if they are right for one reason, name it: --bulk REASON"
    case .unknown(let names): "not pending: " + names.joined(separator: ", ")
    case .stale(let reason), .unusable(let reason): reason
    }
  }
}
