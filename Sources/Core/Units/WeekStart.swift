/// The day that a week begins with, in calendars.
public enum WeekStart: String, Sendable, Hashable, Codable, CaseIterable {
  case monday, sunday

  public var weekday: Weekday { self == .monday ? .monday : .sunday }
}
