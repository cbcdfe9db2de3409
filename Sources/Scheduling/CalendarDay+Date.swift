import Core
import FoundationEssentials

extension CalendarDay {
  /// The day that it is at a moment, somewhere.
  public init(_ date: Date, in timeZone: TimeZone) {
    let seconds = date.timeIntervalSince1970 + TimeInterval(timeZone.secondsFromGMT(for: date))
    let days = (seconds / 86_400).rounded(.down)
    // What is beyond the calendar counts as its end.
    self.init(daysSinceEpoch: Int(min(max(-1e9, days), 1e9)))
  }
}
