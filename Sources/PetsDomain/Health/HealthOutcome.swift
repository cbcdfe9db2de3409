/// What came of saving a record of the health book.
public enum HealthOutcome<Record: HealthRecord>: Sendable, Equatable {
  case saved(Record)
  /// It already was so; nothing was written.
  case unchanged(Record)
  case refused(HealthProblems<Record.Field>)
  /// There is no such pet any more.
  case gone
}
