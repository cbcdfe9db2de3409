import Core
import TrackersDomain

/// The marks that skips have covered since the page was opened: the key that skips brings them back.
struct CoveredMarks: Equatable, Sendable {
  private struct Place: Hashable {
    let tracker: Tracker.ID
    let day: CalendarDay
  }

  private var marks: [Place: DayMark] = [:]

  /// Skips a day, or takes the skip back together with what it has covered, as far as that is known.
  ///
  /// - Returns: the change of the mark, and true where it covers one.
  mutating func turn(_ entry: DayEntry) -> (kind: MarkChange.Kind, covers: Bool) {
    let place = Place(tracker: entry.tracker, day: entry.day)
    let known = marks.removeValue(forKey: place) ?? DayMark.none
    guard entry.mark == .skip else {
      if entry.mark == .none { return (.skipped(true), false) }
      marks[place] = entry.mark
      return (.skipped(true), true)
    }
    switch known {
    case .done: return (.done(true), false)
    case .amount(let amount): return (.amount(amount), false)
    case .none, .skip: return (.skipped(false), false)
    }
  }
}
