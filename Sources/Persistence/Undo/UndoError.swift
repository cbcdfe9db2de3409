/// A reason for which a logged act could not be undone or redone. The act is dropped from the log, so that it does not
/// stand in the way of those before it; the records are as they were.
public enum UndoError: Error, Equatable {
  /// The log does not fit the records: they were changed behind its back, or the log was.
  case unusable(Act)
}
