/// What became of a decision that was taken back.
public enum Withdrawal: Sendable, Hashable {
  /// As if it had never been made; a match without a message went with it.
  case withdrawn
  /// The two have written to each other, and stay matched.
  case matchStays
}
