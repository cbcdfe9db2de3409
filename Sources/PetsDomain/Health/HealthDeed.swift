/// What was done to a record of the health book.
public enum HealthDeed: String, Sendable, CaseIterable {
  case add, edit, delete
}
