/// What a person has put down for a day.
public enum DayMark: Sendable, Hashable {
  case none
  case done
  /// Not done, and not to be counted as missed.
  case skip
  case amount(Amount)

  /// Whether the day counts as done; an amount without a target does, once it is more than nothing.
  public func isDone(_ target: Target?) -> Bool {
    switch self {
    case .none, .skip: false
    case .done: true
    case .amount(let amount): target.map { $0.isMet(by: amount) } ?? (amount > .zero)
    }
  }
}
