import Core

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

extension CalendarDay {
  /// The years whose days can be marked.
  ///
  /// Statistics have a place for each day from the first mark of a tracker on: one day that was read from
  /// a broken clock, or came in a file, must not make them count through thousands of years.
  public static let markedYears = 1900...2199

  /// True for a day of a year that can be marked.
  var isMarkable: Bool { Self.markedYears.contains(year) }

  /// The day of a text in a file, where it can be marked.
  init?(markable text: String) {
    guard let day = CalendarDay(iso: text), day.isMarkable else { return nil }
    self = day
  }
}
