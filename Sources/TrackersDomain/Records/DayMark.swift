import Core
import Interchange

/// The mark of a day.
public enum DayMark: Sendable, Hashable {
  case none
  case done
  /// Not done, and not to be counted as missed.
  case skip
  case amount(Amount)

  /// Returns true if the day counts as done; an amount without a target does if it is more than
  /// nothing.
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

/// The mark and note of a tracker on a day.
public struct DayEntry: Sendable, Hashable {
  public let tracker: Tracker.ID
  public let day: CalendarDay
  public var mark: DayMark
  /// May be empty; may also stand alone.
  public var note: String

  public init(_ tracker: Tracker.ID, _ day: CalendarDay, _ mark: DayMark, note: String = "") {
    (self.tracker, self.day, self.mark, self.note) = (tracker, day, mark, note)
  }
}

/// An amount of something, to a thousandth.
public struct Amount: Sendable, Hashable, Comparable {
  public let thousandths: Int

  /// Up to a million: each fits into the four bytes that a day has in the store.
  public static let range = 0...1_000_000_000
  public static let zero = Amount(known: 0)

  public init?(thousandths: Int) {
    guard Self.range.contains(thousandths) else { return nil }
    self.thousandths = thousandths
  }

  init(known thousandths: Int) { self.thousandths = thousandths }

  /// Reads `8`, `1.5` or `1,5`, three decimals at the most.
  public init?(typed text: String) {
    let parts = TextRules.trimmed(text)
      .split(separator: /[.,]/, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, (1...7).contains(whole.utf8.count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    guard decimals.utf8.count <= 3, parts.count == 1 || !decimals.isEmpty else { return nil }
    let padded = decimals + String(repeating: "0", count: 3 - decimals.utf8.count)
    guard let thousands = Int(whole), let rest = Int(padded) else { return nil }
    self.init(thousandths: thousands * 1000 + rest)
  }

  /// Returns the shortest text: `8`, `1.5`.
  public func text(decimalSign: Character = ".") -> String {
    let rest = thousandths % 1000
    guard rest != 0 else { return "\(thousandths / 1000)" }
    var decimals = String(String(rest + 1000).dropFirst())
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(thousandths / 1000)\(decimalSign)\(decimals)"
  }

  public static func < (left: Amount, right: Amount) -> Bool {
    left.thousandths < right.thousandths
  }
}
