import Core

/// Something of a day in a ``CalendarFile``.
public struct CalendarEvent: Sendable, Equatable {
  /// The same from file to file, so that a calendar that reads one again moves what has moved.
  public var identifier: String
  public var day: CalendarDay
  public var summary: String
  /// Empty for none.
  public var category: String
  /// How many days before it a reminder comes; nil for none.
  public var alarmDays: Int?
  /// How it comes back, as the value of RRULE (section 3.3.10); nil for once.
  public var rule: String?
  /// Since midnight, wherever the reader is; nil for the whole day.
  public var minutes: Int?

  public init(
    _ identifier: String, _ day: CalendarDay, summary: String, category: String = "",
    alarmDays: Int? = nil
  ) {
    self.identifier = identifier
    self.day = day
    self.summary = summary
    self.category = category
    self.alarmDays = alarmDays
  }
}
