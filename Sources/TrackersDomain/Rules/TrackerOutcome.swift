/// What came of a change.
public enum TrackerOutcome<Record: Sendable & Equatable>: Sendable, Equatable {
  case saved(Record)
  /// It already was so; nothing was written.
  case unchanged(Record)
  /// In the order of the form where there are several; never empty.
  case refused([TrackerProblem])
  /// There is no such record any more.
  case gone

  static func refused(_ problem: TrackerProblem) -> Self { .refused([problem]) }

  /// The record as it now is; nil where it was refused or is gone.
  public var record: Record? {
    switch self {
    case .saved(let record), .unchanged(let record): record
    case .refused, .gone: nil
    }
  }
}
